#include "ui/lab/look.h"

#include "session/table_change.h"
#include "ui/amounts.h"
#include "ui/overlay/plots.h"
#include "ui/overlay/rules_editor.h"
#include "ui/widgets.h"

#include <fmt/format.h>

namespace boxcars::ui {
namespace {

std::string after(const LabLook& look, std::int64_t rounds) {
    return fmt::format("after {} {}", grouped(rounds), look.words.rounds);
}

std::string mean_change(const LabUnit& unit, double change) {
    const std::string sign = change > 0 ? "+" : change < 0 ? "−" : "";
    if (unit.money) return sign + look_money(std::llround(std::abs(change)));
    return fmt::format("{}{:.2f} {}", sign, std::abs(change), unit.many);
}

// How many evenings have how much: a half, the best tenth and the worst tenth.
std::string band_words(const LabLook& look, const sim::LabBand& band, std::string_view between) {
    const auto amount = [&](std::int64_t of) { return lab_amount(look.words.unit, of); };
    return fmt::format("half of the evenings have {}{}1 in 10 has {} or more, 1 in 10 has {}",
                       band.middle == 0 ? "nothing left" : amount(band.middle) + " or more", between, amount(band.high),
                       band.low == 0 ? "nothing left" : amount(band.low) + " or less");
}

std::string says_ruin(const LabLook& look) {
    const auto& ruined = look.own().ruined;
    if (ruined.back() == 0) return "No evening ended with nothing left";
    const auto half = std::ranges::lower_bound(ruined, ruined.back() / 2);
    return fmt::format("{} end in ruin, half of those by {} {}", lab_share(ruined.back()),
                       grouped(look.shown.checkpoints[nth(half - ruined.begin())]), look.words.rounds);
}

std::string says_bankroll(const LabLook& look) {
    const sim::LabPlayer& player = look.own();
    return capitalised(after(look, look.plan.rounds)) + " " + band_words(look, player.bands.back(), "; ") + "; " +
           mean_change(look.words.unit, player.mean) + " on average. " + says_ruin(look) +
           (look.plan.goal == 0 ? "." : fmt::format("; {} reach the goal.", lab_share(player.goal.back())));
}

std::string says_edge(const LabLook& look) {
    const sim::LabEdge& edge = look.edge();
    if (edge.points.empty()) return "";
    const sim::LabEdgePoint last = edge.points.back();
    std::string says =
        fmt::format("{} {} of all stakes, ±{} ({} {}).", look.words.players_edge ? "Won" : "The house kept",
                    lab_share(last.edge, 3), lab_share(last.reach(), 3), grouped(last.rounds), look.words.rounds);
    if (!edge.exact) return says + " " + edge.why_not;
    says += fmt::format(" Exact: {}{}", edge.exact_words.empty() ? "" : edge.exact_words + " = ",
                        lab_share(*edge.exact, 4));
    if (last.error > 0)
        says += fmt::format("; off by {:.1f} standard errors (usual: below 2)",
                            std::abs(last.edge - *edge.exact) / last.error);
    return says + ".";
}

constexpr float name_wide = 92;  // logical px

// The disc of a seat's player, pressed to emphasize its curve. An empty seat leaves its place free.
void disc(Host& host, const LabRow& row, int& front) {
    const float side = ImGui::GetFrameHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (row.player < 0) return ImGui::Dummy({side, side});
    if (ImGui::InvisibleButton(("disc." + row.name).c_str(), {side, side})) front = row.player;
    const bool strong = row.player == front;
    lab_badge(host, {at.x + side / 2, at.y + side / 2}, nth(row.player), strong || ImGui::IsItemHovered());
    host.mark("lab.front." + row.name,
              [&] { return fmt::format("curve of {}{}", row.values[nth(row.chosen)], strong ? ", in front" : ""); });
}

bool list_row(Host& host, LabRow& row, float name_px) {
    const FormRow form{row.name, row.title, row.help};
    const float width = row_label(host, form, name_px);
    const int before =
        std::exchange(row.chosen, drop_down(host, "lab." + row.name, row.values, row.chosen, width, form.tip()));
    return row.chosen != before;
}

void seed_row(Host& host, float name_px, std::uint64_t& seed) {
    constexpr std::uint64_t one = 1;
    ImGui::AlignTextToFramePadding();
    const float width = row_label(host, FormRow{"seed", "Seed", "the dice of every evening"}, name_px);
    ImGui::SetNextItemWidth(width - ImGui::GetFrameHeight());
    ImGui::InputScalar("##seed", ImGuiDataType_U64, &seed, &one);
    host.mark("lab.seed", [&] { return fmt::format("seed, the dice of every evening: {}", seed); });
}

// Enter runs while the keys have no control to press.
bool enter_alone() {
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) && !ImGui::GetIO().NavVisible &&
           !ImGui::GetIO().WantTextInput && !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId);
}

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

std::vector<Tick> of_rounds(std::vector<Tick> all, const LabLook& look) {  // the last tick names the unit
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

std::string lab_name(const std::string& name) {
    const std::string words = session::player_words(name);
    return words.find('.') != std::string::npos ? words : capitalised(words);
}

render::Colour lab_colour(std::size_t player) {
    constexpr unsigned all[]{0x7FE8C8, 0xFFB454, 0x8FC2FF, 0xFF9DB2, 0xE8E2D0, 0xC0A5FF, 0xFF7F50, 0xC6E36B};
    return render::hex(all[player % std::size(all)]);
}

std::string lab_amount(const LabUnit& unit, std::int64_t amount) {
    if (unit.money) return look_money(amount);
    return fmt::format("{} {}", amount, amount == 1 ? unit.one : unit.many);
}

std::string lab_share(double share, int decimals) {
    const std::string words = fmt::format("{:.{}f}%", std::abs(100 * share), decimals);
    return share < 0 ? "−" + words : words;
}

double edge_place(const sim::LabEdgePoint& point) { return std::log10(real(std::max<std::int64_t>(point.rounds, 1))); }

std::string lab_says(const LabLook& look, LabPlot plot) {
    if (!look.counted()) return "";
    return plot == LabPlot::Edge ? says_edge(look) : says_bankroll(look);
}

std::vector<double> lab_points(const LabLook& look, LabPlot plot) {
    if (!look.counted()) return {};
    if (plot == LabPlot::Bankroll) return {look.shown.checkpoints.begin(), look.shown.checkpoints.end()};
    std::vector<double> places;
    for (const auto& point : look.edge().points) places.push_back(edge_place(point));
    return places;
}

std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t n) {
    if (plot == LabPlot::Edge) {
        const sim::LabEdgePoint& point = look.edge().points[n];
        return fmt::format("{}: {}{}", after(look, point.rounds), lab_share(point.edge, 3),
                           point.error > 0 ? " ±" + lab_share(point.reach(), 3) : "");
    }
    const sim::LabPlayer& player = look.own();
    std::string words = fmt::format("{}: {}; {} are ruined", after(look, look.shown.checkpoints[n]),
                                    band_words(look, player.bands[n], ", "), lab_share(player.ruined[n], 2));
    if (look.plan.goal != 0) words += fmt::format(", {} have reached the goal", lab_share(player.goal[n], 2));
    return words;
}

bool draw_lab_form(Host& host, render::Rect px, LabForm& form, const std::function<void()>& sheet) {
    if (!host.drawing()) return false;
    const ScopedStyle styled{host, PanelStyle::Debug};
    Panel panel{host, {"lab", "The experiment", form.note}, px, ImGui::GetFrameHeight() + host.px(24), true};
    form.page = choice(host, "lab.page", form.pages, form.page, ImGui::GetContentRegionAvail().x);
    const float name_px = host.px(name_wide), beside_disc = ImGui::GetFrameHeight() + host.px(4);
    for (std::size_t n = 0; n < form.rows.size(); ++n) {
        LabRow& row = form.rows[n];
        const bool seat = row.name.starts_with("player.");
        if (seat) {
            disc(host, row, form.front);
            same_line(host, 4);
        }
        if (list_row(host, row, name_px - (seat ? beside_disc : 0))) form.turned = static_cast<int>(n);
    }
    seed_row(host, name_px, form.seed);
    heading(host, "Rules");
    sheet();
    panel.foot();
    const std::string label = form.running ? "STOP" : "RUN";
    const bool pressed = brass_button(host, label + "###run", {host.px(150), 0});
    if (ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
    host.mark("run");
    return pressed || enter_alone();
}

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
