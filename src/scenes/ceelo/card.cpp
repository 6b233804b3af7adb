#include "scenes/ceelo/scene.h"

#include "sim/ceelo/match.h"

namespace boxcars::scenes {
namespace {

constexpr CeeloTable drum{.players = 5};

CardWindow window(DieKind die) {  // the dice show a pair and a 5
    const float high = half_edge(die);
    world::Tray ring = ceelo_feel::tray;
    ring.rest_half = {1.30f, 1.10f};  // keeps the dice within the window
    const vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1};
    const auto lying = [&](vec2 off, vec3 up, vec3 near, float turn) {
        return DieLook{die, {drum.bank + off, high}, standing(up, near, card_turn + turn)};
    };
    return {"ceelo_table",
            drum.numbers(),
            {0, drum.bank.y, 0.3f},
            1.0f,
            {lying({-0.78f, 0.28f}, y, x, 0), lying({0.72f, 0.52f}, -y, x, 0.7f), lying({0.12f, -0.66f}, y, z, 0.25f)},
            ring};
}

constexpr ui::LabWords ceelo_words{
    .name = "Cee-lo", .unit = {"coin", "coins"}, .evening = "Rounds at most", .one_table = true};

class CeeloLab : public LabAdapter {
 public:
    CeeloLab()
        : LabAdapter(ceelo::Rules{}, ceelo_words,
                     {.seats = {0, 1, 2, 3, nobody, nobody}, .rounds = 50, .evenings = 2'000}) {
        for (const auto& one : players::ceelo_policies()) add({std::string{one.name}, std::string{one.in_words}});
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_ceelo(sheet_.as<ceelo::Rules>(), names_of(entries));
    }

 protected:
    int read(const std::string& words) override { throw Error{*players::ceelo_policy_problem(words)}; }
};

using namespace ceelo;
using At = session::Sitting;
using Say = LessonWords<Rules>;
constexpr int you = 0, bet = 2, stake = 4;

std::string somebody_banks(const At& at) {
    return fmt::format("{} players, {} coins each. One holds the bank and stakes coins; you bet against the bank.",
                       Say::sheet(at).players, Say::sheet(at).coins);
}
std::string cover_first(const At& at) {
    return fmt::format("The bank holds {} coins. COVER puts {} of yours against them; \u2212 and + change the number.",
                       Say::state(at).bank, bet);
}
std::string rest_is_covered(const At& at) {
    return fmt::format("The next player covers {}. Then the banker throws for a score.",
                       left_to_cover(Say::state(at)) == 1
                           ? "the last coin"
                           : fmt::format("the other {} coins", left_to_cover(Say::state(at))));
}
std::string beat_bank(const At& at) {
    const Threw& dice = newest<Threw>(at);
    return fmt::format(
        "A pair of {}s and a {}: the score to beat is {}. A higher one wins, and so does a triple or "
        "4-5-6. Throw.",
        dice.reading.of, dice.reading.point, newest<PointSet>(at).point);
}
std::string points_compared(const At& at) {
    const BettorWon& won = newest<BettorWon>(at);
    const Threw& dice = newest<Threw>(at);
    return fmt::format("Your {} beats {}: {} coins won. The next player throws against the same score.",
                       dice.reading.point, newest<PointSet>(at).point, won.won);
}
std::string bank_comes(const At& at) {
    const BankPasses& passes = newest<BankPasses>(at);
    if (passes.to != you || passes.why != Why::LostEveryBet) throw Error("The lesson speaks of a bank that passes.");
    return fmt::format("The banker lost every bet, so the bank passes to you. Stake {} coins for the others to cover.",
                       stake);
}
std::string they_cover(const At& at) {
    return fmt::format("{} coins of yours are in the bank. The others cover what they dare.", Say::state(at).bank);
}
std::string throw_first(const At&) {
    return "You throw first. 4-5-6, a triple or a pair with a 6 wins all bets; 1-2-3 or a pair with a 1 loses all.";
}
std::string last_words(const At& at) {
    return fmt::format(
        "4-5-6: you win all {} coins and keep the bank. The game ends when someone has none left; most coins wins.",
        newest<AllSettled>(at).bank);
}

bool covers(const Event& event) { return event == Event{Cover{bet}}; }
bool stakes(const Event& event) { return event == Event{Stake{stake}}; }

}  // namespace

Card ceelo_card(DieKind die) {
    return {.game = "ceelo",
            .name = "CEE-LO",
            .car = "The Freight Car",
            .line_1 = "You bank, or you bet",
            .line_2 = "against the bank.",
            .accent = ceelo_look::amber,
            .ticket = {hex(0xEBD9B0), hex(0x5A3A12)},
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::ceelo_pages(sheet_from<ceelo::Rules>(sheet)); },
            .room = [](const Layout& layout, const Camera& camera) { return ceelo_look::room(layout, camera, drum); }};
}

// The seed's throws: a 3 for the banker, 4 for the player and the neighbour; then the player's 4-5-6 as banker.
const Lesson& ceelo_lesson() {
    constexpr Rolled dice{};
    static const Lesson lesson{
        .rules = Rules{},
        .seed = 9632,
        .players = {"human", "even", "bold"},
        .first = 2,
        .steps = {
            Say::others(somebody_banks, {"bank"}, "deciding", {Stake{5}}),
            Say::decide(cover_first, {"cover"}, fmt::format("cover {} coins", bet), covers, Cover{bet}),
            Say::others(rest_is_covered, {"bank"}, "waiting", {Cover{3}, dice}),
            Say::throw_dice(beat_bank, {"throw"}, dice),
            Say::others(points_compared, {"dice"}, "deciding", {dice}),
            Say::decide(bank_comes, {"stake"}, fmt::format("stake {} coins", stake), stakes, Stake{stake}),
            Say::others(they_cover, {"bank"}, "waiting", {Cover{2}, Cover{2}}),
            Say::throw_dice(throw_first, {"throw"}, dice),
            Say::read(last_words, {}),
        }};
    return lesson;
}

std::unique_ptr<LabAdapter> ceelo_lab() { return std::make_unique<CeeloLab>(); }

}  // namespace boxcars::scenes
