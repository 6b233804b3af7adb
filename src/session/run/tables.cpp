#include "session/run/tables.h"

#include <algorithm>

namespace boxcars::session {
namespace {

using enum rules::GoalKind;

// clang-format off
constexpr RunTicket ticket_rows[] = {
    {"local", "Local", "Three hearts and the easiest goals.", 300 * dollar, 3, 20, false,
     {"Ashford", "Briar Hill", "Copper Cross", "Dell Junction", "Eastmoor", "Ferry Lane", "Granite", "The Conductor"}},
    {"express", "Express", "Two hearts and a smaller purse.", 250 * dollar, 2, 24, false,
     {"Harbour", "Iron Bridge", "Jasper", "Kingsway", "Lime Works", "Marsh End", "Northgate", "The Conductor"}},
    {"sleeper", "Sleeper", "One heart and high money goals, but every goal you reach brings a keepsake.", 200 * dollar, 1, 54, true,
     {"Old Town", "Pinewood", "Quarry", "Red Lake", "Summit", "Tunnel Mouth", "Upper Falls", "The Conductor"}},
};

constexpr int last = run_stations, before = run_stations - 1;

// Columns: name, game, twist, knobs, company, goal, target, length, most units, menu, reward, money, weight, from, to
constexpr Invitation invitation_rows[] = {
    // Craps: raise the purse to a target, or keep it above one, in a number of throws.
    {"line_stroll", "craps", "Standard rules", "", "", Reach, 113, 30, 4, "line odds", Reward::Money, 30, 4, 1, 4},
    {"odds_climb", "craps", "Odds 5x", "odds_limit=5x", "", Reach, 110, 30, 3, "line odds", Reward::Keepsake, 0, 4, 1, before},
    {"odds_cliff", "craps", "Odds 20x", "odds_limit=20x", "", Reach, 110, 40, 2, "line odds", Reward::Money, 60, 3, 3, before},
    {"crapless_climb", "craps", "Crapless: 2, 3, 11 and 12 are points", "crapless=on", "", Reach, 115, 40, 4, "line odds", Reward::Keepsake, 0, 3, 2, before},
    {"line_alone", "craps", "The line alone, without odds", "", "", Reach, 113, 30, 6, "line", Reward::Money, 40, 3, 1, 5},
    {"double_line", "craps", "The line pays 2 to 1", "line_pays=2", "", Reach, 123, 24, 4, "line", Reward::Money, 30, 2, 2, before},
    {"field_day", "craps", "The field pays 3 to 1 on 2 and on 12", "field_2=3", "", Reach, 120, 20, 8, "field", Reward::Keepsake, 0, 3, 1, 6},
    {"field_dash", "craps", "The field pays 5 to 1 on 12", "field_12=5", "", Reach, 130, 12, 10, "field", Reward::Money, 50, 3, 3, before},
    {"place_walk", "craps", "Place 6 and 8 pay 6 to 5", "place_6_8=6 place_6_8_per=5", "", Reach, 120, 30, 6, "place", Reward::Keepsake, 0, 3, 1, before},
    {"place_even", "craps", "Place 6 and 8 pay 5 to 4", "place_6_8=5 place_6_8_per=4", "", Reach, 145, 36, 8, "place", Reward::Money, 45, 2, 3, before},
    {"last_throws", "craps", "A short table", "", "", Reach, 110, 8, 8, "line odds", Reward::Heart, 0, 2, 3, before},
    {"steady_line", "craps", "Keep a bet on the line at every throw", "", "", Stay, 80, 20, 3, "line odds", Reward::Money, 25, 2, 1, 5},
    {"thin_ice", "craps", "Bet the field at every throw; 12 pays 5 to 1", "field_12=5", "", Stay, 66, 12, 3, "field", Reward::Keepsake, 0, 2, 2, before},
    {"worst_line", "craps", "The 2 is barred, odds 1x", "bar=2 odds_limit=1x", "", Reach, 128, 40, 6, "line odds", Reward::Money, 60, 1, last, last},

    // Sì-wŭ-liù: rounds against the banker.
    {"paper_fan", "siwuliu", "Standard rules", "", "", Reach, 120, 10, 8, "", Reward::Money, 30, 4, 1, 5},
    {"rain_ties", "siwuliu", "Ties go to the banker", "tie=banker", "", Reach, 115, 10, 10, "", Reward::Keepsake, 0, 3, 1, before},
    {"five_triples", "siwuliu", "Triples pay 5 to 1", "pays_triple=5", "", Reach, 130, 12, 8, "", Reward::Money, 45, 3, 2, before},
    {"ten_ones", "siwuliu", "1-1-1 pays 10 to 1", "pays_111=10", "", Reach, 130, 10, 10, "", Reward::Keepsake, 0, 3, 2, before},
    {"both_ways", "siwuliu", "The banker's 4-5-6 and triples win several times the bet", "banker_multiples=on", "", Reach, 120, 12, 8, "", Reward::Money, 50, 3, 2, before},
    {"high_point", "siwuliu", "A higher point pays 2 to 1", "pays_point=2", "", Reach, 138, 8, 8, "", Reward::Keepsake, 0, 2, 3, before},
    {"three_rounds", "siwuliu", "A short stop, and high stakes", "", "", Reach, 125, 3, 20, "", Reward::Heart, 0, 2, 3, before},
    {"lantern_ties", "siwuliu", "Ties go to you", "tie=player", "", Reach, 130, 10, 8, "", Reward::Money, 30, 3, 1, 6},
    {"small_bank", "siwuliu", "A bank that can be broken", "", "", Break, 50, 16, 12, "", Reward::Keepsake, 0, 2, 2, before},
    {"thin_bank", "siwuliu", "A small bank, and ties push", "tie=push", "", Break, 33, 12, 10, "", Reward::Money, 40, 3, 1, 6},
    {"pushed_ties", "siwuliu", "Ties push, 4-5-6 pays 3 to 1", "tie=push pays_456=3", "", Reach, 130, 12, 8, "", Reward::Money, 45, 2, 3, before},
    {"full_cup", "siwuliu", "A cup that must not run dry", "", "", Stay, 78, 8, 3, "", Reward::Keepsake, 0, 2, 1, before},
    {"slow_leak", "siwuliu", "Ties go to the banker, and the cup leaks", "tie=banker", "", Stay, 75, 8, 3, "", Reward::Heart, 0, 1, 3, before},
    {"worst_bowl", "siwuliu", "Ties go to the banker, whose 4-5-6 and triples win more than the bet", "tie=banker banker_multiples=on", "", Reach, 118, 10, 12, "", Reward::Money, 60, 1, last, last},

    // Cee-lo: reach a number of coins against one or two opponents.
    {"freight_two", "ceelo", "Against Mo, ten coins each", "players=2", "even", Reach, 14, 8, 0, "", Reward::Money, 35, 3, 1, 5},
    {"freight_three", "ceelo", "Against Mo and Ada, ten coins each", "", "even,bold", Reach, 14, 10, 0, "", Reward::Keepsake, 0, 4, 1, before},
    {"banker_ties", "ceelo", "Ties go to the banker", "players=2 tie=banker", "bold", Reach, 16, 10, 0, "", Reward::Money, 45, 3, 2, before},
    {"rich_triples", "ceelo", "Triples pay 3 to 1, 1-1-1 pays 5 to 1", "pays_triple=3 pays_111=5", "even,cautious", Reach, 14, 10, 0, "", Reward::Keepsake, 0, 3, 2, before},
    {"all_coins", "ceelo", "Six coins each, against Ada alone", "players=2 coins=6", "bold", Reach, 10, 16, 0, "", Reward::Money, 60, 2, 3, before},
    {"short_haul", "ceelo", "A short stop at the drum", "", "even,bold", Reach, 13, 4, 0, "", Reward::Heart, 0, 2, 3, before},
    {"double_points", "ceelo", "A higher score pays 2 to 1", "players=2 pays_point=2", "even", Reach, 15, 6, 0, "", Reward::Money, 35, 2, 2, before},
    {"cautious_pair", "ceelo", "Against two cautious players", "", "cautious,cautious", Reach, 12, 12, 0, "", Reward::Money, 35, 3, 1, 6},

    // Pig: win a number of games.
    {"buffet_race", "pig", "Race to 50 against Etta", "goal=50", "hold20", Win, 1, 1, 0, "", Reward::Money, 30, 4, 1, 4},
    {"two_of_three", "pig", "Race to 50 against Etta", "goal=50", "hold20", Win, 2, 3, 0, "", Reward::Keepsake, 0, 4, 1, before},
    {"rex_races", "pig", "Race to 60 against Rex", "goal=60", "hold25", Win, 2, 3, 0, "", Reward::Money, 45, 3, 2, before},
    {"eight_sides", "pig", "A die of eight sides, against Emmy", "goal=60 sides=8", "optimal", Win, 1, 1, 0, "", Reward::Keepsake, 0, 3, 2, before},
    {"four_sides", "pig", "A die of four sides, against Etta", "goal=40 sides=4", "hold20", Win, 2, 3, 0, "", Reward::Keepsake, 0, 2, 3, before},
    {"one_in_two", "pig", "Race to 60 against Emmy", "goal=60", "optimal", Win, 1, 2, 0, "", Reward::Money, 20, 3, 1, 6},
    {"full_hundred", "pig", "The whole race to 100, against June", "", "keep_pace", Win, 1, 1, 0, "", Reward::Heart, 0, 2, 4, before},
    {"conductor", "pig", "Race to 60 against Emmy, who plays perfectly for the Conductor", "goal=60", "optimal", Win, 1, 1, 0, "", Reward::Money, 60, 3, last, last},
    {"conductor_three", "pig", "Race to 40 against Emmy, who plays perfectly for the Conductor", "goal=40", "optimal", Win, 2, 4, 0, "", Reward::Money, 80, 3, last, last},
};

// Columns: name, game, house rule, knobs
constexpr Passenger passenger_rows[] = {
    {"Old Tom", "craps", "the field pays 6 to 1 on 2", "field_2=6"},
    {"The Colonel", "craps", "odds on 6 and 8 pay 3 to 2", "odds_6_8=3 odds_6_8_per=2"},
    {"Widow Clay", "craps", "one times odds, no more", "odds_limit=1x"},
    {"Uncle Fu", "siwuliu", "4-5-6 pays 5 to 1", "pays_456=5"},
    {"The Twins", "siwuliu", "a pair with a 6 or a 1 is thrown again", "pair_with_6_or_1=reroll"},
    {"Lefty", "ceelo", "ties go to the banker", "tie=banker"},
    {"Pearl", "ceelo", "a banker who loses at once pays 2 to 1", "pays_at_once=2"},
    {"The Dentist", "pig", "a die of ten sides", "sides=10"},
    {"Cousin May", "pig", "the 3 ends a turn, and the 1 does not", "pig_face=3"},
};

// Columns: tier, name, title, sentence, game, change, knob, amount
constexpr Keepsake keepsake_rows[] = {
    {1, "ace_high", "ACE HIGH", "one more round at cee-lo", "ceelo", KeepsakeChange::Longer, "", 1},
    {1, "three_ones", "THREE ONES", "1-1-1 at sì-wŭ-liù pays an extra 90 to 1", "siwuliu", KeepsakeChange::Turn, "pays_111", 90},
    {1, "low_snout", "LOW SNOUT", "at Pig the 3 ends a turn, not the 1", "pig", KeepsakeChange::Set, "pig_face", 3},
    {1, "boxcar", "BOXCAR", "the field at craps pays an extra 7 to 1 on 12", "craps", KeepsakeChange::Turn, "field_12", 7},
    {1, "trip_wire", "TRIP WIRE", "triples at cee-lo pay an extra 3 to 1", "ceelo", KeepsakeChange::Turn, "pays_triple", 3},

    {2, "open_hand", "OPEN HAND", "4-5-6 at cee-lo pays an extra 3 to 1", "ceelo", KeepsakeChange::Turn, "pays_456", 3},
    {2, "snake_eyes", "SNAKE EYES", "the field at craps pays an extra 3 to 1 on 2", "craps", KeepsakeChange::Turn, "field_2", 3},
    {2, "coal_tip", "COAL TIP", "triples at sì-wŭ-liù pay an extra 1 to 1", "siwuliu", KeepsakeChange::Turn, "pays_triple", 1},
    {2, "long_odds", "LONG ODDS", "odds on 6 and 8 at craps pay 7 to 5", "craps", KeepsakeChange::Set, "odds_6_8", 7},

    {3, "six_ticket", "SIX TICKET", "at craps, the place bets on 6 and 8 pay $2 more per $6", "craps", KeepsakeChange::Turn, "place_6_8", 2},
    {3, "five_sides", "FIVE SIDES", "one side less on the die at Pig", "pig", KeepsakeChange::Turn, "sides", -1},
    {3, "night_shift", "NIGHT SHIFT", "two more throws at craps", "craps", KeepsakeChange::Longer, "", 2},
    {3, "mo_yawns", "MO YAWNS", "two more rounds at cee-lo", "ceelo", KeepsakeChange::Longer, "", 2},
    {3, "tea_break", "TEA BREAK", "one more round at sì-wŭ-liù", "siwuliu", KeepsakeChange::Longer, "", 1},

    {4, "one_hand", "ONE HAND", "at sì-wŭ-liù, the banker never wins more than the bet", "siwuliu", KeepsakeChange::Set, "banker_multiples", 0},
    {4, "slow_signal", "SLOW SIGNAL", "three more throws at craps", "craps", KeepsakeChange::Longer, "", 3},
    {4, "true_four", "TRUE FOUR", "odds on 4 and 10 at craps pay 3 to 1", "craps", KeepsakeChange::Set, "odds_4_10", 3},
    {4, "seventh_side", "SEVENTH SIDE", "one side more on the die at Pig", "pig", KeepsakeChange::Turn, "sides", 1},
    {4, "straight_six", "STRAIGHT SIX", "4-5-6 at sì-wŭ-liù pays an extra 1 to 1", "siwuliu", KeepsakeChange::Turn, "pays_456", 1},

    {5, "long_arm", "LONG ARM", "a higher score at cee-lo pays an extra 1 to 1", "ceelo", KeepsakeChange::Turn, "pays_point", 1},
    {5, "signal_box", "SIGNAL BOX", "seven more throws at craps", "craps", KeepsakeChange::Longer, "", 7},
    {5, "silk_purse", "SILK PURSE", "two more units in a bet at sì-wŭ-liù", "siwuliu", KeepsakeChange::Richer, "", 2},
    {5, "second_pot", "SECOND POT", "three more rounds at sì-wŭ-liù", "siwuliu", KeepsakeChange::Longer, "", 3},
    {5, "brass_rail", "BRASS RAIL", "money goals at craps are lower by 3 % of your purse", "craps", KeepsakeChange::Nearer, "", 3},

    {6, "coin_less", "SPARE COIN", "one coin less to reach at cee-lo", "ceelo", KeepsakeChange::Nearer, "", 1},
    {6, "chip_tray", "CHIP TRAY", "one more unit on every spot at craps", "craps", KeepsakeChange::Richer, "", 1},
    {6, "round_die", "ROUND DIE", "two sides more on the die at Pig", "pig", KeepsakeChange::Turn, "sides", 2},
    {6, "paper_pair", "PAPER PAIR", "at sì-wŭ-liù, a pair with a 6 or a 1 is thrown again", "siwuliu", KeepsakeChange::Set, "pair_with_6_or_1", 1},
    {6, "high_ball", "HIGH BALL", "at cee-lo, a banker who loses at once pays an extra 1 to 1", "ceelo", KeepsakeChange::Turn, "pays_at_once", 1},
    {6, "short_cut", "SHORT CUT", "money goals at sì-wŭ-liù are lower by 4 % of your purse", "siwuliu", KeepsakeChange::Nearer, "", 4},
};
// clang-format on

template <class Rows>
auto* named(const Rows& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, [](const auto& row) { return row.name; });
    return found == std::end(rows) ? nullptr : &*found;
}

}  // namespace

std::span<const RunTicket> tickets() { return ticket_rows; }
const RunTicket* find_ticket(std::string_view name) { return named(ticket_rows, name); }
std::span<const Invitation> invitations() { return invitation_rows; }
std::span<const Passenger> passengers() { return passenger_rows; }
std::span<const Keepsake> keepsakes() { return keepsake_rows; }
const Keepsake* find_keepsake(std::string_view name) { return named(keepsake_rows, name); }

}  // namespace boxcars::session
