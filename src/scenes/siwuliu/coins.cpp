#include "scenes/siwuliu/view.h"

#include <numeric>

namespace boxcars::scenes {

using world::SlideKind;

constexpr float stood_back = 0.5f;             // light on coins not covered
constexpr vec3 in_shade{0.46f, 0.35f, 0.22f};  // tint of an unlit coin
constexpr float made_for = 38;                 // coin width the places assume, px
constexpr int in_flight = 4;                   // coins in a travelling stack

// Sorted from the far side to the near side, so that near stacks hide far ones.
constexpr std::array<vec2, 9> nine{
    {{-2, -46}, {-42, -33}, {42, -32}, {14, -12}, {-27, -4}, {57, 6}, {-59, 9}, {25, 22}, {-16, 32}}};

static void draw_coins(Canvas& canvas, vec2 foot, float px, int coins, float light) {  // draws one stack
    const float shade = px * coin_shade;
    canvas.sprite("chips/shadow", around(foot + vec2{0.08f, 0.10f} * shade, vec2{shade}));
    const Colour tint{glm::mix(in_shade, vec3(1), light), 1};
    for (int coin = 0; coin < coins; ++coin)
        draw_coin(canvas, "coins/coin_" + std::to_string((coin * 2 + coin / 3) % 3), coin_in_stack(foot, px, nth(coin)),
                  px, tint);
}

int coins_for(Cents amount, Cents opening_bank) {
    if (amount <= 0) return 0;
    const Cents each = std::max<Cents>(1, opening_bank / 50);
    return static_cast<int>(std::clamp<Cents>((amount + each - 1) / each, 1, most_coins));
}

std::vector<vec2> heap_places(int stacks) {
    constexpr std::array<std::string_view, 10> chosen{"",      "8",      "47",      "348",      "2348",
                                                      "12478", "123478", "0123478", "01234578", "012345678"};
    std::vector<vec2> places;
    for (const char place : chosen[nth(std::clamp(stacks, 0, 9))]) places.push_back(nine[nth(place - '0')]);
    if (places.size() == 1) places[0] = {};
    return places;
}

std::vector<int> stacks_of(int coins) {
    if (coins <= 0) return {};
    const int stacks = std::clamp(static_cast<int>(std::lround(1.25 * std::sqrt(coins))), 1, std::min(9, coins));
    std::vector<int> heights;
    for (int i = 0; i < stacks; ++i) heights.push_back(coins / stacks + (i < coins % stacks));
    return heights;
}

void draw_heap(Canvas& canvas, vec2 middle, float px, int coins, int lit_coins, bool lit_from_right, float alpha) {
    const std::vector<int> heights = stacks_of(coins);
    const std::vector<vec2> places = heap_places(static_cast<int>(heights.size()));
    std::vector<std::size_t> order(places.size());  // indices of stacks, the bowl's side first
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](std::size_t i) { return lit_from_right ? -places[i].x : places[i].x; });
    std::vector<int> lit(places.size(), 0);
    int left = lit_coins < 0 ? coins : lit_coins;
    for (const std::size_t i : order) {
        lit[i] = std::min(left, heights[i]);
        left -= lit[i];
    }
    canvas.push_alpha(alpha);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const float share = as_float(lit[i]) / as_float(heights[i]);
        draw_coins(canvas, middle + places[i] * (px / made_for), px, heights[i], glm::mix(stood_back, 1.0f, share));
    }
    canvas.pop_alpha();
}

using namespace siwuliu;

void SiwuliuTill::send(SlideKind kind, vec2 from, vec2 to, Cents amount, Ticks when, bool reduced, Cents home) {
    int coins = coins_for(amount, opening_);
    for (int nth = 0; coins > 0; ++nth, coins -= in_flight) {
        const Cents worth = coins > in_flight ? home * in_flight / coins : home;  // the last stack carries the rest
        home -= worth;
        const auto turn = as_float(nth);
        const vec2 aside{13 * std::sin(turn * 2.4f), 9 * std::cos(turn * 2.4f)};
        flights_.push_back({{kind, from + aside, to + aside, when + nth * world::pay_apart, reduced},
                            {std::min(coins, in_flight), worth}});
    }
}

void SiwuliuTill::reveal(const Fact& fact, const CoinPlaces& at, Ticks now, bool reduced) {
    if (const auto* placed = std::get_if<BetPlaced>(&fact)) {
        money_.purse -= placed->amount;
        money_.bet = money_.covered = placed->bet;
        send(SlideKind::Place, at.purse, at.player, placed->amount, now, reduced);
        land(true, placed->bet);
    } else if (const auto* raised = std::get_if<Raised>(&fact)) {  // the bank covers as much more
        money_.purse -= raised->amount;
        money_.bet = raised->bet;
        money_.covered = money_.bank = in_bank_ = money_.bank + raised->amount;
        money_.returned -= raised->amount;
        send(SlideKind::Place, at.purse, at.player, raised->amount, now, reduced);
        send(SlideKind::Pay, at.banker, at.bank, raised->amount, now, reduced);
        land(true, raised->bet);
    } else if (const auto* closed = std::get_if<BetsClosed>(&fact)) {
        money_.closed = true;
        money_.covered = money_.bank = in_bank_ = closed->covered;
        money_.returned = closed->returned;
        send(SlideKind::Sweep, at.bank, at.banker, closed->returned, now, reduced);
    } else {
        settle(fact, at, now + siwuliu_feel::pay_waits, reduced);
    }
}

void SiwuliuTill::settle(const Fact& fact, const CoinPlaces& at, Ticks pays, bool reduced) {
    if (const auto* won = std::get_if<Won>(&fact)) {
        const Cents from_circle = std::min(won->won, money_.bank);
        money_.decided = true;
        money_.won = won->won;
        money_.bank -= from_circle;
        in_bank_ = money_.bank;
        send(SlideKind::Pay, at.bank, at.player, from_circle, pays, reduced);
        send(SlideKind::Pay, at.banker, at.player, won->won - from_circle, pays, reduced);
        land(true, won->bet + won->won);
    } else if (const auto* lost = std::get_if<Lost>(&fact)) {
        money_.decided = true;
        money_.lost = lost->bet + lost->more;
        money_.purse -= lost->more;
        money_.bet = in_player_ = 0;
        money_.bank += money_.lost;
        send(SlideKind::Pay, at.player, at.bank, lost->bet, pays, reduced);
        send(SlideKind::Pay, at.purse, at.bank, lost->more, pays, reduced);
        land(false, money_.bank);
    } else if (const auto* gave = std::get_if<Surrendered>(&fact)) {
        money_.decided = true;
        money_.lost = gave->bet - gave->back;
        money_.bet = money_.pushed = in_player_ = gave->back;
        money_.bank += money_.lost;
        send(SlideKind::Pay, at.player, at.bank, money_.lost, pays, reduced);
        land(false, money_.bank);
    } else if (const auto* pushed = std::get_if<Pushed>(&fact)) {
        money_.decided = true;
        money_.pushed = pushed->bet;
    }
}

bool SiwuliuTill::collect(const CoinPlaces& at, Cents balance, Ticks now, bool reduced) {
    const Cents mine = money_.won > 0 || money_.pushed > 0 ? money_.bet + money_.won : 0;
    if (mine == 0) return false;
    come_to_rest();
    send(SlideKind::Place, at.player, at.purse, std::exchange(in_player_, 0), now, reduced, balance - money_.purse);
    money_.bet = money_.won = money_.pushed = 0;
    money_.purse = balance;
    return true;
}

void SiwuliuTill::draw(Canvas& canvas, float px, double time) const {
    for (const auto& [slide, stack] : flights_) {
        canvas.push_alpha(slide.alpha(time));
        if (slide.alpha(time) > 0) draw_coins(canvas, slide.at(time), px, stack.coins, 1);
        canvas.pop_alpha();
    }
}

}  // namespace boxcars::scenes
