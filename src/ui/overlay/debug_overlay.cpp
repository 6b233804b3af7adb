#include "ui/overlay/debug_overlay.h"

#include "ui/amounts.h"
#include "ui/widgets.h"

namespace boxcars::ui {
namespace {

constexpr Forms<float> edge_width{56, 78}, face_width{46, 84};
// The sheet's top left corner, in parts of the window.
constexpr Forms<glm::vec2> sheet_at{{0, 0.52f}, {0, 0.52f}, {0, 0.44f}, {0.44f, 0.14f}};
// The least size of each page in the sheet, logical px; it scrolls. 0: as large as the sheet.
constexpr Forms<glm::vec2> whole{{}, {}}, page_sizes[]{whole, {{}, {520, 0}}, whole, {{}, {0, 420}}};
constexpr float slowest = 0.1f, fastest = 4.0f;

void journal_row(Host& host, const JournalLine& line, bool newest) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x, height = host.px(20);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    if (newest)
        draw.AddRectFilled({at.x - host.px(6), at.y}, {at.x + width + host.px(6), at.y + height}, u32(theme::header),
                           host.px(3));
    ImFont *const font = host.fonts().mono, *const bold = host.fonts().mono_bold,
                  *const small = host.fonts().mono_small;
    const float y = at.y + centred(height, font->FontSize), cell = font->GetCharAdvance('0');
    const auto put = [&](ImFont* face, float x, render::Colour colour, const std::string& words) {
        write(face, {std::round(x), face == small ? y + host.px(1) : y}, colour, words);
    };
    put(font, at.x, theme::text_dim, fmt::format("#{:04}", line.number));
    put(bold, at.x + 6 * cell, theme::title_text, line.faces.empty() ? "\u00b7" : line.faces);
    const float facts_x = at.x + (7.5f + static_cast<float>(std::max<std::size_t>(line.faces.size(), 1))) * cell;
    const bool wide = width > host.px(480);  // otherwise only the tooltip shows the hash
    const float facts_end = at.x + width - (wide ? 17 * small->GetCharAdvance('0') : 0);
    // Cuts the facts at the last comma that fits, or without one at a space. The tooltip shows all.
    const auto room = static_cast<std::size_t>(std::max(0.0f, facts_end - facts_x) / cell);
    const bool fits = line.facts.size() <= room;
    const std::size_t end = std::min(line.facts.rfind(", ", room), line.facts.rfind(' ', room));
    put(font, facts_x, theme::text, fits ? line.facts : line.facts.substr(0, end));
    if (wide) put(small, facts_end + small->GetCharAdvance('0'), theme::title_note, fmt::format("{:016x}", line.hash));
    ImGui::Dummy({width, height});
    tip(fmt::format("{}\n{}\njournal hash {:016x}", line.event, line.facts, line.hash), host.px(420));
}

// Copies the seed. Copies the seal instead for sealed dice, because their seed would reveal every coming throw.
void copy_dice(Host& host, const Transport& transport, ImVec2 size) {
    const bool sealed = !transport.seal.empty();
    if (named_button(host, "overlay.copy_seed", sealed ? "Copy seal" : "Copy seed", size))
        ImGui::SetClipboardText(sealed ? transport.seal.c_str() : std::to_string(transport.seed).c_str());
    constexpr std::size_t line = 32;  // digits per line; a station's seal, its run's name, is shorter
    const std::string rest = transport.seal.size() > line ? " " + transport.seal.substr(line) : "";
    tip(host, sealed ? fmt::format("The seal of these dice: {}{}. Their secret is told when the sitting has ended.",
                                   transport.seal.substr(0, line), rest)
                     : fmt::format("Seed {}: the same seed throws the same dice.", transport.seed));
}

void speed_row(Host& host, const Transport& transport, TimeRequests& requests) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("Speed");
    same_line(host, 14);
    const std::string words = fmt::format("{:.2f}\u00d7", transport.speed);
    const float gap = host.px(8), width = part_of_line(1).x - text_size("0.00\u00d7").x - gap;
    float speed = std::log2(std::clamp(transport.speed, slowest, fastest));
    if (slider(host, "overlay.speed", speed, std::log2(slowest), std::log2(fastest), width)) {
        speed = std::exp2(speed);
        const float round = std::abs(speed - 1) < 0.06f ? 1.0f : std::round(speed * 20) / 20;  // 1, or steps of 0.05
        requests.speed = std::clamp(round, slowest, fastest);
    }
    beside(ImGui::GetFont(), ImGui::GetItemRectMax().x + gap, theme::text, words);
    tip(host, "Speed of the animation, 0.1 to 4 times. It changes no result.");
}

void journal_body(Host& host, std::span<const JournalLine> lines) {
    if (lines.empty()) colour_text(theme::text_dim, "Nothing has happened yet.");
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2{});
    ImGuiListClipper clipper;
    clipper.Begin(how_many(lines), host.px(20));
    while (clipper.Step())
        for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i)
            journal_row(host, lines[lines.size() - 1 - nth(i)], i == 0);
    ImGui::PopStyleVar();
}

float transport_height(const Host& host) {
    return 2 * ImGui::GetFrameHeight() + ImGui::GetStyle().ItemSpacing.y + host.px(14);
}

void transport_foot(Host& host, const Transport& transport, TimeRequests& requests) {
    const ImVec2 third = part_of_line(3);
    const bool paused = transport.paused;
    if (named_button(host, "overlay.pause", paused ? "Go on" : "Pause", third, true, paused)) requests.pause = !paused;
    ImGui::SameLine();
    ImGui::PushButtonRepeat(true);
    requests.step = named_button(host, "overlay.step", "Next tick", third, paused);
    ImGui::PopButtonRepeat();
    ImGui::SameLine();
    copy_dice(host, transport, third);
    speed_row(host, transport, requests);
}

bool edge_field(Host& host, const char* name, int& thousandths) {
    float value = static_cast<float>(thousandths) / 10;
    ImGui::SetNextItemWidth(host.px(edge_width));
    const bool turned = ImGui::DragFloat((std::string{"##"} + name).c_str(), &value, 0.1f, -20, 20, "%.1f %%",
                                         ImGuiSliderFlags_AlwaysClamp);
    thousandths = static_cast<int>(value * 10 + (value < 0 ? -0.5f : 0.5f));
    host.mark(name);
    tip(host,
        "The share of a bet that the house keeps on average; below 0 the player is favoured. Drag, or Ctrl and click "
        "to type.");
    return turned;
}

}  // namespace

std::string percent(const odds::Fraction& share, int decimals) { return percent(odds::to_double(share), decimals); }

std::string dice_note(const Transport& transport) {
    if (transport.seal.empty()) return "seed " + std::to_string(transport.seed);
    return "seal " + transport.seal.substr(0, 16) + "\u2026";
}

OverlayLayout overlay_layout(const PictureView& view) {
    const float w = static_cast<float>(view.drawable.x), h = static_cast<float>(view.drawable.y);
    // Uses tabs if the canvas is too small for four windows, or the interface size too large.
    if (view.canvas.w >= 1240 && view.canvas.h >= 700 && view.ui_scale <= view.scale() * 1.12f) {
        constexpr render::Rect rules{16, 72, 364, 516}, odds{896, rules.y, 368, 338}, plots{392, 404, 492, 184};
        return {.rules = view.to_px(rules),
                .odds = view.to_px(odds),
                .journal = view.to_px(render::Rect{odds.x, odds.y + odds.h, odds.w, 178}),
                .plots = view.to_px(plots),
                .dice_zone = view.to_px(render::Rect{plots.x, 64, plots.w, 332})};
    }
    // The sheet begins below the die, which rests in the middle of the table, or right of it.
    const glm::vec2 at = glm::vec2{w, h} * view.of(sheet_at);
    const float gap = panel_margin, left = at.x + gap, bar = h * 0.08f;
    return {.tabs = true,
            .sheet = {left, at.y, w - gap - left, h - at.y - gap},
            .dice_zone = at.x > 0 ? render::Rect{0, bar, at.x, h - bar} : render::Rect{0, bar, w, at.y - bar - 2}};
}

void main_figure(Host& host, const std::string& name, const std::string& words, const std::string& figure,
                 render::Colour colour) {
    const float right = ImGui::GetContentRegionMax().x, top = ImGui::GetCursorPosY();
    ImGui::SetCursorPosY(top + host.px(5));
    colour_text(theme::text_dim, words);
    const InFont big{host.fonts().mono_big};
    ImGui::SetCursorPosY(top);
    right_text(figure, right, colour);
    host.mark(name);
}

struct DebugOverlay::OverlayFrame {
    Host& host;
    const OverlayView& in;
    const PlotsWindow& plots;
    TableRequests& requests;
    std::array<std::string, 4> notes;  // of each page, at the right of its title
};

TableRequests DebugOverlay::draw(Host& host, const OverlayView& in) {
    TableRequests requests;
    if (!host.drawing()) return requests;
    const ScopedStyle styled{host, PanelStyle::Debug};
    editor_.follow(in.next_rules);
    follow(in);
    const PlotsWindow shown = plots(host, in);
    const OverlayFrame frame{
        host, in, shown, requests, {editor_.note(), odds_note(), dice_note(in.transport), shown.note}};
    overlay_layout(host.view()).tabs ? tabs(frame) : windows(frame);
    return requests;
}

void DebugOverlay::windows(const OverlayFrame& frame) {
    Host& host = frame.host;
    const OverlayLayout layout = overlay_layout(host.view());
    const auto window = [&](Page page, const char* id, const std::string& title, render::Rect place, float foot) {
        const bool rules = page == Page::Rules;
        if (rules && rules_height_ > 0) place.h = std::min(place.h, rules_height_);  // no taller than needed
        Panel panel{host, {id, title, frame.notes[nth(page)], rules}, place, foot};
        draw_page(frame, page);
        draw_foot(frame, page, panel);
        if (!rules) return;
        frame.requests.close = panel.close_pressed();
        rules_height_ = panel.wanted_height();
    };
    window(Page::Rules, "rules", "Rules \u00b7 " + options_.game, layout.rules, ImGui::GetFrameHeight() + host.px(18));
    window(Page::Odds, "odds", "Odds \u00b7 exact", layout.odds, 0);
    window(Page::Journal, "journal", "Journal", layout.journal, transport_height(host));
    window(Page::Plots, "plots", "Plots", layout.plots, 0);
}

void DebugOverlay::tabs(const OverlayFrame& frame) {
    constexpr std::string_view names[]{"Rules", "Odds", "Journal", "Plots"};
    Host& host = frame.host;
    const Page page = page_;
    const float foot = page == Page::Rules     ? ImGui::GetFrameHeight() + host.px(14)
                       : page == Page::Journal ? transport_height(host)
                                               : 0;
    Panel panel{
        host, {"overlay", options_.game, frame.notes[nth(page)], true}, overlay_layout(host.view()).sheet, foot};
    frame.requests.close = panel.close_pressed();
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.px(4), ImGui::GetStyle().FramePadding.y});
    page_ = static_cast<Page>(choice(host, "overlay.tab", names, ordinal(page), ImGui::GetContentRegionAvail().x));
    ImGui::PopStyleVar();
    const glm::vec2 least = host.of(page_sizes[nth(page)]);
    const bool roams = least.x + least.y > 0;  // the page may exceed the sheet
    if (roams) {
        ImGui::SetNextWindowContentSize({host.px(least.x), host.px(least.y)});
        ImGui::BeginChild("page", {}, false, ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NavFlattened);
    }
    draw_page(frame, page);
    if (roams) ImGui::EndChild();
    draw_foot(frame, page, panel);
}

void DebugOverlay::draw_page(const OverlayFrame& frame, Page page) {
    if (page == Page::Rules) draw_rules(frame.host, frame.in, frame.requests);
    if (page == Page::Odds) draw_odds(frame.host, frame.in);
    if (page == Page::Journal) journal_body(frame.host, frame.in.journal);
    if (page == Page::Plots) plot_ = draw_plots(frame.host, frame.plots, plot_, frame.in.timings);
}

void DebugOverlay::draw_foot(const OverlayFrame& frame, Page page, Panel& panel) {
    if (page == Page::Journal) {
        panel.foot(2);
        transport_foot(frame.host, frame.in.transport, frame.requests);
    }
    if (page != Page::Rules) return;
    panel.foot();
    if (!frame.in.fixed) frame.requests.apply_rules = editor_.foot(frame.host);
}

void DebugOverlay::by_hand(Host& host, const char* title, const OverlayView& in, TableRequests& requests) {
    constexpr const char* names[]{"first", "second", "third"};
    static const std::vector<std::string> faces{"1", "2", "3", "4", "5", "6"};
    heading(host, title);
    for (std::size_t die = 0; die < options_.faces.size(); ++die) {
        if (die > 0) same_line(host, 4);
        int& face = options_.faces[die];
        face = 1 + drop_down(host, std::string{"overlay.force."} + names[die], faces, face - 1, host.px(face_width));
    }
    host.next_to();
    if (named_button(host, "overlay.force", "Throw these", {}, in.may_force)) requests.force = options_.faces;
    text_in(host.fonts().mono_small, in.practice ? theme::changed : theme::text_dim,
            in.practice ? "This game is practice: it stays out of the statistics."
                        : "After you throw these, this game is practice: it stays out of the statistics.",
            at_edge);
}

void DebugOverlay::knobs(Host& host, const OverlayView& in) {
    heading(host, "Rules");
    if (options_.fair && !in.fixed) fair_row(host);
    editor_.body(host, in.rules, in.fixed);
}

void DebugOverlay::fair_row(Host& host) {
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("house edge");
    host.next_to(host.px(6));
    bool turned = edge_field(host, "overlay.fair.least", least_);
    same_line(host, 4);
    ImGui::TextUnformatted("to");
    same_line(host, 4);
    turned = edge_field(host, "overlay.fair.most", most_) || turned;
    most_ = std::max(least_, most_);
    if (turned) none_fair_ = false;
    same_line(host, 6);
    const bool pressed = named_button(host, "overlay.fair", "Find");
    tip(host, "Finds the nearest rules that leave the house this much. Apply puts them in force.");
    if (none_fair_) text_in(host.fonts().mono_small, theme::loss, "No rules near these fit. Widen the range.");
    if (!pressed) return;
    const auto found = options_.fair(edited(), odds::fraction(least_, 1000), odds::fraction(most_, 1000));
    none_fair_ = !found;
    if (found) editor_.lay(*found);
}

JournalLine journal_line(int number, const session::Entry& entry, std::string_view when) {
    JournalLine line{number, entry.text, {}, {}, entry.hash};
    for (const int face : entry.faces) line.faces += (line.faces.empty() ? "" : " ") + std::to_string(face);
    for (const auto& fact : facts_text(entry)) line.facts += (line.facts.empty() ? "" : "; ") + fact;
    if (line.facts.empty()) line.facts = entry.text;
    if (entry.text.starts_with(session::change_word)) line.facts = fmt::format("in force {}", when);
    line.facts = with_bets_in_words(line.facts);
    return line;
}

}  // namespace boxcars::ui
