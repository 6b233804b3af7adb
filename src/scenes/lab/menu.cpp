#include "scenes/lab/menu.h"

#include "base/error.h"
#include "base/words.h"
#include "players/ceelo/policy.h"
#include "players/pig/policy.h"
#include "session/craps/strategy_file.h"
#include "ui/lab/look.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::scenes {
namespace {

using sim::LabGame;

constexpr std::size_t most_files = 12;  // offered; any other can be typed
constexpr Cents most_bet = 1'000'000 * dollar;

std::vector<sim::FlatBettor> flat_bettors() {
    constexpr Cents all_of_it = Cents{1} << 40;
    return {
        {"$1 a round", 1 * dollar},
        {"$5 a round", 5 * dollar},
        {"$10 a round", 10 * dollar},
        {"$20 a round", 20 * dollar},
        {"$50 a round", 50 * dollar},
        {"$10, up at +$50", 10 * dollar, 50 * dollar},
        {"$20, up at +$100", 20 * dollar, 100 * dollar},
        {"$20, up at −$50", 20 * dollar, 0, 50 * dollar},
        {"all of it", all_of_it},
    };
}

std::string bettor_words(const sim::FlatBettor& bettor) {
    if (bettor.up_when_won > 0) return "flat, and gets up when so much is won";
    if (bettor.up_when_lost > 0) return "flat, and gets up when so much is lost";
    return bettor.name == "all of it" ? "everything, every round" : "flat, while there is something left";
}

std::string with_spaces(std::string name) {
    std::ranges::replace(name, '_', ' ');
    return name;
}

bool is_file(const std::string& words) { return words.starts_with("file:") || words.ends_with(".json"); }

}  // namespace

LabMenu::LabMenu() : bettors_(flat_bettors()) {
    for (const auto& one : players::craps_strategies()) {
        strategies_.push_back(one);
        add(LabGame::Craps, {one.name, one.in_words});
    }
    for (const auto& one : bettors_) add(LabGame::Siwuliu, {one.name, bettor_words(one)});
    for (const auto& one : players::ceelo_policies())
        add(LabGame::Ceelo, {std::string{one.name}, std::string{one.in_words}});
    for (const auto name : players::policy_names())
        add(LabGame::Pig, {std::string{name}, players::find_policy(name)->in_words()});
}

int LabMenu::add(LabGame game, Entry entry) {
    auto& all = entries_[static_cast<std::size_t>(game)];
    all.push_back(std::move(entry));
    return static_cast<int>(all.size()) - 1;
}

int LabMenu::typed(LabGame game, const std::string& words, const std::filesystem::path& folder) {
    const auto& all = of(game);
    if (game != LabGame::Craps || !is_file(words))  // a file may have changed since
        for (std::size_t n = 0; n < all.size(); ++n)
            if (with_spaces(all[n].name) == with_spaces(words)) return static_cast<int>(n);
    switch (game) {
        case LabGame::Craps:
            if (is_file(words)) return read_strategy(words, folder);
            throw Error{*players::craps_strategy_problem(words)};
        case LabGame::Siwuliu:
            return flat_bettor(words);
        case LabGame::Ceelo:
            throw Error{*players::ceelo_policy_problem(words)};
        case LabGame::Pig:
            break;
    }
    if (const auto wrong = players::policy_problem(words)) throw Error{*wrong};
    return add(game, {words, players::find_policy(words)->in_words()});
}

int LabMenu::read_strategy(const std::string& words, const std::filesystem::path& folder) {
    const std::filesystem::path named = words.starts_with("file:") ? words.substr(5) : words;
    std::error_code none;
    const auto here = folder / named;
    auto strategy = session::read_craps_plan(std::filesystem::exists(here, none) ? here : named);
    strategy.name = named.filename().string();
    const auto before = std::ranges::find(strategies_, strategy.name, &players::CrapsStrategy::name);
    const Entry entry{strategy.name, strategy.in_words};
    if (before == strategies_.end()) {
        strategies_.push_back(std::move(strategy));
        return add(LabGame::Craps, entry);
    }
    const auto at = static_cast<std::size_t>(before - strategies_.begin());
    *before = std::move(strategy);
    entries_[static_cast<std::size_t>(LabGame::Craps)][at] = entry;
    return static_cast<int>(at);
}

int LabMenu::flat_bettor(const std::string& words) {
    const auto amount = whole_number(words.starts_with('$') ? words.substr(1) : words);
    if (!amount || *amount < 1 || *amount * dollar > most_bet)
        throw Error{
            fmt::format("A flat bet is whole dollars, 1 to {}, such as $15; not '{}'.", most_bet / dollar, words)};
    const std::string name = ui::lab_amount(LabGame::Siwuliu, *amount * dollar) + " a round";
    const auto before = std::ranges::find(bettors_, name, &sim::FlatBettor::name);
    if (before != bettors_.end()) return static_cast<int>(before - bettors_.begin());
    bettors_.push_back({name, *amount * dollar});
    return add(LabGame::Siwuliu, {name, bettor_words(bettors_.back())});
}

std::string LabMenu::hint(LabGame game) {
    constexpr std::array<const char*, 4> hints{
        "A strategy of craps by its name, or the file of your own: mine.json, or its whole path. Nothing: an empty "
        "seat.",
        "What is bet each round, in whole dollars: $15. Nothing: an empty seat.",
        "A policy of cee-lo by its name: even, bold, kelly. Nothing: an empty seat.",
        "A policy of Pig by its name, or hold:N for one that holds at N. Nothing: an empty seat."};
    return hints[static_cast<std::size_t>(game)];
}

std::vector<std::string> strategy_files(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    std::error_code none;
    for (std::filesystem::directory_iterator at{folder, none}, end; !none && at != end; at.increment(none))
        if (at->path().extension() == ".json") names.push_back(at->path().filename().string());
    std::ranges::sort(names);
    names.resize(std::min(names.size(), most_files));
    return names;
}

}  // namespace boxcars::scenes
