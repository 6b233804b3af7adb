// The list of bets. Each row has a name, minus, stake, plus, pay-out, edge, and on or off.
#include "ui/craps/panels.h"

#include "ui/widgets.h"

#include <imgui_internal.h>
#include <numeric>

namespace boxcars::ui {
namespace {

using namespace craps;

struct Family {
    CrapsTab tab;
    std::string_view title;
    std::vector<Kind> kinds;
};

const Family& family(Kind kind) {
    using enum Kind;
    static const Family families[] = {{CrapsTab::Line, "LINE", {Pass, PassOdds, DontPass, DontPassOdds}},
                                      {CrapsTab::Line, "COME", {Come, ComeOn, ComeOdds}},
                                      {CrapsTab::Line, "DON'T COME", {DontCome, DontComeOn, DontComeOdds}},
                                      {CrapsTab::Line, "PLACE", {Place}},
                                      {CrapsTab::Line, "PLACE TO LOSE", {PlaceToLose}},
                                      {CrapsTab::Line, "BUY", {Buy}},
                                      {CrapsTab::Line, "LAY", {Lay}},
                                      {CrapsTab::Line, "PUT", {Put, PutOdds}},
                                      {CrapsTab::Field, "FIELD AND BIG", {Field, Big}},
                                      {CrapsTab::Field, "HARDWAYS", {Hard}},
                                      {CrapsTab::Field, "BONUS BETS", {Small, Tall, All, Fire}},
                                      {CrapsTab::Hops, "NEXT THROW, THESE FACES", {Hop}},
                                      {CrapsTab::Propositions, "NEXT THROW", {}}};  // all others
    const auto holds = [&](const Family& one) { return one.kinds.empty() || std::ranges::count(one.kinds, kind) > 0; };
    return *std::ranges::find_if(families, holds);
}

CrapsPress asked(const CrapsBetsView& view, const Event& event) {
    if (auto why = refusal(view.rules, view.state, event)) return {{}, *why};
    return {{event}, {}};
}

const CrapsPress in_the_air{{}, "The dice are in the air: no more bets."};
constexpr float row_height = 36, row_button = 30, name_at = 10, pays_width = 76;  // logical px
// A row's cells: where each begins or ends, in logical px from the right end. In rows of two lines the second has the
// stake, at the left, and the call, and the edge is a percentage without bar and word.
struct BetCells {
    float height, second;  // of the row, and where stake and call begin in it
    float stake_at, pays_at, edge_at, bar_end, percent_end, word_at, call_at;
    float tip_width;       // of the pay-out and the edge, which show the exact odds
    const char* on_table;  // follows the amount in the foot
    bool folded() const { return stake_at == 0; }
};
constexpr BetCells one_line{row_height, 3, 454, 310, 226, 174, 100, 92, 48, 258, "on the table"},
    two_lines{row_height + 52, row_height, 0, 150, 0, 0, 8, 0, 62, 150, ""};
constexpr Forms<BetCells> bet_cells{one_line, two_lines};
constexpr double full_bar = 1.0 / 6;  // the edge of any seven fills the bar
constexpr float stake_gap = 4;        // logical px beside a stake

// Draws a minus or plus button, dimmed if the table would refuse the press. Returns whether it was pressed.
bool step_button(Host& host, const char* sign, const std::string& name, bool possible) {
    const InFont bold{host.fonts().text_bold};
    const ImVec2 size{host.touch(row_button), host.touch(row_button)};
    ImGui::PushButtonRepeat(true);
    const bool pressed = named_button(host, name, std::string{sign} + "##" + name, size, possible);
    ImGui::PopButtonRepeat();
    return pressed;
}

void amount_box(Host& host, Cents stake, bool closed) {
    const InFont font{stake > 0 ? host.fonts().text_bold : host.fonts().text};
    const ImVec2 at = ImGui::GetCursorScreenPos(), size{host.px(64), host.touch(row_button)};
    const std::string words = stake == 0 && closed ? "closed" : look_money(stake);
    ImGui::GetWindowDrawList()->AddRectFilled(at, {at.x + size.x, at.y + size.y}, u32(theme::frame),
                                              ImGui::GetStyle().FrameRounding);
    write_around(ImGui::GetFont(), {at.x + size.x / 2, at.y + size.y / 2},
                 stake > 0 ? theme::title_text : render::hex(0x9AA0AA), words);
    ImGui::Dummy(size);
}

render::Colour edge_colour(const Host& host, double edge) {
    return edge <= low_edge ? host.signs().win : edge <= medium_edge ? theme::bar : host.signs().loss;
}

// Shortens "1:1, 2:1, 3:1" to "1:1…3:1", and writes "7:6" with space round the colon.
std::string brief_pays(const std::string& pays) {
    std::vector<std::pair<double, std::string>> all;
    for (const std::string_view part : words_of(pays, ',')) {
        const std::string one{part.substr(part.starts_with(' ') ? 1 : 0)};
        const auto colon = one.find(':');
        const std::string win = one.substr(0, colon), per = one.substr(colon + 1);
        if (one == pays) return win + " : " + per;
        all.emplace_back(std::stod(win) / std::stod(per), one);
    }
    const auto [least, most] = std::ranges::minmax_element(all);
    return least->second + "\u2026" + most->second;
}

void written(Host& host, ImFont* font, ImVec2 at, render::Colour colour, const std::string& words) {
    const float y = at.y + (host.px(row_height) - font->FontSize) / 2;
    write(font, {std::round(at.x), std::round(y)}, colour, words);
}

// Writes in the normal font if the words fit, otherwise in the small one.
void fitted(Host& host, ImVec2 at, float width, render::Colour colour, const std::string& words) {
    ImFont* const font = size_in(host.fonts().text, words).x <= width ? host.fonts().text : host.fonts().small;
    written(host, font, at, colour, words);
}

void row_ground(Host& host, ImVec2 at, float right, bool shaded, bool staked) {
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float below = at.y + host.px(host.of(bet_cells).height);
    if (shaded) draw.AddRectFilled(at, {right, below}, u32(theme::row_alt));
    if (!staked) return;
    const float x = at.x + host.px(1), nib = host.px(4), inset = host.px(3);
    const std::array bracket{ImVec2{x + nib, at.y + inset}, ImVec2{x, at.y + inset}, ImVec2{x, below - inset},
                             ImVec2{x + nib, below - inset}};
    draw.AddPolyline(bracket.data(), how_many(bracket), u32(host.signs().win), 0, std::max(1.5f, host.px(2)));
}

void edge_cell(Host& host, ImVec2 at, float right, const odds::BetOdds& odds) {
    const double edge = odds::to_double(odds.edge_per_bet);
    const std::string percent = edge == 0 ? "0%" : fmt::format("{:.3f}%", 100 * edge);
    ImFont* const bold = host.fonts().text_bold;
    const BetCells cells = host.of(bet_cells);
    written(host, bold, {right - host.px(cells.percent_end) - size_in(bold, percent).x, at.y},
            cells.folded() ? edge_colour(host, edge) : theme::text, percent);
    if (cells.folded()) return;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float from = right - host.px(cells.edge_at), to = right - host.px(cells.bar_end),
                y = at.y + host.px(row_height) / 2, half = host.px(3.5f);
    draw.AddRectFilled({from, y - half}, {to, y + half}, u32(theme::frame), half);
    const float share = static_cast<float>(std::clamp(edge / full_bar, 0.0, 1.0));
    if (share > 0)
        draw.AddRectFilled({from, y - half}, {from + std::max((to - from) * share, 2 * half), y + half},
                           u32(edge_colour(host, edge)), half);
    written(host, host.fonts().small, {right - host.px(cells.word_at), at.y}, theme::text_dim,
            std::string{edge_word(edge)});
}

constexpr std::string_view tab_names[] = {"Line & place", "Field & hardways", "Propositions", "Hops", "On the table"};

// Writes the exact fractions, however long; the hint line gives long ones as "about".
std::string exact_words(const std::string& bet, const odds::BetOdds& odds) {
    return fmt::format("{} pays {}\nwins {}\npushes {}\nhouse edge {}", bet, odds.pays, odds::to_text(odds.win),
                       odds::to_text(odds.push), odds::to_text(odds.edge_per_bet));
}

// The width of a row, the same with and without a scroll bar.
float row_width(ImVec2 room, bool bar) { return room.x - (bar ? 0 : ImGui::GetStyle().ScrollbarSize); }

void column_heads(Host& host) {
    const InFont small{host.fonts().small};
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + row_width(ImGui::GetContentRegionAvail(), false);
    const BetCells cells = host.of(bet_cells);
    for (const auto& [x, words] : {std::pair{at.x + host.px(name_at), "Bet"},
                                   {right - host.px(cells.stake_at), "Stake"},
                                   {right - host.px(cells.pays_at), "Pays"},
                                   {right - host.px(cells.edge_at), "House edge"},
                                   {right - host.px(cells.call_at), "Working"}})
        ImGui::GetWindowDrawList()->AddText({x, at.y}, u32(theme::text_dim), words);
    space(host, 24);
}

struct BetsFrame {
    Host& host;
    const CrapsBetsView& view;
    odds::CrapsEdges& edges;
    const BetCells cells = host.of(bet_cells);
    CrapsBetsRequests requests{};
    bool shaded = false;  // alternates from row to row

    void press(const CrapsPress& press) {
        requests.events.insert(requests.events.end(), press.events.begin(), press.events.end());
    }
    void list(CrapsTab tab) {
        const auto groups = listed(tab, view.rules, view.state);
        ImGui::BeginChild("rows", {}, false, ImGuiWindowFlags_NavFlattened);
        if (groups.empty()) colour_text(theme::text_dim, "Nothing is on the table.");
        for (const CrapsGroup& group : groups) {
            if (groups.size() > 1) heading(host, group.title);
            shaded = false;
            ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{host.px(8), 0});
            for (const craps::Spot spot : group.spots) row(spot);
            ImGui::PopStyleVar();
            space(host, 4);
        }
        ImGui::EndChild();
    }
    void row(craps::Spot spot) {
        const ImVec2 at = ImGui::GetCursorScreenPos(), place = ImGui::GetCursorPos();
        const float width = row_width(ImGui::GetContentRegionAvail(), ImGui::GetScrollMaxY() > 0), right = at.x + width,
                    height = host.px(cells.height);
        shaded = !shaded;
        // Rows just out of sight are drawn, so that the keyboard focus can reach them.
        const float air = 3 * height;
        if (!ImGui::IsRectVisible({at.x, at.y - air}, {right, at.y + height + air})) {
            ImGui::Dummy({width, height});
            return;
        }
        const std::string name = "bets." + to_text(spot);
        const Cents stake = staked(view.state, spot);
        const CrapsPress more = one_more(view, spot), less = one_less(view, spot);
        const bool shut = more.events.empty() && stake == 0;
        row_ground(host, at, right, shaded, stake > 0);
        const float named_at = host.px(name_at), pays = width - host.px(cells.pays_at),
                    staked_at = cells.folded() ? named_at : width - host.px(cells.stake_at),
                    second = place.y + host.px(cells.second);
        fitted(host, {at.x + named_at, at.y}, (cells.folded() ? pays : staked_at) - host.px(14),
               shut ? theme::text_dim : theme::text, spot_words(spot));
        ImGui::SetCursorPos({place.x + staked_at, second});
        stake_cell(name, stake, more, less);
        const Cents meant = stake_meant(view.rules, view.state, spot, view.chip);
        const craps::Spot made = craps::made_as(spot);  // a come bet that has travelled has the odds of a new one
        if (const odds::BetOdds* odds = edges.of(view.rules, made, view.state.point, meant)) {
            fitted(host, {at.x + pays, at.y}, host.px(pays_width), theme::text, brief_pays(odds->pays));
            edge_cell(host, at, right, *odds);
            ImGui::SetCursorPos({place.x + pays, place.y});
            ImGui::Dummy({host.px(cells.tip_width), host.px(row_height)});
            host.mark(name + ".edge");
            tip(exact_words((made == spot ? "" : "A new bet: ") + spot_words(made), *odds), host.px(420));
        }
        if (stake > 0) call_cell(spot, {place.x + width - host.px(cells.call_at), second});
        ImGui::SetCursorPos({place.x, place.y});
        ImGui::Dummy({width, height});
    }
    void stake_cell(const std::string& name, Cents stake, const CrapsPress& more, const CrapsPress& less) {
        ImGui::BeginGroup();
        if (step_button(host, "\u2212", name + ".less", !less.events.empty())) press(less);
        same_line(host, stake_gap);
        amount_box(host, stake, more.events.empty());
        same_line(host, stake_gap);
        if (step_button(host, "+", name + ".more", !more.events.empty())) press(more);
        ImGui::EndGroup();
        std::string why = more.why;
        if (stake > 0 && less.why != more.why) why += (why.empty() || less.why.empty() ? "" : "\n") + less.why;
        if (!why.empty()) tip(why, host.px(360));
    }
    void call_cell(craps::Spot spot, ImVec2 place) {
        const craps::State& state = view.state;
        const bool on = works(state, *find(state, spot));
        ImGui::SetCursorPos(place);
        if (!craps::may_call(spot.kind)) {
            const ImVec2 at = ImGui::GetCursorScreenPos();
            written(host, host.fonts().small, {at.x, at.y - host.px((row_height - row_button) / 2)}, theme::text_dim,
                    "always");
            return;
        }
        const CrapsPress other = on_or_off(view, spot);
        const std::string name = "bets." + to_text(spot) + ".call";
        const InFont small{host.fonts().small};
        const ImVec2 size{host.touch(40), host.touch(row_button)};
        if (named_button(host, name, (on ? "on##" : "off##") + name, size, !other.events.empty(), on)) press(other);
    }
    void foot() {
        const float height = button_height(host), gap = ImGui::GetStyle().ItemSpacing.x;
        const ImVec2 undo{host.px(76), height}, clear{host.px(74), height}, done{host.px(112), height};
        const std::string down = look_money(on_table(view.state));
        ImGui::Dummy({1, height});
        const float left = ImGui::GetItemRectMin().x;
        beside(host.fonts().text_bold, left, theme::title_text, down);
        beside(host.fonts().text, left + size_in(host.fonts().text_bold, down + " ").x, theme::text, cells.on_table);
        same_line_right(undo.x + clear.x + done.x + 2 * gap);
        requests.undo = named_button(host, "bets.undo", "Undo", undo, view.may_undo && view.resting);
        ImGui::SameLine();
        requests.clear = named_button(host, "bets.clear", "Clear", clear, !view.state.bets.empty() && view.resting);
        ImGui::SameLine();
        requests.close = brass_button(host, "Done", done);
        host.mark("bets.done");
    }
};

}  // namespace

std::vector<CrapsGroup> listed(CrapsTab tab, const Rules& rules, const State& state) {
    std::vector<Spot> all = spots(rules);
    std::ranges::sort(all, {}, [](Spot spot) { return std::pair{base_of(spot), spot}; });  // odds right after their bet
    std::vector<CrapsGroup> groups;
    for (const Spot spot : all) {
        const Family& home = family(spot.kind);
        if (tab == CrapsTab::Working ? !find(state, spot) : home.tab != tab) continue;
        auto group = std::ranges::find(groups, home.title, &CrapsGroup::title);
        if (group == groups.end()) group = groups.insert(groups.end(), {home.title, {}});
        group->spots.push_back(spot);
    }
    return groups;
}

CrapsPress one_more(const CrapsBetsView& view, Spot spot) {
    if (!view.resting) return in_the_air;
    const Cents amount = snapped(view.rules, view.state, spot, view.chip);
    if (amount == 0) return {{}, with_bets_in_words(offer(view.rules, view.state, spot).why)};
    return asked(view, Bet{spot, amount});
}

CrapsPress one_less(const CrapsBetsView& view, Spot spot) {
    if (!view.resting) return in_the_air;
    const Cents there = staked(view.state, spot), left = std::max<Cents>(0, there - view.chip);
    const Cents step = unit(view.rules, spot, view.state.point), round = std::lcm(step, dollar);
    for (const Cents to : {left / round * round, left / step * step})
        if (CrapsPress less = asked(view, Take{spot, there - to}); !less.events.empty()) return less;
    return asked(view, Take{spot, there});
}

CrapsPress on_or_off(const CrapsBetsView& view, Spot spot) {
    if (!view.resting) return in_the_air;
    const Placed* bet = find(view.state, spot);
    if (!bet) return {{}, "There is nothing on " + to_text(spot) + " to be called on or off."};
    Placed by_rule = *bet;
    by_rule.call = Call::ByRule;
    const bool wanted = !works(view.state, *bet);
    const Call call = works(view.state, by_rule) == wanted ? Call::ByRule : wanted ? Call::On : Call::Off;
    return asked(view, CallIt{spot, call});
}

CrapsBetsRequests CrapsBets::draw(Host& host, const CrapsBetsView& view) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    BetsFrame frame{host, view, edges_};
    const std::string note = fmt::format("{} \u00b7 {} \u00b7 minimum {}", view.rules.crapless ? "Crapless" : "Craps",
                                         view.state.point ? fmt::format("point is {}", view.state.point) : "come-out",
                                         look_money(view.rules.minimum * dollar));
    Panel panel{host, {"bets", "BETS", note}, PanelSize{664, 520, 372}};
    tab_ = static_cast<CrapsTab>(tab_strip(host, "bets.tab", tab_names, static_cast<int>(tab_)));
    if (!frame.cells.folded()) column_heads(host);
    frame.list(tab_);
    panel.foot();
    frame.foot();
    return frame.requests;
}

}  // namespace boxcars::ui
