#include "scenes/ceelo/view.h"

#include "chance/dust.h"

namespace boxcars::scenes {
namespace {

constexpr float pocket_far = 3.64f, bet_far = 2.93f;     // world units from the drum's middle
constexpr float between_stacks = 0.74f;                  // between two stacks, world units
constexpr float bank_arc = 1.75f, between_bank = 0.54f;  // the arc's radius; between stacks; world units
constexpr float in_bank = 0.68f;                         // scale of coins in the bank
constexpr std::size_t highest = 6;                       // most coins per stack

float width_of(int value) { return value == 1 ? 0.58f : value == 5 ? 0.62f : value == 25 ? 0.70f : 0.78f; }

// Brightness under the lantern: brightest over the bank, darker towards the rim and to the right.
float light_at(vec2 world) {
    const vec2 off = world - vec2(-0.75f, 0.85f);
    return std::clamp(1.12f - glm::dot(off, off) / 44.0f, 0.62f, 1.0f);
}

// Splits an amount into stacks of at most `highest` equal coins, those of the largest value first.
std::vector<std::vector<int>> stacks_of(int amount) {
    std::vector<std::vector<int>> stacks;
    for (const int coin : coins_for(amount)) {
        if (stacks.empty() || stacks.back().back() != coin || stacks.back().size() == highest) stacks.emplace_back();
        stacks.back().push_back(coin);
    }
    return stacks;
}

float coin_unit(const CeeloFeltView& view, CeeloPot pot, vec2 world) {
    return unit_at(view.camera, world) * (pot.kind == PotKind::Bank ? in_bank : 1.0f);
}

// Draws the total of a bet's coins on a pill centred at `at`. `unit`: px per world unit.
void draw_total(Canvas& canvas, vec2 at, float unit, int amount) {
    const float small = std::clamp(unit / full_unit, 0.7f, 1.0f);
    const std::string total = std::to_string(amount);
    const float wide = std::max(20 * small, canvas.width(type::fine, total) + 12 * small), high = 18 * small;
    const Rect where = around(at, {wide, high});
    draw_edged_pill(canvas, where, high / 2, colours::pill, faded(colours::brass, 0.8f));
    canvas.text(type::fine, total, at, Align::Centre, colours::brass_light);
}

}  // namespace

// Uses coins of small values, too: where none would be needed, breaks one coin of the next value into them.
std::vector<int> coins_for(int amount) {
    std::vector<int> coins;
    for (const int value : coin_values) {
        const auto next = std::ranges::upper_bound(coin_values, value);
        int here = amount;
        if (next != coin_values.end()) here = amount > *next && amount % *next == 0 ? *next : amount % *next;
        for (amount -= here; here > 0; here -= value) coins.push_back(value);
    }
    std::ranges::reverse(coins);
    return coins;
}

void draw_coin_stack(Canvas& canvas, vec2 at, float unit, std::span<const int> coins, float light, float alpha) {
    if (coins.empty() || alpha <= 0) return;
    canvas.push_alpha(alpha);
    const float foot = width_of(coins.front()) * unit, high = as_float(coins.size()) * coin_thick * foot;
    canvas.sprite("chips/shadow", around(at + vec2{high * 0.35f, foot * 0.06f}, vec2{foot * coin_shade}),
                  faded(Colour(1), 0.8f));
    const Colour tint{light, light, light, 1};
    vec2 top = at;
    float px = foot;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        px = std::round(width_of(coins[i]) * unit);
        top = coin_in_stack(at, foot, i);
        draw_coin(canvas, fmt::format("cents/{}", coins[i]), top, px, tint);
    }
    const int value = coins.back();
    const Colour ink = value == 1 || value == 100 ? hex(0x3E1C08) : hex(0x38352F);
    const float turn = 0.10f * as_float(static_cast<int>(coins.size() * 7 % 5) - 2);
    const LyingPrint lie{top - px_down(coin_thick * px), turn, sin_above};
    const std::string words = std::to_string(value);
    constexpr std::array digit_high{0.46f, 0.40f, 0.31f};  // of a number of one, two or three digits, in coin widths
    const float size = std::max(type::least_numeral, px * digit_high[words.size() - 1]);
    canvas.text_through(type::call.sized(size), words, Align::Centre, ink, lie_flat, &lie);
    canvas.pop_alpha();
}

// The bank's coins lie on an arc beyond the dice. A player's coins lie in the player's sector.
vec2 CeeloFeltView::world(CeeloPot pot, float aside) const {
    const float turn = aside / bank_arc;
    if (pot.kind == PotKind::Bank) return table.bank + bank_arc * vec2{std::sin(turn), std::cos(turn)};
    return table.at(place(pot.player), pot.kind == PotKind::Pocket ? pocket_far : bet_far, aside);
}

world::Toss hand_from(const CeeloFeltView& view, int player, std::uint64_t bits) {
    chance::Dust dust{bits};
    const float from = view.table.angle(view.place(player)) + static_cast<float>(dust.between(-0.25, 0.25));
    const auto strength = static_cast<float>(dust.between(0.25, 0.75));
    return {strength, {-std::cos(from), -std::sin(from)}, dust.bits()};
}

void CeeloCoins::draw_pot(Canvas& canvas, const CeeloFeltView& view, CeeloPot pot, double time) const {
    const int lies = lying(pot, time);
    const auto stacks = stacks_of(lies);
    const float most_apart = pot.kind == PotKind::Bank ? between_bank : between_stacks;
    std::vector<std::pair<vec2, std::size_t>> order;  // far stacks are drawn first
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const float n = as_float(stacks.size()) - 1;
        const float apart = pot.kind == PotKind::Bet ? 0.56f : std::min(most_apart, 2.6f / std::max(1.0f, n));
        order.emplace_back(view.world(pot, (as_float(i) - n / 2) * apart), i);
    }
    std::ranges::sort(order, std::greater{}, [](const auto& stack) { return stack.first.y; });
    for (const auto& [world, i] : order)
        draw_coin_stack(canvas, place_of(view.camera, world), coin_unit(view, pot, world), stacks[i], light_at(world));
    if (pot.kind != PotKind::Bet || coins_for(lies).size() < 2) return;
    const vec2 middle = view.world(pot);
    const float side = middle.x < view.table.drum.x - 0.1f ? -1.0f : 1.0f;  // puts the total on the viewer's side
    const float beyond = 0.28f * (as_float(stacks.size()) - 1) + 0.52f;
    draw_total(canvas, place_of(view.camera, view.world(pot, side * beyond)), unit_at(view.camera, middle), lies);
}

void CeeloCoins::draw(Canvas& canvas, const CeeloFeltView& view, double time) const {
    std::vector<CeeloPot> pots;
    for (int player = 0; player < view.table.players; ++player) {
        pots.push_back({PotKind::Pocket, player});
        pots.push_back({PotKind::Bet, player});
    }
    if (banker_ >= 0) pots.push_back({PotKind::Bank, banker_});
    std::ranges::stable_sort(pots, std::greater{}, [&](CeeloPot pot) { return view.world(pot).y; });
    for (const CeeloPot pot : pots) draw_pot(canvas, view, pot, time);
    for (const auto& [slide, stack] : flights_) {
        if (time < real(slide.began)) continue;
        const vec2 at = slide.at(time);
        auto coins = coins_for(stack.amount);
        if (coins.size() > 8) coins.erase(coins.begin(), coins.end() - 8);
        draw_coin_stack(canvas, at, coin_unit(view, stack.to, view.world(stack.to)), coins,
                        light_at(vec2{view.camera.on_plane(at, 0)}), slide.alpha(time));
    }
}

}  // namespace boxcars::scenes
