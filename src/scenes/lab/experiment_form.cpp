#include "scenes/lab/experiment_form.h"

#include "base/error.h"
#include "base/words.h"
#include "rules/knobs.h"
#include "session/recording.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace boxcars::scenes {
namespace {

using sim::LabGame;

constexpr std::array<std::string_view, 4> game_names{"Craps", "Sì-Wŭ-Liù", "Cee-lo", "Pig"};
constexpr std::array<int, 8> goals{0, 1, 2, 4, 8, 12, 16, 36};  // quarters of the bankroll

// The next of 1, 2, 5, 10, 20 ... beyond `value`, so many times, within the limits.
std::int64_t stepped(std::int64_t value, int steps, std::int64_t least, std::int64_t most) {
    std::vector<std::int64_t> ladder;
    for (std::int64_t ten = 1; ten <= most; ten *= 10)
        for (const int one : {1, 2, 5})
            if (one * ten >= least && one * ten <= most) ladder.push_back(one * ten);
    for (; steps > 0; --steps) {
        const auto next = std::ranges::upper_bound(ladder, value);
        if (next != ladder.end()) value = *next;
    }
    for (; steps < 0; ++steps) {
        const auto here = std::ranges::lower_bound(ladder, value);
        if (here != ladder.begin()) value = *(here - 1);
    }
    return value;
}

int around(int value, int steps, int least, int most) {  // past the end it begins anew
    const int count = most - least + 1;
    return least + ((value - least + steps) % count + count) % count;
}

}  // namespace

ExperimentForm::ExperimentForm(std::uint64_t seed) : seed_(seed) {
    craps::Rules craps;
    craps.bankroll = 200;
    setups_[0] = {.sheet = craps, .seats = {0, 1, 2, 3, 4, 5, 6, 7}, .rounds = 200};
    setups_[1] = {.sheet = siwuliu::Rules{}, .seats = {1, 2, 3, 6, 7, 8, nobody, nobody}, .rounds = 50};
    setups_[2] = {.sheet = ceelo::Rules{}, .seats = {0, 1, 2, 3, nobody, nobody}, .rounds = 50, .evenings = 2'000};
    setups_[3] = {.sheet = pig::Rules{},
                  .seats = {5, 0, nobody, nobody, nobody, nobody, nobody, nobody},
                  .rounds = 100,
                  .evenings = 1'000};
}

std::size_t ExperimentForm::seats() const { return setup().seats.size(); }

int ExperimentForm::player_of(int seat) const {
    const auto& all = setup().seats;
    if (seat < 0 || seat >= static_cast<int>(all.size()) || all[static_cast<std::size_t>(seat)] == nobody) return -1;
    return static_cast<int>(std::count_if(all.begin(), all.begin() + seat, [](int one) { return one != nobody; }));
}

int ExperimentForm::seat_of(int player) const {
    for (int seat = 0; seat < static_cast<int>(seats()); ++seat)
        if (player_of(seat) == player) return seat;
    return -1;
}

std::string ExperimentForm::words_of(int seat) const {
    const int one = setup().seats[static_cast<std::size_t>(seat)];
    return one == nobody ? "" : menu()[static_cast<std::size_t>(one)].words;
}

std::vector<std::string> ExperimentForm::sitting() const {
    std::vector<std::string> names;
    for (const int one : setup().seats)
        if (one != nobody) names.push_back(menu()[static_cast<std::size_t>(one)].name);
    return names;
}

std::int64_t ExperimentForm::bankroll() const { return sim::bankroll(plan()); }

std::int64_t ExperimentForm::goal() const { return setup().goal == 0 ? 0 : bankroll() + bankroll() * setup().goal / 4; }

std::string ExperimentForm::amount(std::int64_t value) const { return ui::lab_amount(game_, value); }

// Of the sheet; what is turned at the desk itself does not count.
int ExperimentForm::changed_knobs() const {
    ui::LabRules all = sheet();
    if (auto* craps = std::get_if<craps::Rules>(&all)) craps->bankroll = craps::Rules{}.bankroll;
    if (auto* siwuliu = std::get_if<siwuliu::Rules>(&all)) siwuliu->balance = siwuliu::Rules{}.balance;
    if (auto* ceelo = std::get_if<ceelo::Rules>(&all)) ceelo->coins = ceelo::Rules{}.coins;
    return std::visit([](const auto& rules) { return rules::changed_count(rules); }, all);
}

std::vector<Dial> ExperimentForm::dials() const {
    constexpr std::array<const char*, 4> rounds{"Throws", "Rounds", "Rounds at most", "Games"};
    const auto g = static_cast<std::size_t>(game_);
    std::vector<Dial> all{{"game", "Game", std::string{game_names[g]}}};
    for (int seat = 0; seat < static_cast<int>(seats()); ++seat) {
        const int one = setup().seats[static_cast<std::size_t>(seat)];
        all.push_back({"player." + std::to_string(seat + 1), "",
                       one == nobody ? "nobody" : ui::lab_name(menu()[static_cast<std::size_t>(one)].name), seat});
    }
    all.push_back({"bankroll", game_ == LabGame::Pig ? "Brings" : "Bankroll", amount(bankroll())});
    all.push_back({"goal", "Gets up at", goal() == 0 ? "no goal" : amount(goal())});
    all.push_back({"rounds", rounds[g], ui::lab_count(setup().rounds)});
    all.push_back({"evenings", "Evenings", ui::lab_count(setup().evenings)});
    all.push_back({"seed", "Seed", std::to_string(seed_)});
    const int changed = changed_knobs();
    all.push_back({"sheet", "Rules", changed == 0 ? "standard" : std::to_string(changed) + " changed", -1, true});
    return all;
}

void ExperimentForm::turn(std::string_view dial, int steps) {
    Setup& all = setup();
    if (dial == "game") game_ = static_cast<LabGame>(around(static_cast<int>(game_), steps, 0, 3));
    if (dial.starts_with("player.")) {
        int& one = all.seats[static_cast<std::size_t>(dial.back() - '1')];
        one = around(one, steps, nobody, static_cast<int>(menu().size()) - 1);
    }
    if (dial == "bankroll") turn_bankroll(steps);
    if (dial == "goal") {
        const auto at = std::ranges::find(goals, all.goal) - goals.begin();
        all.goal = goals[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + steps, 0, std::ssize(goals) - 1))];
    }
    if (dial == "rounds") all.rounds = static_cast<int>(stepped(all.rounds, steps, 10, 100'000));
    if (dial == "evenings") all.evenings = stepped(all.evenings, steps, 100, 1'000'000);
    if (dial == "seed") seed_ += static_cast<std::uint64_t>(static_cast<std::int64_t>(steps));
}

void ExperimentForm::turn_bankroll(int steps) {
    Setup& all = setup();
    if (auto* craps = std::get_if<craps::Rules>(&all.sheet))
        craps->bankroll = static_cast<int>(stepped(craps->bankroll, steps, 10, 1'000'000));
    if (auto* siwuliu = std::get_if<siwuliu::Rules>(&all.sheet))
        siwuliu->balance = static_cast<int>(stepped(siwuliu->balance, steps, 1'000, 10'000'000));
    if (auto* ceelo = std::get_if<ceelo::Rules>(&all.sheet))
        ceelo->coins = std::clamp(ceelo->coins + 5 * steps, 5, 100);
    if (game_ == LabGame::Pig) all.stakes = static_cast<int>(stepped(all.stakes, steps, 1, 10'000));
}

// ---- typed

bool ExperimentForm::can_type(std::string_view dial) const {
    return dial.starts_with("player.") || dial == "bankroll" || dial == "rounds" || dial == "evenings" ||
           dial == "seed";
}

ui::LabQuestion ExperimentForm::question(const std::string& dial, const std::filesystem::path& folder) const {
    ui::LabQuestion asked{.dial = dial, .title = "", .words = "", .hint = "", .offers = {}};
    for (const Dial& one : dials())
        if (one.name == dial) asked = {dial, one.label, one.value, "", {}};
    if (dial.starts_with("player.")) {
        const int one = setup().seats[static_cast<std::size_t>(dial.back() - '1')];
        asked.title = std::string{"Player "} + dial.back();
        asked.words = one == nobody ? "" : menu()[static_cast<std::size_t>(one)].name;
        asked.hint = LabMenu::hint(game_);
        if (game_ == LabGame::Craps) asked.offers = strategy_files(folder);
    }
    if (dial == "seed") asked.hint = "A whole number from 0 to 18446744073709551615: the dice of every evening.";
    if (dial == "rounds") asked.hint = fmt::format("A whole number from 1 to {}.", ui::lab_count(sim::most_lab_rounds));
    if (dial == "evenings")
        asked.hint = fmt::format("A whole number from 1 to {}.", ui::lab_count(sim::most_lab_evenings));
    if (dial == "bankroll")
        asked.hint = std::string{"What everybody begins with, in whole "} + (game_ == LabGame::Ceelo ? "coins."
                                                                             : game_ == LabGame::Pig ? "stakes."
                                                                                                     : "dollars.");
    std::ranges::transform(asked.title, asked.title.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return asked;
}

std::optional<std::string> ExperimentForm::take(const std::string& dial, const std::string& words,
                                                const std::filesystem::path& folder) {
    try {
        if (dial.starts_with("player.")) {
            const bool empty = words.empty() || words == "nobody";
            setup().seats[static_cast<std::size_t>(dial.back() - '1')] =
                empty ? nobody : menu_.typed(game_, words, folder);
        } else if (dial == "seed") {
            const auto seed = session::seed_from(words);
            if (!seed) return "The seed is a whole number from 0 to 18446744073709551615, not '" + words + "'.";
            seed_ = *seed;
        } else {
            return take_number(dial, words);
        }
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::optional<std::string> ExperimentForm::learn(const std::string& file, const std::filesystem::path& folder) {
    try {
        menu_.typed(LabGame::Craps, file, folder);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

std::optional<std::string> ExperimentForm::take_number(const std::string& dial, const std::string& words) {
    std::string digits;  // "$1,000" and "20 stakes" are numbers too
    for (const char c : words.substr(0, words.find_last_of("0123456789") + 1))
        if (c != ',' && c != '$' && c != ' ') digits += c;
    const auto number = whole_number(digits);
    const auto within = [&](const char* what, std::int64_t most) -> std::optional<std::string> {
        if (number && *number >= 1 && *number <= most) return {};
        return fmt::format("{} from 1 to {}, not '{}'.", what, ui::lab_count(most), words);
    };
    Setup& all = setup();
    if (dial == "rounds") {
        if (auto wrong = within("An evening has a whole number of rounds", sim::most_lab_rounds)) return wrong;
        all.rounds = static_cast<int>(*number);
    } else if (dial == "evenings") {
        if (auto wrong = within("The lab plays a whole number of evenings", sim::most_lab_evenings)) return wrong;
        all.evenings = *number;
    } else if (game_ == LabGame::Pig) {
        if (auto wrong = within("Everybody brings a whole number of stakes", sim::most_lab_stakes)) return wrong;
        all.stakes = static_cast<int>(*number);
    } else {
        if (!number) return "The bankroll is a whole number, not '" + words + "'.";
        if (auto* craps = std::get_if<craps::Rules>(&all.sheet)) return rules::set_knob(*craps, "bankroll", digits);
        if (auto* ceelo = std::get_if<ceelo::Rules>(&all.sheet)) return rules::set_knob(*ceelo, "coins", digits);
        const std::string cents = digits == "0" ? digits : digits + "00";
        return rules::set_knob(std::get<siwuliu::Rules>(all.sheet), "balance", cents);
    }
    return {};
}

// ---- what it makes

sim::LabTable ExperimentForm::table() const {
    switch (game_) {
        case LabGame::Craps: {
            sim::LabCraps table{rules<craps::Rules>(), {}};
            for (const int one : setup().seats)
                if (one != nobody) table.players.push_back(menu_.strategy(one));
            return table;
        }
        case LabGame::Siwuliu: {
            sim::LabSiwuliu table{rules<siwuliu::Rules>(), {}};
            for (const int one : setup().seats)
                if (one != nobody) table.players.push_back(menu_.bettor(one));
            return table;
        }
        case LabGame::Ceelo:
            return sim::LabCeelo{rules<ceelo::Rules>(), sitting()};
        case LabGame::Pig:
            break;
    }
    return sim::LabPig{rules<pig::Rules>(), sitting(), setup().stakes};
}

sim::LabPlan ExperimentForm::plan() const {
    sim::LabPlan plan{.table = table(), .rounds = setup().rounds, .evenings = setup().evenings, .seed = seed_};
    if (setup().goal != 0) plan.goal = sim::bankroll(plan) + sim::bankroll(plan) * setup().goal / 4;
    return plan;
}

}  // namespace boxcars::scenes
