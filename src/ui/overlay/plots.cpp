// Draws plots by hand, because Dear ImGui's own plots have no axes.
#include "ui/overlay/plots.h"

#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui::plots {
namespace {

constexpr render::Colour ground = render::hex(0x0A0D13), edge = render::hex(0x3A4458);

ImDrawList& list() { return *ImGui::GetWindowDrawList(); }

void dashes(ImVec2 from, ImVec2 to, render::Colour colour, float dash) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    if (length <= 0) return;
    const ImVec2 way{(to.x - from.x) / length, (to.y - from.y) / length};
    for (float s = 0; s < length; s += 2 * dash) {
        const float e = std::min(s + dash, length);
        list().AddLine({from.x + way.x * s, from.y + way.y * s}, {from.x + way.x * e, from.y + way.y * e}, u32(colour),
                       1.2f);
    }
}

ImFont* letters(Host& host) {  // small in the debug style, larger in the player style
    return host.style() == PanelStyle::Player ? host.fonts().small : host.fonts().mono_small;
}

void small_text(Host& host, ImVec2 at, const std::string& words, render::Colour colour) {
    write(letters(host), {std::round(at.x), std::round(at.y)}, colour, words);
}

ImVec2 small_size(Host& host, const std::string& words) { return size_in(letters(host), words); }

}  // namespace

Axis since_start(double last, std::string label) { return {{.most = last}, {{0, "start"}, {last, std::move(label)}}}; }

Axis counts_to(double most) {
    const double top = nice_top(most);
    return {{.most = top}, {{0, "0"}, {top, fmt::format("{:.0f}", top)}}};
}

Axis chances_to(double most, double air, int decimals) {
    return {{.most = air * most}, {{0, "0%"}, {most, fmt::format("{:.{}f}%", 100 * most, decimals)}}};
}

Box::Box(Host& host, render::Rect outer, const Axis& x, const Axis& y) : host_(host), x_(x.range), y_(y.range) {
    float left = 0;
    for (const Tick& tick : y.ticks) left = std::max(left, small_size(host, tick.label).x + host.px(6));
    const float below = x.ticks.empty() ? 0 : letters(host)->FontSize + host.px(5),
                half_line = letters(host)->FontSize / 2;
    inner_ = {std::round(outer.x + left), std::round(outer.y), std::round(outer.w - left), std::round(outer.h - below)};
    const ImVec2 least{inner_.x, inner_.y}, most{inner_.x + inner_.w, inner_.y + inner_.h};
    list().AddRectFilled(least, most, u32(render::faded(ground, host.style() == PanelStyle::Player ? 0.62f : 1)));
    list().AddRect(least, most, u32(edge));
    // Where controls are stacked, labels that would touch the last one are left out.
    float written_y = -1e6f;
    for (const Tick& tick : y.ticks) {
        const float line = at(x_.least, tick.at).y;
        if (tick.at > y_.least && tick.at < y_.most)
            list().AddLine({least.x + 1, line}, {most.x - 1, line}, u32(render::faded(edge, 0.45f)));
        const float place = std::clamp(line - half_line, inner_.y - 1, most.y - 2 * half_line + 1);
        if (host.stacked() && std::abs(place - written_y) < 2 * half_line) continue;
        written_y = place;
        small_text(host, {least.x - small_size(host, tick.label).x - host.px(5), place}, tick.label, theme::text_dim);
    }
    float written_x = most.x + host.px(8);  // from right to left, because the last label has the unit
    for (auto tick = x.ticks.rbegin(); tick != x.ticks.rend(); ++tick) {
        const float width = small_size(host, tick->label).x;
        const float place = std::clamp(at(tick->at, y_.least).x - width / 2, least.x, most.x - width);
        if (host.stacked() && place + width + host.px(6) > written_x) continue;
        written_x = place;
        small_text(host, {place, most.y + host.px(3)}, tick->label, theme::text_dim);
    }
}

ImVec2 Box::anywhere(double x, double y) const {
    return {inner_.x + static_cast<float>(x_.share(x)) * inner_.w,
            inner_.y + (1 - static_cast<float>(y_.share(y))) * inner_.h};
}

void Box::clip() const {
    list().PushClipRect({inner_.x - 1, inner_.y - 1}, {inner_.x + inner_.w + 1, inner_.y + inner_.h + 1}, true);
}

void Box::line(std::span<const glm::dvec2> points, render::Colour colour, float width) const {
    std::vector<ImVec2> way;
    for (const auto& p : points) way.push_back(anywhere(p.x, p.y));
    clip();
    list().AddPolyline(way.data(), how_many(way), u32(colour), 0, std::max(1.0f, host_.px(width)));
    list().PopClipRect();
}

void Box::area(std::span<const glm::dvec2> low, std::span<const glm::dvec2> high, render::Colour colour) const {
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    clip();
    for (std::size_t i = 0; i + 1 < low.size(); ++i) {  // without antialiasing, whose soft edges would show as seams
        const std::array corners{anywhere(low[i].x, low[i].y), anywhere(low[i + 1].x, low[i + 1].y),
                                 anywhere(high[i + 1].x, high[i + 1].y), anywhere(high[i].x, high[i].y)};
        list().PrimReserve(6, 4);
        list().PrimQuadUV(corners[0], corners[1], corners[2], corners[3], white, white, white, white, u32(colour));
    }
    list().PopClipRect();
}

void Box::steps(std::span<const glm::dvec2> points, render::Colour colour, float width) const {
    std::vector<glm::dvec2> way;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0) way.push_back({points[i].x, points[i - 1].y});
        way.push_back(points[i]);
    }
    line(way, colour, width);
}

void Box::level(double y, render::Colour colour) const { dashes(at(x_.least, y), at(x_.most, y), colour, host_.px(4)); }

void Box::marker(double x, render::Colour colour) const {
    dashes(at(x, y_.least), at(x, y_.most), colour, host_.px(3));
}

void Box::band(double from_x, double to_x, render::Colour colour) const {
    list().AddRectFilled(at(from_x, y_.most), at(to_x, y_.least), u32(colour));
}

void Box::bar(double x, double half_width, double y, render::Colour colour) const {
    const ImVec2 least = at(x - half_width, y), most = at(x + half_width, y_.least);
    list().AddRectFilled({std::round(least.x), least.y}, {std::round(most.x), most.y}, u32(colour));
}

void Box::cap(double x, double half_width, double y, render::Colour colour) const {
    list().AddLine(at(x - half_width, y), at(x + half_width, y), u32(colour), std::max(1.5f, host_.px(2)));
}

void Box::dot(double x, double y, render::Colour colour, float radius) const {
    list().AddCircleFilled(at(x, y), host_.px(radius), u32(colour), 12);
}

float caption(Host& host, ImVec2 at, const std::string& words, const std::string& strong, render::Colour colour) {
    small_text(host, at, words, theme::text_dim);
    const float gap = words.empty() || strong.empty() ? 0 : small_size(host, " ").x;
    const float x = at.x + small_size(host, words).x + gap;
    small_text(host, {x, at.y}, strong, colour);
    return x + small_size(host, strong).x;
}

void sentence(Host& host, const Box& box, const std::string& words) {
    const render::Rect inner = box.inner();
    const ImVec2 size = small_size(host, words);
    const ImVec2 at{inner.x + std::max(host.px(4), (inner.w - size.x) / 2), inner.y + (inner.h - size.y) / 2};
    small_text(host, at, words, theme::text_dim);
    host.mark("overlay.plot.words", at, {at.x + size.x, at.y + size.y});
}

render::Rect below(Host& host, render::Rect px) {
    const float caption = host.px(20);
    return {px.x, px.y + caption, px.w, px.h - caption};
}

double nice_top(double value, double least) {
    const double power = std::pow(10.0, std::floor(std::log10(std::max(value, least))));
    for (const double step : {1.0, 2.0, 5.0, 10.0})
        if (value <= step * power) return step * power;
    return value;
}

}  // namespace boxcars::ui::plots

namespace boxcars::ui {
namespace {

using plots::Range;

// Values outside the range count in the first or the last bin.
std::vector<int> histogram(std::span<const float> values, Range range, int bins) {
    std::vector<int> counts(nth(bins));
    for (const float value : values) {
        ++counts[nth(std::clamp(static_cast<int>(std::floor(range.share(value) * bins)), 0, bins - 1))];
    }
    return counts;
}

void frame_times(Host& host, render::Rect px, const platform::Timings& timings) {
    plots::caption(host, {px.x, px.y}, "ms");
    constexpr int bins = 40;  // of 1 ms
    constexpr double display_ms = 16.7;
    constexpr Range range{0, bins};
    const auto counts = histogram(timings.cpu.in_order(), range, bins);
    const double top = plots::nice_top(std::max(1, std::ranges::max(counts)));
    const plots::Axis ms{range, {{0, "0"}, {display_ms, "16.7"}, {bins, "40+"}}};
    const plots::Box box{host, plots::below(host, px), ms, {{.most = top}}};
    for (int bin = 0; bin < bins; ++bin) box.bar(bin + 0.5, 0.42, counts[nth(bin)], theme::bar);
    box.marker(display_ms, theme::theory);
    const auto inner = box.inner();
    ImVec2 at{inner.x + inner.w - host.px(144), inner.y + host.px(5)};
    const auto say = [&](const char* what, const platform::Recent& recent) {
        at.y += host.px(14);
        plots::caption(host, at, fmt::format("{:<6}", what),
                       fmt::format("{:5.2f} {:5.2f}", recent.percentile(0.5f), recent.percentile(0.95f)), theme::text);
    };
    plots::caption(host, at, "        50 %  95 %");
    say("frame", timings.frame);
    say("cpu", timings.cpu);
    say("tick", timings.tick);
    if (!timings.throw_ahead.empty()) say("throw", timings.throw_ahead);
}

std::size_t plot_row(Host& host, const PlotsWindow& page, std::size_t chosen, float width) {
    std::vector<std::string_view> names;
    for (const NamedPlot& plot : page.plots) names.push_back(plot.name);
    names.emplace_back("frames");
    const auto choose = [&] { return nth(choice(host, "overlay.plot", names, static_cast<int>(chosen), width)); };
    if (!page.left && !page.small_row) return choose();
    const InFont small{host.fonts().mono_small};
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(4), host.low(1)});
    chosen = choose();
    ImGui::PopStyleVar();
    return chosen;
}

}  // namespace

std::size_t draw_plots(Host& host, const PlotsWindow& page, std::size_t chosen, const platform::Timings& timings) {
    const ImVec2 at = ImGui::GetCursorScreenPos(), room = ImGui::GetContentRegionAvail();
    const float gap = host.px(16), half = (room.x - gap) / 2, above = room.y * 0.35f;
    const bool beside = page.left && !host.stacked();
    const float row_width = beside ? host.px(page.row_width) : room.x;
    if (beside) {
        page.left({at.x, at.y, half, room.y});
        ImGui::SetCursorScreenPos({at.x + room.x - row_width, at.y - host.px(3)});
    } else if (page.left) {
        page.left({at.x, at.y, room.x, above});
        ImGui::SetCursorScreenPos({at.x, at.y + above + gap / 2});
    }
    if (!page.plots.empty()) chosen = plot_row(host, page, chosen, row_width);
    const ImVec2 from = ImGui::GetCursorScreenPos(), rest = ImGui::GetContentRegionAvail();
    const render::Rect px =
        beside ? render::Rect{at.x + half + gap, at.y, half, room.y} : render::Rect{from.x, from.y, rest.x, rest.y};
    chosen < page.plots.size() ? page.plots[chosen].draw(px) : frame_times(host, px, timings);
    return chosen;
}

}  // namespace boxcars::ui
