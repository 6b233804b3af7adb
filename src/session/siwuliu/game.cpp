// Sì-wŭ-liù as one value for everything above rules/ and odds/: milestones, stations in the Long Run, and records.txt.
#include "session/game_of.h"

#include "odds/goal/siwuliu.h"
#include "odds/siwuliu/odds.h"
#include "session/files.h"
#include "session/run/station_table.h"
#include "session/siwuliu/records.h"

#include <fstream>

namespace boxcars::siwuliu {
namespace {

using ceelo_dice::Pattern, ceelo_dice::Reading;

odds::Fraction bets_won(const Rules& rules, int needed) {
    const odds::RoundOdds chances = odds::siwuliu_odds(rules).player;
    return session::in_a_row(chances.win / (chances.win + chances.lose), needed);
}

template <int face>
bool three_of(const Reading& of) {
    return of.pattern == Pattern::Triple && of.of == face;
}
bool one_two_three(const Reading& of) { return of.pattern == Pattern::OneTwoThree; }
bool four_five_six(const Reading& of) { return of.pattern == Pattern::FourFiveSix; }
bool six_beside_a_pair(const Reading& of) { return of.point == 6; }

template <bool (*is_so)(const Reading&)>
std::optional<bool> own_throw(const Rules&, const State&, const Step& step, int) {
    const auto* threw = boxcars::rules::fact_among<Threw>(step.facts);
    if (!threw || threw->who != Who::Player) return {};
    return is_so(threw->reading);
}

template <bool (*is_so)(const Reading&)>
constexpr auto in_a_row = session::readings_in_a_row<ceelo_dice::read, is_so, Rules>;

constexpr session::Milestone<Rules> milestone_rows[] = {
    {"eight_rounds", "Eight Rounds", "Eight bets won in a row; a tie does not end the row.", 8,
     session::plain_bet_won<Rules>, bets_won},
    {"three_ones", "Three Ones", "1-1-1 with your own throw.", 1, own_throw<three_of<1>>, in_a_row<three_of<1>>},
    {"siwuliu_three_sixes", "Three Sixes", "6-6-6 with your own throw.", 1, own_throw<three_of<6>>,
     in_a_row<three_of<6>>},
    {"straight_twice", "Straight On", "4-5-6 twice in a row with your own throws.", 2, own_throw<four_five_six>,
     in_a_row<four_five_six>},
    {"siwuliu_stairs_twice", "Down the Stairs", "1-2-3 twice in a row with your own throws.", 2,
     own_throw<one_two_three>, in_a_row<one_two_three>},
    {"six_twice", "A Six, Twice", "A pair with a 6 beside it, twice in a row.", 2, own_throw<six_beside_a_pair>,
     in_a_row<six_beside_a_pair>},
};

}  // namespace
}  // namespace boxcars::siwuliu

namespace boxcars::session {
namespace {

constexpr Cents deep_bank = 50;  // money of a bank that cannot be broken, as a multiple of the purse

struct SiwuliuStation {
    using Rules = siwuliu::Rules;
    static constexpr StopUnit unit = StopUnit::Rounds;
    using Goal = odds::SiwuliuGoal;

    static void prepare(Rules& rules, Station& station) {
        const Cents bank =
            station.goal.kind == rules::GoalKind::Break ? station.goal.target : deep_bank * station.purse;
        const auto* knob = rules::find_knob(Rules{}, "bank");
        rules.balance = numeric_cast<int>(station.purse);
        rules.bank = static_cast<int>(std::min<Cents>(bank, knob->most));
    }
    static run_table::NoCompany company(const Rules&, const Station&) { return {}; }
    static std::optional<Goal> solve(const Rules& rules, const Station& station, run_table::NoCompany,
                                     const std::stop_token& stop) {
        return Goal::solve(rules, station.goal, stop);
    }
    static std::string words(const siwuliu::Event& event, const siwuliu::State& state) {
        if (std::holds_alternative<siwuliu::Raise>(event)) return to_text(event);
        if (std::holds_alternative<siwuliu::Surrender>(event)) return "give up half";
        const auto* bet = std::get_if<siwuliu::Bet>(&event);
        return bet ? fmt::format("bet {}{}", money_text(bet->amount), state.bet > 0 ? " more" : "") : "throw";
    }

    static constexpr int place = 2;
    // clang-format off
    // Rounds against the banker.
    static constexpr Invitation invitations[] = {
        {"paper_fan", "siwuliu", "You may raise once against the banker's point", "raise=on", "", Reach, {123, 135, 147, 163, 182, 200, 222, 242, 262}, 10, 8, "", 4, 1, 5},
        {"rain_ties", "siwuliu", "Ties go to the banker", "tie=banker raise=on", "", Reach, {118, 127, 140, 157, 175, 200, 223, 250, 272}, 10, 10, "", 3, 1, before_last},
        {"five_triples", "siwuliu", "Triples pay 5 to 1", "pays_triple=5 raise=on", "", Reach, {125, 135, 150, 168, 190, 220, 248, 275, 302}, 10, 8, "", 3, 2, before_last},
        {"ten_ones", "siwuliu", "1-1-1 pays 10 to 1", "pays_111=10 raise=on", "", Reach, {128, 142, 158, 177, 200, 223, 252, 283, 317}, 10, 10, "", 3, 2, before_last},
        {"both_ways", "siwuliu", "The banker's 4-5-6 and triples win several times the bet", "banker_multiples=on raise=on", "", Reach, {117, 127, 137, 153, 168, 188, 210, 233, 252}, 10, 8, "", 3, 2, before_last},
        {"high_point", "siwuliu", "A higher point pays 2 to 1", "pays_point=2 raise=on", "", Reach, {143, 158, 177, 197, 217, 238, 263, 288, 308}, 8, 8, "", 2, 3, before_last},
        {"short_bowl", "siwuliu", "A short stop, and high stakes", "raise=on", "", Reach, {127, 142, 160, 185, 218, 258, 302, 333, 0}, 6, 20, "", 2, 3, before_last},
        {"lantern_ties", "siwuliu", "Ties go to you", "tie=player raise=on", "", Reach, {130, 142, 157, 172, 188, 208, 228, 248, 268}, 10, 8, "", 3, 1, 6},
        {"small_bank", "siwuliu", "A bank that can be broken", "raise=on", "", Break, {30, 47, 67, 90, 117, 145, 182, 212, 242}, 10, 12, "", 2, 2, before_last},
        {"thin_bank", "siwuliu", "A small bank, and ties push", "tie=push raise=on", "", Break, {23, 37, 52, 68, 87, 110, 135, 162, 185}, 10, 10, "", 3, 1, 6},
        {"pushed_ties", "siwuliu", "Ties push, 4-5-6 pays 3 to 1", "tie=push pays_456=3 raise=on", "", Reach, {122, 132, 145, 162, 180, 200, 222, 247, 263}, 10, 8, "", 2, 3, before_last},
        {"full_cup", "siwuliu", "You may give up half against the banker's point", "surrender=on", "", Stay, {80, 0, 90, 0, 0, 0, 0, 0, 0}, 8, 3, "", 2, 1, before_last},
        {"slow_leak", "siwuliu", "Ties go to the banker, and the cup leaks", "tie=banker surrender=on", "", Stay, {70, 80, 0, 90, 0, 0, 0, 0, 0}, 8, 3, "", 1, 3, before_last},
        {"worst_bowl", "siwuliu", "The banker's 4-5-6 and triples win more than the bet", "banker_multiples=on raise=on", "", Reach, {120, 132, 148, 170, 197, 227, 262, 297, 325}, 10, 12, "", 1, last_station, last_station},
    };
    // clang-format on
};

// Whether the file ends with a line end. Also true for a missing or empty file and for a pipe.
bool ends_a_line(const std::filesystem::path& path) {
    if (std::error_code none; !std::filesystem::is_regular_file(path, none)) return true;  // reading a pipe would block
    std::ifstream file{path, std::ios::binary};
    file.seekg(-1, std::ios::end);
    return !file || file.get() == '\n';
}

}  // namespace

std::string siwuliu_record(Cents bank, Cents balance) {
    return "The banker ends with " + money_text(bank) + "\nThe player ends with " + money_text(balance) + "\n";
}

void record_siwuliu(const std::filesystem::path& data_dir, Cents bank, Cents balance) {
    make_folder(data_dir);
    const std::filesystem::path file = data_dir / "records.txt";
    append_file(file, (ends_a_line(file) ? "" : "\n") + siwuliu_record(bank, balance));
}

}  // namespace boxcars::session

BOXCARS_MILESTONES(boxcars::siwuliu::Rules, boxcars::siwuliu::milestone_rows)
BOXCARS_ANY_GAME(boxcars::siwuliu::Rules, {.run = &boxcars::session::run_table_of<boxcars::session::SiwuliuStation>})
