#include "ui/lab/look.h"

#include "ui/amounts.h"
#include "ui/overlay/plots.h"
#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui {
namespace {

using plots::Box;
using plots::Range;
using plots::Tick;

constexpr float room_for_ends = 34, policy_heads = 68;
constexpr Forms<float> room_for_caption{24, 24, 40, 60}, policy_names{132, 112};

// Ticks at round numbers of `unit`, each with its label.
template <class Label>
std::vector<Tick> ticks(Range range, double unit, int most, const Label& label) {
    std::vector<Tick> all;
    const double step = plots::nice_top((range.most - range.least) / unit / most, 1e-9);
    for (double at = std::ceil(range.least / unit / step - 1e-9) * step; at * unit <= range.most + step * unit * 1e-6;
         at += step)
        all.push_back({at * unit, label(std::abs(at) < step * 1e-6 ? 0.0 : at)});
    return all;
}

std::string whole(double at) { return grouped(std::llround(at)); }

std::vector<Tick> of_rounds(std::vector<Tick> all, const LabLook& look) {  // the last one says what they count
    if (!all.empty()) all.back().label += fmt::format(" {}", look.words.rounds);
    return all;
}
std::vector<Tick> round_ticks(const LabLook& look, Range x) { return of_rounds(ticks(x, 1, 8, whole), look); }

std::vector<Tick> amount_ticks(const LabLook& look, Range range, int most) {
    if (!look.words.unit.money) return ticks(range, 1, most, whole);
    return ticks(range, real(dollar), most, [](double at) { return look_money(std::llround(at) * dollar); });
}

std::vector<Tick> share_ticks(Range range, int most) {
    return ticks(range, 0.01, most, [](double at) { return (at < 0 ? "−" : "") + fmt::format("{:g}%", std::abs(at)); });
}

struct CurveEnd {
    std::size_t player;
    ImVec2 at;
    float y = at.y;  // of its disc
};

// Draws the players' discs at the right of a plot, moved apart so that each can be read.
void draw_ends(Host& host, std::vector<CurveEnd> all, std::size_t strong, render::Rect inner) {
    const float gap = std::min(host.px(17), inner.h / static_cast<float>(std::max<std::size_t>(1, all.size())));
    std::ranges::sort(all, {}, &CurveEnd::y);
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].y = std::max(all[i].y, i == 0 ? inner.y + gap / 2 : all[i - 1].y + gap);
    float low = inner.y + inner.h - gap / 2;
    for (auto end = all.rbegin(); end != all.rend(); ++end, low -= gap) end->y = low = std::min(end->y, low);
    for (const CurveEnd& end : all) {
        const ImVec2 middle{end.at.x + host.px(20), end.y};
        const render::Colour colour = render::faded(lab_colour(end.player), 0.5f);
        ImGui::GetWindowDrawList()->AddLine(end.at, {middle.x - host.px(8), middle.y}, u32(colour), 1);
        lab_badge(host, middle, end.player, end.player == strong);
    }
}

// The area left of the discs and below a caption.
render::Rect beside_ends(Host& host, render::Rect px) {
    const float caption = host.px(room_for_caption);
    return {px.x, px.y + caption, px.w - host.px(room_for_ends), px.h - caption};
}

// Draws the other players first, the selected one on top.
template <class Draw>
void each_player(const LabLook& look, const Draw& draw) {
    for (std::size_t player = 0; player < look.shown.players.size(); ++player)
        if (player != look.player) draw(player, false);
    draw(look.player, true);
}

void title(Host& host, render::Rect px, const std::string& words, const std::string& strong,
           render::Colour colour = theme::theory) {
    if (!host.stacked()) return void(plots::caption(host, {px.x, px.y}, words, strong, colour));
    ImFont* const small = host.fonts().small;
    ImGui::GetWindowDrawList()->AddText(small, small->FontSize, {px.x + host.px(4), px.y}, u32(theme::text_dim),
                                        (words + " " + strong).c_str(), nullptr, px.w - host.px(8));
}

// Shows the point nearest to the pointer, or the one selected by keys. Its text is on a plate on the side with room.
void reading(Host& host, const Box& box, const LabLook& look, LabPlot plot) {
    const render::Rect in = box.inner();
    const bool pointed = in.contains(look.pointer);
    if (!pointed && !look.point) return;
    const auto points = lab_points(look, plot);
    if (points.empty()) return;
    const auto x_of = [&](double point) { return box.at(point, 0).x; };
    const auto off = [&](double point) { return std::abs(x_of(point) - look.pointer.x); };
    const auto read = pointed ? std::ranges::min_element(points, {}, off)
                              : points.begin() + static_cast<std::ptrdiff_t>(std::min(*look.point, points.size() - 1));
    const std::string words = lab_point_words(look, plot, nth(read - points.begin()));
    box.marker(*read, theme::text);
    const float x = x_of(*read), gap = host.px(9), wrap = std::min(host.px(300), 0.46f * in.w);
    const ImVec2 size = ImGui::CalcTextSize(words.c_str(), nullptr, false, wrap);
    const bool right = x < in.x + in.w / 2;
    const ImVec2 at{right ? x + 2 * gap : x - 2 * gap - size.x, in.y + 2 * gap};
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({at.x - gap, at.y - gap}, {at.x + size.x + gap, at.y + size.y + gap}, u32(theme::header),
                       host.px(3));
    draw.AddText(ImGui::GetFont(), ImGui::GetFontSize(), at, u32(theme::title_text), words.c_str(), nullptr, wrap);
}

constexpr float bankroll_share = 0.64f;  // of the plot's height; the share of ruined evenings has the rest ...
constexpr float least_ruin = 80;         // ... unless this would be lower, in logical px

double top_of(const LabLook& look) {
    std::int64_t top = look.plan.game.bankroll + 1;
    for (const auto& player : look.shown.players)
        for (const auto& band : player.bands) top = std::max(top, band.high);
    return 1.06 * real(top);
}

// A curve over the checkpoints. `value`: of a checkpoint.
template <class Value>
std::vector<glm::dvec2> curve(const LabLook& look, const Value& value) {
    std::vector<glm::dvec2> points;
    for (std::size_t i = 0; i < look.shown.checkpoints.size(); ++i)
        points.push_back({real(look.shown.checkpoints[i]), static_cast<double>(value(i))});
    return points;
}

void draw_curve(const Box& box, std::span<const glm::dvec2> points, render::Colour colour, bool strong) {
    box.line(points, render::faded(colour, strong ? 1 : 0.62f), strong ? 3.0f : 1.6f);
}

void bankrolls(Host& host, render::Rect px, const LabLook& look) {
    const Range x{.most = real(look.plan.rounds)}, y{.most = top_of(look)};
    title(host, px, "The median bankroll, and a band with 80 % or more of the evenings",
          "· " + lab_name(look.own().name), lab_colour(look.player));
    const Box box{host, beside_ends(host, px), {x, round_ticks(look, x)}, {y, amount_ticks(look, y, 6)}};
    box.level(real(look.plan.game.bankroll), render::faded(theme::text_dim, 0.7f));
    if (look.plan.goal != 0) box.level(real(look.plan.goal), theme::theory);
    std::vector<CurveEnd> ends;
    each_player(look, [&](std::size_t number, bool strong) {
        const auto& bands = look.shown.players[number].bands;
        const auto middle = curve(look, [&](std::size_t i) { return bands[i].middle; });
        const render::Colour colour = lab_colour(number);
        if (strong) {
            const auto low = curve(look, [&](std::size_t i) { return bands[i].low; });
            const auto high = curve(look, [&](std::size_t i) { return bands[i].high; });
            box.area(low, high, render::faded(colour, 0.20f));
            for (const auto& edge : {low, high}) box.line(edge, render::faded(colour, 0.75f), 1.2f);
        }
        draw_curve(box, middle, colour, strong);
        ends.push_back({number, box.at(x.most, middle.back().y)});
    });
    draw_ends(host, ends, look.player, box.inner());
    reading(host, box, look, LabPlot::Bankroll);
}

// The share of evenings that are ruined by a round, and of the selected player the share that has reached the goal.
void ruin(Host& host, render::Rect px, const LabLook& look) {
    double top = std::max(0.01, look.own().goal.back());
    for (const auto& player : look.shown.players) top = std::max(top, player.ruined.back());
    const Range x{.most = real(look.plan.rounds)}, y{.most = std::min(1.0, top * 1.08)};
    title(host, px, "Share of evenings that went broke", look.plan.goal == 0 ? "" : "· that reached the goal");
    const Box box{host, beside_ends(host, px), {x, round_ticks(look, x)}, {y, share_ticks(y, 4)}};
    each_player(look, [&](std::size_t number, bool strong) {
        const auto way = curve(look, [&](std::size_t i) { return look.shown.players[number].ruined[i]; });
        const render::Colour colour = lab_colour(number);
        if (strong) box.area(curve(look, [](std::size_t) { return 0; }), way, render::faded(colour, 0.18f));
        draw_curve(box, way, colour, strong);
    });
    if (look.plan.goal != 0) box.line(curve(look, [&](std::size_t i) { return look.own().goal[i]; }), theme::theory);
}

Range edge_range(const sim::LabEdge& edge) {  // fits the axis to the converging edge
    const auto& points = edge.points;
    const double middle = edge.exact ? *edge.exact : points.back().edge;
    const double reach = 2.4 * std::max(points[points.size() * 3 / 8].error, 1.2 * points.back().error);
    const double off = 1.3 * std::abs(points.back().edge - middle);  // large after few evenings
    const double least = std::max({reach, off, 1e-4});
    return {middle - least, middle + least};
}

std::vector<Tick> powers_of_ten(const LabLook& look, Range x) {
    std::vector<Tick> ticks;
    for (double power = std::ceil(x.least); power <= x.most; ++power)
        ticks.push_back({power, whole(std::pow(10.0, power))});
    return of_rounds(std::move(ticks), look);
}

// Draws one series with its band of errors; returns where it ends.
glm::dvec2 edge_line(const Box& box, const sim::LabEdge& series, Range y, render::Colour colour, bool strong) {
    std::vector<glm::dvec2> low, way, high;
    for (const auto& point : series.points) {
        if (point.error == 0 && &point != &series.points.back()) continue;
        const double at = edge_place(point);
        way.push_back({at, point.edge});
        low.push_back({at, point.edge - point.reach()});
        high.push_back({at, point.edge + point.reach()});
    }
    if (strong) {
        box.area(low, high, render::faded(colour, 0.20f));
        if (series.exact) box.level(*series.exact, theme::theory);
    }
    box.line(way, render::faded(colour, strong ? 1 : 0.45f), strong ? 3.0f : 1.3f);
    if (strong)
        for (const auto& point : way)
            if (point.y > y.least && point.y < y.most) box.dot(point.x, point.y, colour, 3.0f);
    return way.empty() ? glm::dvec2{0, y.most} : way.back();
}

void edge(Host& host, render::Rect px, const LabLook& look) {
    const sim::LabEdge& chosen = look.edge();
    const Range x{edge_place(chosen.points.front()), edge_place(chosen.points.back()) + 0.02}, y = edge_range(chosen);
    title(host, px,
          fmt::format("{}: {} so far, with its 95% range", lab_name(chosen.name),
                      look.words.players_edge ? "won per stake" : "house edge"),
          chosen.exact ? "· exactly " + (chosen.exact_words.empty() ? "" : chosen.exact_words + " = ") +
                             lab_share(*chosen.exact, 4)
                       : "");
    const Box box{host, beside_ends(host, px), {x, powers_of_ten(look, x)}, {y, share_ticks(y, 7)}};
    std::vector<CurveEnd> ends;
    const bool shared = look.shown.edges.size() == 1;
    const auto draw = [&](std::size_t number, bool strong) {
        const glm::dvec2 end = edge_line(box, look.shown.edges[number], y, lab_colour(shared ? 0 : number), strong);
        if (!shared && end.y > y.least && end.y < y.most) ends.push_back({number, box.at(x.most, end.y)});
    };
    if (shared)
        draw(0, true);
    else
        each_player(look, draw);
    draw_ends(host, ends, look.player, box.inner());
    reading(host, box, look, LabPlot::Edge);
}

constexpr render::Colour above = render::colours::brass, below_half = render::hex(0x5B86C8);
// A cell has its full colour when its chance differs from one half by this much or more.
constexpr float full_at = 0.08f;
constexpr Forms<std::pair<int, std::string_view>> chance_words{{2, "%"}, {2, "%"}, {1, ""}};  // decimals and unit

void words_in(Host& host, render::Rect cell, const std::string& words, render::Colour colour, float share = 0.5f) {
    const PanelFonts& fonts = host.fonts();
    ImFont* const font = host.of(Forms{fonts.text, fonts.text, fonts.small});
    const ImVec2 area = size_in(font, words);
    const ImVec2 at{std::round(cell.x + (cell.w - area.x) * share), std::round(cell.y + (cell.h - area.y) / 2)};
    write(font, at, colour, words);
}

void draw_chance(Host& host, render::Rect at, double wins) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float reach = std::min(1.0f, static_cast<float>(std::abs(wins - 0.5)) / full_at);
    const render::Rect in = at.grown(-1);
    for (const render::Colour colour :
         {render::hex(0x0C0F16, 0.9f), render::faded(wins >= 0.5 ? above : below_half, 0.10f + 0.55f * reach)})
        draw.AddRectFilled({in.x, in.y}, {in.x + in.w, in.y + in.h}, u32(colour), host.px(3));
    const auto [decimals, unit] = host.of(chance_words);
    words_in(host, at, fmt::format("{:.{}f}{}", 100 * wins, decimals, unit), theme::pressed_text);
}

}  // namespace

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const render::Colour colour = lab_colour(player);
    const float radius = host.px(strong ? 9.5f : 8.5f);
    draw.AddCircleFilled(middle, radius, u32(strong ? colour : render::hex(0x10131A)), 20);
    draw.AddCircle(middle, radius, u32(colour), 20, host.px(1.4f));
    write_around(host.fonts().label, {middle.x, middle.y + host.px(0.5f)}, strong ? theme::brass_ink : colour,
                 std::to_string(player + 1));
}

void lab_policies(Host& host, render::Rect px, std::span<const std::string_view> names,
                  const std::vector<std::vector<double>>& first_wins) {
    const std::size_t count = first_wins.size();
    if (count == 0) return;
    title(host, px, "Who moves first (down) beats the other (across), exactly; best answer to each framed", "");
    const float left = host.px(policy_names), top = host.px(policy_heads);
    const float wide = std::min((px.w - left) / static_cast<float>(count), host.px(150));
    const float high = std::min((px.h - top) / static_cast<float>(count), host.px(64));
    const auto cell = [&](std::size_t row, std::size_t column) {
        return render::Rect{px.x + left + wide * static_cast<float>(column),
                            px.y + top + high * static_cast<float>(row), wide, high};
    };
    for (std::size_t n = 0; n < count; ++n) {  // columns have the numbers of the rows
        const std::string number = std::to_string(n + 1), name = number + " " + lab_name(std::string{names[n]});
        words_in(host, {cell(0, n).x, px.y + top - host.px(28), wide, host.px(26)}, number, theme::text_dim);
        words_in(host, {px.x, cell(n, 0).y, left, high}, name, theme::text, 0);
        std::size_t best = 0;
        for (std::size_t a = 0; a < count; ++a) {
            draw_chance(host, cell(a, n), first_wins[a][n]);
            if (first_wins[a][n] > first_wins[best][n]) best = a;
        }
        const render::Rect at = cell(best, n).grown(-2);
        ImGui::GetWindowDrawList()->AddRect({at.x, at.y}, {at.x + at.w, at.y + at.h}, u32(theme::brass_light),
                                            host.px(3), 0, host.px(1.6f));
    }
}

void on_glass(const char* id, render::Rect px, const std::function<void()>& draw) {
    constexpr ImGuiWindowFlags glass = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs |
                                       ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                       ImGuiWindowFlags_NoFocusOnAppearing;
    ImGui::SetNextWindowPos({px.x, px.y});
    ImGui::SetNextWindowSize({px.w, px.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{});
    ImGui::Begin(id, nullptr, glass);
    ImGui::PopStyleVar();
    draw();
    ImGui::End();
}

void lab_plot(Host& host, render::Rect px, const LabLook& look, LabPlot plot) {
    if (!look.counted()) return;
    if (plot == LabPlot::Edge) return edge(host, px, look);
    const float upper = std::round(px.h * bankroll_share), lower = px.h - upper;
    if (lower < host.px(least_ruin)) return bankrolls(host, px, look);
    bankrolls(host, {px.x, px.y, px.w, upper}, look);
    ruin(host, {px.x, px.y + upper, px.w, lower}, look);
}

}  // namespace boxcars::ui
