#include "render/tables/siwuliu.h"
#include "scenes/siwuliu/scene.h"

#include "sim/siwuliu/run.h"

namespace boxcars::scenes {
namespace {

CardWindow window(DieKind die) {  // the dice show 4, 5, 6
    const float high = half_edge(die);
    const SiwuliuTable& table = siwuliu_look::table;
    const vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1};
    const auto lying = [&](vec2 off, vec3 up, vec3 near, float turn) {
        return DieLook{die, {table.bowl + off, high}, standing(up, near, card_turn + turn)};
    };
    return {
        "siwuliu_table",
        table.numbers(),
        {0, table.bowl.y, 0.5f},
        1.12f,
        {lying({-0.62f, 0.40f}, -z, -y, 0), lying({0.66f, 0.34f}, -y, x, 0.6f), lying({0.02f, -0.66f}, -x, y, 0.2f)},
        siwuliu_feel::tray};
}

constexpr Cents most_flat_bet = 1'000'000 * dollar, all_of_it = Cents{1} << 40;
constexpr ui::LabWords siwuliu_words{.name = "Sì-Wŭ-Liù", .unit = {"dollar", "dollars", true}};

std::string in_words(const sim::FlatBettor& bettor) {
    if (bettor.up_when_won > 0) return "flat, and stops when that much is won";
    if (bettor.up_when_lost > 0) return "flat, and stops when that much is lost";
    return bettor.bet == all_of_it ? "everything, every round" : "flat, until the money is gone";
}

class SiwuliuLab : public LabAdapter {
 public:
    SiwuliuLab()
        : LabAdapter(siwuliu::Rules{}, siwuliu_words, {.seats = {1, 2, 3, 6, 7, 8, nobody, nobody}, .rounds = 50}) {
        for (const int amount : {1, 5, 10, 20, 50})
            bettors_.push_back({fmt::format("${} a round", amount), amount * dollar});
        bettors_.push_back({"$10, stops at +$50", 10 * dollar, 50 * dollar});
        bettors_.push_back({"$20, stops at +$100", 20 * dollar, 100 * dollar});
        bettors_.push_back({"$20, stops at −$50", 20 * dollar, 0, 50 * dollar});
        bettors_.push_back({"all of it", all_of_it});
        for (const auto& one : bettors_) add({one.name, in_words(one)});
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        std::vector<sim::FlatBettor> players;
        for (const int one : entries) players.push_back(bettors_[nth(one)]);
        return sim::lab_siwuliu(sheet_.as<siwuliu::Rules>(), players);
    }

 protected:
    int read(const std::string& words) override {  // an amount, such as "$15"
        const auto amount = whole_number(words.starts_with('$') ? words.substr(1) : words);
        if (!amount || *amount < 1 || *amount * dollar > most_flat_bet)
            throw Error{fmt::format("A flat bet is whole dollars, 1 to {}, such as $15; not '{}'.",
                                    most_flat_bet / dollar, words)};
        const sim::FlatBettor bettor{ui::look_money(*amount * dollar) + " a round", *amount * dollar};
        if (const auto before = entry_named(bettor.name)) return *before;
        bettors_.push_back(bettor);
        return add({bettor.name, in_words(bettor)});
    }

 private:
    std::vector<sim::FlatBettor> bettors_;  // same order as the menu
};

using namespace siwuliu;
using ui::look_money;
using At = session::Sitting;
using Say = LessonWords<Rules>;

constexpr Cents most_bet = 50 * dollar;  // leaves money, so betting stays open
constexpr const char* tie_words[] = {"a tie is thrown again", "a tie gives the bet back", "a tie is the bank's",
                                     "a tie is yours"};

std::string bet_first(const At& at) {
    return fmt::format("The bank holds {}; you bet against it. Set the next bet with \u2212 and +; COVER puts it down.",
                       look_money(Say::state(at).bank));
}
std::string bet_again(const At& at) {
    return fmt::format("{} is yours now. The next round: put a bet down.", look_money(Say::state(at).balance));
}
std::string end_betting(const At& at) {
    return fmt::format("{} is down. THROW ends the betting; the banker throws first.", look_money(Say::state(at).bet));
}
std::string banker_throws(const At&) {
    return "The banker throws until the dice show a pair and a point, a triple, 4-5-6 or 1-2-3.";
}
std::string banker_throws_again(const At&) {
    return "The banker wins at once with 4-5-6, a triple or a pair with a 6, and loses with 1-2-3 or a pair with a 1.";
}
std::string beat_point(const At& at) {
    const Threw& dice = newest<Threw>(at);
    return fmt::format("A pair of {}s and a {}: his point is {}. Higher wins, lower loses, {}. Throw.", dice.reading.of,
                       dice.reading.point, newest<HasPoint>(at).point, tie_words[nth(Say::sheet(at).tie)]);
}
std::string beat_point_again(const At& at) {
    return fmt::format("Beat a {}. A triple or 4-5-6 beats any point. Throw.", newest<HasPoint>(at).point);
}
std::string points_compared(const At& at) {
    const Threw& yours = newest<Threw>(at);
    return fmt::format("A pair of {}s and a {}. Your {} is higher: {} won on top of the bet. COLLECT brings it home.",
                       yours.reading.of, yours.reading.point, yours.reading.point, look_money(newest<Won>(at).won));
}
std::string four_five_six(const At& at) {
    const Won& won = newest<Won>(at);
    return fmt::format("4-5-6, which gave the game its name. It pays {} to 1: {} won. COLLECT.",
                       player_multiple(Say::sheet(at), newest<Threw>(at).reading), look_money(won.won));
}
std::string last_words(const At& at) {
    return fmt::format("{} after two rounds. Bet, throw, compare: that is the whole game. PLAY opens the table.",
                       look_money(Say::state(at).balance));
}

bool bets(const Event& event) {
    const auto* bet = std::get_if<Bet>(&event);
    return bet && bet->amount <= most_bet;
}
bool stops(const Event& event) { return std::holds_alternative<Stop>(event); }

}  // namespace

Card siwuliu_card(DieKind die) {
    return {.game = "siwuliu",
            .name = "SÌ-WŬ-LIÙ",
            .car = "The Lacquer Car",
            .line_1 = "Three dice in a bowl:",
            .line_2 = "bet against the bank.",
            .accent = siwuliu_look::accent,
            .ticket = {hex(0xF0DFC0), hex(0x8C1C17)},
            .window = [die] { return window(die); },
            .pages = [](const auto& sheet) { return ui::siwuliu_pages(sheet_from<siwuliu::Rules>(sheet)); },
            .room = siwuliu_look::room};
}

// The throws of this seed: the banker gets nothing, then point 3, the player 4; then the banker 4, the player 4-5-6.
const Lesson& siwuliu_lesson() {
    constexpr Rolled dice{};
    const Bet ten{10 * dollar};
    const char* const asks_bet = "cover a bet of $50 or less";
    static const Lesson lesson{.rules = Rules{},
                               .seed = 35590,
                               .players = {"human"},
                               .steps = {
                                   Say::decide(bet_first, {"cover"}, asks_bet, bets, ten),
                                   Say::decide(end_betting, {"stop"}, "press THROW", stops, Stop{}),
                                   Say::others(banker_throws, {"bank"}, "player", {dice, dice}),
                                   Say::throw_dice(beat_point, {"throw"}, dice),
                                   Say::others(points_compared, {"collect"}, "betting", {}),
                                   Say::decide(bet_again, {"cover", "collect"}, asks_bet, bets, ten),
                                   Say::decide(end_betting, {"stop"}, "press THROW", stops, Stop{}),
                                   Say::others(banker_throws_again, {"bank"}, "player", {dice}),
                                   Say::throw_dice(beat_point_again, {"throw"}, dice),
                                   Say::others(four_five_six, {"collect"}, "betting", {}),
                                   Say::read(last_words, {}),
                               }};
    return lesson;
}

std::unique_ptr<LabAdapter> siwuliu_lab() { return std::make_unique<SiwuliuLab>(); }

}  // namespace boxcars::scenes
