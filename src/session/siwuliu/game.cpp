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
        {"paper_fan", "siwuliu", "Standard rules", "", "", Reach, {113, 120, 127, 135, 143, 155, 167, 180, 188}, 10, 8, "", 4, 1, 5},
        {"rain_ties", "siwuliu", "Ties go to the banker", "tie=banker", "", Reach, {112, 118, 125, 135, 143, 155, 170, 185, 197}, 10, 10, "", 3, 1, before_last},
        {"five_triples", "siwuliu", "Triples pay 5 to 1", "pays_triple=5", "", Reach, {115, 120, 128, 138, 150, 163, 180, 193, 208}, 10, 8, "", 3, 2, before_last},
        {"ten_ones", "siwuliu", "1-1-1 pays 10 to 1", "pays_111=10", "", Reach, {117, 123, 135, 143, 155, 170, 185, 202, 218}, 10, 10, "", 3, 2, before_last},
        {"both_ways", "siwuliu", "The banker's 4-5-6 and triples win several times the bet", "banker_multiples=on", "", Reach, {108, 115, 120, 128, 137, 147, 158, 170, 182}, 10, 8, "", 3, 2, before_last},
        {"high_point", "siwuliu", "A higher point pays 2 to 1", "pays_point=2", "", Reach, {122, 130, 142, 150, 160, 172, 185, 197, 208}, 8, 8, "", 2, 3, before_last},
        {"short_bowl", "siwuliu", "A short stop, and high stakes", "", "", Reach, {120, 132, 143, 160, 177, 202, 218, 240, 267}, 6, 20, "", 2, 3, before_last},
        {"lantern_ties", "siwuliu", "Ties go to you", "tie=player", "", Reach, {117, 123, 132, 140, 148, 158, 170, 182, 193}, 10, 8, "", 3, 1, 6},
        {"small_bank", "siwuliu", "A bank that can be broken", "", "", Break, {20, 28, 42, 52, 65, 83, 102, 120, 132}, 10, 12, "", 2, 2, before_last},
        {"thin_bank", "siwuliu", "A small bank, and ties push", "tie=push", "", Break, {15, 22, 28, 38, 52, 62, 75, 88, 102}, 10, 10, "", 3, 1, 6},
        {"pushed_ties", "siwuliu", "Ties push, 4-5-6 pays 3 to 1", "tie=push pays_456=3", "", Reach, {113, 118, 127, 135, 143, 155, 168, 180, 188}, 10, 8, "", 2, 3, before_last},
        {"full_cup", "siwuliu", "A cup that must not run dry", "", "", Stay, {80, 0, 90, 0, 0, 0, 0, 0, 0}, 8, 3, "", 2, 1, before_last},
        {"slow_leak", "siwuliu", "Ties go to the banker, and the cup leaks", "tie=banker", "", Stay, {70, 80, 0, 90, 0, 0, 0, 0, 0}, 8, 3, "", 1, 3, before_last},
        {"worst_bowl", "siwuliu", "Ties go to the banker, whose 4-5-6 and triples win more than the bet", "tie=banker banker_multiples=on", "", Reach, {110, 115, 122, 132, 145, 160, 175, 190, 205}, 10, 12, "", 1, last_station, last_station},
    };
    static constexpr Keepsake keepsakes[] = {
        {1, 2, "three_ones", "THREE ONES", "1-1-1 at sì-wŭ-liù pays an extra 90 to 1", "siwuliu", KeepsakeChange::Turn, "pays_111", 90},
        {2, 3, "coal_tip", "COAL TIP", "triples at sì-wŭ-liù pay an extra 1 to 1", "siwuliu", KeepsakeChange::Turn, "pays_triple", 1},
        {3, 5, "tea_break", "TEA BREAK", "one more round at sì-wŭ-liù", "siwuliu", KeepsakeChange::Longer, "", 1},
        {4, 1, "one_hand", "ONE HAND", "at sì-wŭ-liù, the banker never wins more than the bet", "siwuliu", KeepsakeChange::Set, "banker_multiples", 0},
        {4, 5, "straight_six", "STRAIGHT SIX", "4-5-6 at sì-wŭ-liù pays an extra 1 to 1", "siwuliu", KeepsakeChange::Turn, "pays_456", 1},
        {5, 3, "silk_purse", "SILK PURSE", "two more units in a bet at sì-wŭ-liù", "siwuliu", KeepsakeChange::Richer, "", 2},
        {5, 4, "second_pot", "SECOND POT", "three more rounds at sì-wŭ-liù", "siwuliu", KeepsakeChange::Longer, "", 3},
        {6, 4, "paper_pair", "PAPER PAIR", "at sì-wŭ-liù, a pair with a 6 or a 1 is thrown again", "siwuliu", KeepsakeChange::Set, "pair_with_6_or_1", 1},
        {6, 6, "short_cut", "SHORT CUT", "money goals at sì-wŭ-liù are lower by 4 % of your purse", "siwuliu", KeepsakeChange::Nearer, "", 4},
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
