#include "ui/lab/look.h"

#include "ui/amounts.h"
#include "ui/overlay/plots.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace boxcars::ui {
namespace {

using plots::Box;
using plots::Range;
using plots::Tick;

// ---- Axes and the ends of lines

constexpr float room_for_ends = 34, room_for_caption = 24;
// On an upright screen, the player's name stands above the caption, which may need two lines.
constexpr float upright_name = 18, upright_caption = 58;

double step_for(double span, int most) {  // 1, 2 or 5 times a power of ten
    const double power = std::pow(10.0, std::floor(std::log10(std::max(span / most, 1e-9))));
    for (const double step : {1.0, 2.0, 5.0, 10.0})
        if (span / (step * power) <= most) return step * power;
    return 10 * power;
}

template <class Label>
std::vector<Tick> ticks(Range range, int most, const Label& label) {
    std::vector<Tick> all;
    const double step = step_for(range.most - range.least, most);
    for (double at = std::ceil(range.least / step - 1e-9) * step; at <= range.most + step * 1e-6; at += step)
        all.push_back({at, label(std::abs(at) < step * 1e-6 ? 0.0 : at)});
    return all;
}

std::vector<Tick> count_ticks(Range range, int most) {
    return ticks(range, most, [](double at) { return lab_count(std::llround(at)); });
}

std::vector<Tick> round_ticks(const LabLook& look, double rounds) {
    auto all = count_ticks({0, rounds}, 8);
    if (!all.empty()) all.back().label += fmt::format(" {}", look.words.rounds);
    return all;
}

std::vector<Tick> amount_ticks(const LabLook& look, Range range, int most) {
    const bool money = look.words.unit.money;
    const double unit = money ? static_cast<double>(dollar) : 1;
    auto all = ticks({range.least / unit, range.most / unit}, most, [&](double at) {
        return money ? look_money(std::llround(at * unit)) : lab_count(std::llround(at));
    });
    for (Tick& tick : all) tick.at *= unit;
    return all;
}

std::vector<Tick> share_ticks(Range range, int most) {
    auto all = ticks({100 * range.least, 100 * range.most}, most,
                     [](double at) { return (at < 0 ? "−" : "") + fmt::format("{:g}%", std::abs(at)); });
    for (Tick& tick : all) tick.at /= 100;
    return all;
}

// The players' discs at the right of a plot, moved apart so that each can be read.
class CurveEnds {
 public:
    void add(std::size_t player, ImVec2 at) { all_.push_back({player, at, at.y}); }
    void draw(Host& host, int strong, render::Rect inner);

 private:
    struct CurveEnd {
        std::size_t player;
        ImVec2 at;
        float y;
    };
    std::vector<CurveEnd> all_;
};
void CurveEnds::draw(Host& host, int strong, render::Rect inner) {
    const float gap = std::min(host.px(17), host.upright() ? inner.h / static_cast<float>(all_.size()) : host.px(17));
    std::ranges::sort(all_, {}, &CurveEnd::y);
    for (std::size_t i = 0; i < all_.size(); ++i)
        all_[i].y = std::max(all_[i].y, i == 0 ? inner.y + gap / 2 : all_[i - 1].y + gap);
    float low = inner.y + inner.h - gap / 2;
    for (auto end = all_.rbegin(); end != all_.rend(); ++end, low -= gap) end->y = low = std::min(end->y, low);
    for (const CurveEnd& end : all_) {
        const ImVec2 middle{end.at.x + host.px(20), end.y};
        const render::Colour colour = render::faded(lab_colour(end.player), 0.5f);
        ImGui::GetWindowDrawList()->AddLine(end.at, {middle.x - host.px(8), middle.y}, u32(colour), 1);
        lab_badge(host, middle, end.player, static_cast<int>(end.player) == strong);
    }
}

// The area left of the discs and below a caption.
render::Rect beside_ends(Host& host, render::Rect px) {
    const float caption = host.px(host.upright() ? upright_caption : room_for_caption);
    return {px.x, px.y + caption, px.w - host.px(room_for_ends), px.h - caption};
}

// ---- Plots

constexpr float quiet = 0.62f;  // alpha of the other players

std::size_t count_of(const LabLook& look) { return look.shown.players.size(); }
bool looked_at(const LabLook& look, std::size_t player) { return static_cast<int>(player) == look.player; }

// Draws the other players first, the selected one on top.
template <class Draw>
void each_player(const LabLook& look, const Draw& draw) {
    for (std::size_t player = 0; player < count_of(look); ++player)
        if (!looked_at(look, player)) draw(player, false);
    if (look.player >= 0 && look.player < static_cast<int>(count_of(look)))
        draw(static_cast<std::size_t>(look.player), true);
}

void title(Host& host, render::Rect px, const std::string& words, const std::string& strong = {},
           render::Colour colour = theme::theory) {
    if (!host.upright()) return void(plots::caption(host, {px.x, px.y}, words, strong, colour));
    ImFont* const small = host.fonts().small;
    ImGui::GetWindowDrawList()->AddText(small, small->FontSize, {px.x + host.px(4), px.y + host.px(upright_name)},
                                        u32(theme::text_dim), (words + " " + strong).c_str(), nullptr,
                                        px.w - host.px(8));
}

// Shows the point that is read: the nearest to the pointer, otherwise the one selected by keys. Its text is on a plate
// beside it, on the side with more room.
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
    const std::string words = lab_point_words(look, plot, static_cast<std::size_t>(read - points.begin()));
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

// ---- Bankrolls over time

double top_of(const LabLook& look) {
    std::int64_t top = look.plan.game.bankroll + 1;
    for (const auto& player : look.shown.players)
        for (const auto& band : player.bands) top = std::max(top, band.high);
    return 1.06 * static_cast<double>(top);
}

void bankrolls(Host& host, render::Rect px, const LabLook& look) {
    const auto& marks = look.shown.checkpoints;
    const Range x{0, static_cast<double>(marks.back())}, y{0, top_of(look)};
    title(host, px, "Bankroll: the median, and a band with 80 % or more of the evenings");
    const Box box{host, beside_ends(host, px), x, y, round_ticks(look, x.most), amount_ticks(look, y, 7)};
    box.level(static_cast<double>(look.plan.game.bankroll), render::faded(theme::text_dim, 0.7f));
    if (look.plan.goal != 0) box.level(static_cast<double>(look.plan.goal), theme::theory);
    CurveEnds ends;
    each_player(look, [&](std::size_t number, bool strong) {
        const auto& bands = look.shown.players[number].bands;
        std::vector<glm::dvec2> low, middle, high;
        for (std::size_t i = 0; i < bands.size(); ++i) {
            const auto round = static_cast<double>(marks[i]);
            low.push_back({round, static_cast<double>(bands[i].low)});
            middle.push_back({round, static_cast<double>(bands[i].middle)});
            high.push_back({round, static_cast<double>(bands[i].high)});
        }
        const render::Colour colour = lab_colour(number);
        if (strong) {
            box.area(low, high, render::faded(colour, 0.20f));
            box.line(low, render::faded(colour, 0.75f), 1.2f);
            box.line(high, render::faded(colour, 0.75f), 1.2f);
        }
        box.line(middle, render::faded(colour, strong ? 1 : quiet), strong ? 3.0f : 1.6f);
        ends.add(number, box.at(x.most, middle.back().y));
    });
    ends.draw(host, look.player, box.inner());
    reading(host, box, look, LabPlot::Bankroll);
}

// ---- Ruin

void ruin(Host& host, render::Rect px, const LabLook& look) {
    const auto& marks = look.shown.checkpoints;
    double top = 0.01;
    for (const auto& player : look.shown.players) top = std::max(top, player.ruined.back());
    const Range x{0, static_cast<double>(marks.back())}, y{0, std::min(1.0, top * 1.08)};
    title(host, px, "Share of evenings that went broke");
    const Box box{host, beside_ends(host, px), x, y, round_ticks(look, x.most), share_ticks(y, 7)};
    CurveEnds ends;
    each_player(look, [&](std::size_t number, bool strong) {
        std::vector<glm::dvec2> way, floor;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            way.push_back({static_cast<double>(marks[i]), look.shown.players[number].ruined[i]});
            floor.push_back({static_cast<double>(marks[i]), 0});
        }
        const render::Colour colour = lab_colour(number);
        if (strong) box.area(floor, way, render::faded(colour, 0.18f));
        box.line(way, render::faded(colour, strong ? 1 : quiet), strong ? 3.0f : 1.6f);
        ends.add(number, box.at(x.most, way.back().y));
    });
    ends.draw(host, look.player, box.inner());
    reading(host, box, look, LabPlot::Ruin);
}

// ---- Results at the end

void ends(Host& host, render::Rect px, const LabLook& look) {
    const LabBars bars = ends_bars(look);
    const double wide = static_cast<double>(bars.gathered) * static_cast<double>(look.shown.grain);
    double top = 0.001;
    std::vector<std::vector<double>> all;
    for (const auto& player : look.shown.players) {
        all.push_back(ends_shares(look, player, bars));
        // The first bar, ruin, does not count: it may exceed the plot's top.
        for (std::size_t bar = 1; bar < bars.count; ++bar) top = std::max(top, all.back()[bar]);
    }
    const Range x{0, static_cast<double>(bars.count) * wide}, y{0, top * 1.15};
    title(host, px, "What is left at the end: share of evenings", "", theme::theory);
    const Box box{host, beside_ends(host, px), x, y, amount_ticks(look, x, 8), share_ticks(y, 6)};
    each_player(look, [&](std::size_t number, bool strong) {
        const render::Colour colour = lab_colour(number);
        std::vector<glm::dvec2> outline{{0, 0}};
        for (std::size_t bar = 0; bar < bars.count; ++bar) {
            const double at = static_cast<double>(bar) * wide;
            if (strong) box.bar(at + wide / 2, wide * 0.44, all[number][bar], render::faded(colour, 0.85f));
            outline.push_back({at, all[number][bar]});
        }
        outline.push_back({x.most, all[number].back()});
        if (!strong) box.steps(outline, render::faded(colour, quiet), 1.3f);
    });
    box.marker(static_cast<double>(look.plan.game.bankroll), theme::text);
    const ImVec2 at = box.at(static_cast<double>(look.plan.game.bankroll), y.most);
    plots::caption(host, {at.x + host.px(6), at.y + host.px(4)}, "began with",
                   lab_amount(look.words.unit, look.plan.game.bankroll), theme::text);
    reading(host, box, look, LabPlot::Ends);
}

// ---- Edge

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
    for (int power = 0; power <= 12; ++power)
        if (power >= x.least && power <= x.most)
            ticks.push_back({static_cast<double>(power), lab_count(std::llround(std::pow(10.0, power)))});
    if (!ticks.empty()) ticks.back().label += fmt::format(" {}", look.words.rounds);
    return ticks;
}

// Draws one series with its band of errors; returns where it ends.
glm::dvec2 edge_line(const Box& box, const sim::LabEdge& series, Range y, render::Colour colour, bool strong) {
    std::vector<glm::dvec2> low, way, high;
    for (const auto& point : series.points) {
        if (point.error == 0 && &point != &series.points.back()) continue;
        const double at = edge_place(point);
        way.push_back({at, point.edge});
        low.push_back({at, point.edge - 1.96 * point.error});
        high.push_back({at, point.edge + 1.96 * point.error});
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
    const sim::LabEdge& chosen = lab_edge(look);
    const Range x{edge_place(chosen.points.front()), edge_place(chosen.points.back()) + 0.02}, y = edge_range(chosen);
    title(
        host, px,
        look.words.players_edge ? "Won per stake so far, with its 95% range" : "House edge so far, with its 95% range",
        chosen.exact ? "· exactly " + (chosen.exact_words.empty() ? "" : chosen.exact_words + " = ") +
                           lab_share(*chosen.exact, 4)
                     : "");
    const Box box{host, beside_ends(host, px), x, y, powers_of_ten(look, x), share_ticks(y, 7)};
    CurveEnds badges;
    const bool shared = look.shown.edges.size() == 1;
    const auto draw = [&](std::size_t number, bool strong) {
        const glm::dvec2 end = edge_line(box, look.shown.edges[number], y, lab_colour(shared ? 0 : number), strong);
        if (!shared && end.y > y.least && end.y < y.most) badges.add(number, box.at(x.most, end.y));
    };
    if (shared)
        draw(0, true);
    else
        each_player(look, draw);
    badges.draw(host, look.player, box.inner());
    reading(host, box, look, LabPlot::Edge);
}

// ---- Lengths

void lengths(Host& host, render::Rect px, const LabLook& look) {
    const LabBars bars = lengths_bars(look);
    const auto shares = lengths_shares(look, bars);
    const double top = *std::ranges::max_element(shares) * 1.1 + 1e-6;
    const auto wide = static_cast<double>(bars.gathered);
    const Range x{0, wide * static_cast<double>(bars.count)}, y{0, top};
    title(host, px,
          fmt::format("Length of a {} in {}: share of all {}", look.words.stretch, look.words.length,
                      look.words.stretches));
    const Box box{host, beside_ends(host, px), x, y, count_ticks(x, 10), share_ticks(y, 6)};
    for (std::size_t bar = 0; bar < bars.count; ++bar)
        box.bar(static_cast<double>(bar) * wide + (wide - 1) / 2, wide * 0.42, shares[bar], theme::bar);
    reading(host, box, look, LabPlot::Lengths);
}

}  // namespace

void lab_badge(Host& host, ImVec2 middle, std::size_t player, bool strong) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const render::Colour colour = lab_colour(player);
    const float radius = host.px(strong ? 9.5f : 8.5f);
    draw.AddCircleFilled(middle, radius, u32(strong ? colour : render::hex(0x10131A)), 20);
    draw.AddCircle(middle, radius, u32(colour), 20, host.px(1.4f));
    ImFont* const font = host.fonts().label;
    const std::string number = std::to_string(player + 1);
    const float size = font->FontSize;
    const ImVec2 area = font->CalcTextSizeA(size, FLT_MAX, 0, number.c_str());
    draw.AddText(font, size, {middle.x - area.x / 2, middle.y - area.y / 2 + host.px(0.5f)},
                 u32(strong ? theme::brass_ink : colour), number.c_str());
}

void on_glass(const char* id, render::Rect px, const std::function<void()>& draw) {
    constexpr ImGuiWindowFlags glass = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs |
                                       ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBackground |
                                       ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                                       ImGuiWindowFlags_NoFocusOnAppearing;
    ImGui::SetNextWindowPos({px.x, px.y});
    ImGui::SetNextWindowSize({px.w, px.h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2{0, 0});
    ImGui::Begin(id, nullptr, glass);
    ImGui::PopStyleVar();
    draw();
    ImGui::End();
}

void words_on_glass(Host& host, render::Rect px, const std::string& words) {
    const InFont small{host.fonts().small};
    ImGui::SetCursorScreenPos({std::round(px.x), std::round(px.y)});
    ImGui::PushStyleColor(ImGuiCol_Text, vec(theme::text));
    ImGui::BeginGroup();  // all lines begin at the same x
    paragraph(words, px.w, host.px(21));
    ImGui::EndGroup();
    ImGui::PopStyleColor();
}

void lab_plot(Host& host, render::Rect px, const LabLook& look, LabPlot plot) {
    constexpr std::array draw{bankrolls, ruin, ends, edge, lengths};  // in the order of LabPlot
    if (lab_counted(look)) draw[static_cast<std::size_t>(plot)](host, px, look);
}

}  // namespace boxcars::ui
