#include "scenes/lab_desk.h"

#include "players/ceelo_policy.h"
#include "players/pig_policy.h"
#include "rules/knobs.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

using sim::LabGame;

constexpr std::array<std::string_view, 4> game_names{"Craps", "Sì-Wŭ-Liù", "Cee-lo", "Pig"};
constexpr std::array<int, 8> goals{0, 1, 2, 4, 8, 12, 16, 36};  // quarters of the bankroll

struct Choice {
    std::string name, words;
};

const std::vector<sim::FlatBettor>& bettors() {
    constexpr Cents all_of_it = Cents{1} << 40;
    static const std::vector<sim::FlatBettor> all{
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
    return all;
}

std::string bettor_words(const sim::FlatBettor& bettor) {
    if (bettor.up_when_won > 0) return "flat, and gets up when so much is won";
    if (bettor.up_when_lost > 0) return "flat, and gets up when so much is lost";
    return bettor.name == "all of it" ? "everything, every round" : "flat, while there is something left";
}

const std::vector<Choice>& menu(LabGame game) {
    static const std::array<std::vector<Choice>, 4> menus = [] {
        std::array<std::vector<Choice>, 4> all;
        for (const auto& one : players::craps_strategies()) all[0].push_back({one.name, one.in_words});
        for (const auto& one : bettors()) all[1].push_back({one.name, bettor_words(one)});
        for (const auto& one : players::ceelo_policies())
            all[2].push_back({std::string{one.name}, std::string{one.in_words}});
        for (const auto name : players::policy_names())
            all[3].push_back({std::string{name}, players::find_policy(name)->in_words()});
        return all;
    }();
    return menus[static_cast<std::size_t>(game)];
}

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

LabDesk::LabDesk(std::uint64_t seed) : seed_(seed) {
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

std::size_t LabDesk::seats() const { return setup().seats.size(); }

int LabDesk::player_of(int seat) const {
    const auto& all = setup().seats;
    if (seat < 0 || seat >= static_cast<int>(all.size()) || all[static_cast<std::size_t>(seat)] == nobody) return -1;
    return static_cast<int>(std::count_if(all.begin(), all.begin() + seat, [](int one) { return one != nobody; }));
}

int LabDesk::seat_of(int player) const {
    for (int seat = 0; seat < static_cast<int>(seats()); ++seat)
        if (player_of(seat) == player) return seat;
    return -1;
}

std::string LabDesk::words_of(int seat) const {
    const int one = setup().seats[static_cast<std::size_t>(seat)];
    return one == nobody ? "" : menu(game_)[static_cast<std::size_t>(one)].words;
}

std::vector<std::string> LabDesk::sitting() const {
    std::vector<std::string> names;
    for (const int one : setup().seats)
        if (one != nobody) names.push_back(menu(game_)[static_cast<std::size_t>(one)].name);
    return names;
}

std::int64_t LabDesk::bankroll() const { return sim::bankroll(plan()); }

std::int64_t LabDesk::goal() const { return setup().goal == 0 ? 0 : bankroll() + bankroll() * setup().goal / 4; }

std::string LabDesk::amount(std::int64_t value) const { return ui::lab_amount(game_, value); }

// Of the sheet; what is turned at the desk itself does not count.
int LabDesk::changed_knobs() const {
    ui::LabRules all = sheet();
    if (auto* craps = std::get_if<craps::Rules>(&all)) craps->bankroll = craps::Rules{}.bankroll;
    if (auto* siwuliu = std::get_if<siwuliu::Rules>(&all)) siwuliu->balance = siwuliu::Rules{}.balance;
    if (auto* ceelo = std::get_if<ceelo::Rules>(&all)) ceelo->coins = ceelo::Rules{}.coins;
    return std::visit([](const auto& rules) { return rules::changed_count(rules); }, all);
}

std::vector<Dial> LabDesk::dials() const {
    constexpr std::array<const char*, 4> rounds{"Throws", "Rounds", "Rounds at most", "Games"};
    const auto g = static_cast<std::size_t>(game_);
    std::vector<Dial> all{{"game", "Game", std::string{game_names[g]}}};
    for (int seat = 0; seat < static_cast<int>(seats()); ++seat) {
        const int one = setup().seats[static_cast<std::size_t>(seat)];
        all.push_back({"player." + std::to_string(seat + 1), "",
                       one == nobody ? "nobody" : ui::lab_name(menu(game_)[static_cast<std::size_t>(one)].name), seat});
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

void LabDesk::turn(std::string_view dial, int steps) {
    Setup& all = setup();
    if (dial == "game") game_ = static_cast<LabGame>(around(static_cast<int>(game_), steps, 0, 3));
    if (dial.starts_with("player.")) {
        int& one = all.seats[static_cast<std::size_t>(dial.back() - '1')];
        one = around(one, steps, nobody, static_cast<int>(menu(game_).size()) - 1);
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

void LabDesk::turn_bankroll(int steps) {
    Setup& all = setup();
    if (auto* craps = std::get_if<craps::Rules>(&all.sheet))
        craps->bankroll = static_cast<int>(stepped(craps->bankroll, steps, 10, 1'000'000));
    if (auto* siwuliu = std::get_if<siwuliu::Rules>(&all.sheet))
        siwuliu->balance = static_cast<int>(stepped(siwuliu->balance, steps, 1'000, 10'000'000));
    if (auto* ceelo = std::get_if<ceelo::Rules>(&all.sheet))
        ceelo->coins = std::clamp(ceelo->coins + 5 * steps, 5, 100);
    if (game_ == LabGame::Pig) all.stakes = static_cast<int>(stepped(all.stakes, steps, 1, 10'000));
}

sim::LabTable LabDesk::table() const {
    switch (game_) {
        case LabGame::Craps: {
            sim::LabCraps table{rules<craps::Rules>(), {}};
            for (const auto& name : sitting()) table.players.push_back(*players::find_craps_strategy(name));
            return table;
        }
        case LabGame::Siwuliu: {
            sim::LabSiwuliu table{rules<siwuliu::Rules>(), {}};
            for (const int one : setup().seats)
                if (one != nobody) table.players.push_back(bettors()[static_cast<std::size_t>(one)]);
            return table;
        }
        case LabGame::Ceelo:
            return sim::LabCeelo{rules<ceelo::Rules>(), sitting()};
        case LabGame::Pig:
            break;
    }
    return sim::LabPig{rules<pig::Rules>(), sitting(), setup().stakes};
}

sim::LabPlan LabDesk::plan() const {
    sim::LabPlan plan{.table = table(), .rounds = setup().rounds, .evenings = setup().evenings, .seed = seed_};
    if (setup().goal != 0) plan.goal = sim::bankroll(plan) + sim::bankroll(plan) * setup().goal / 4;
    return plan;
}

}  // namespace boxcars::scenes
