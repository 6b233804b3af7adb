#include "ui/panels/seats_panel.h"

#include "session/recording.h"
#include "ui/amounts.h"
#include "ui/widgets.h"

#include <imgui_stdlib.h>

namespace boxcars::ui {
namespace {

constexpr float label_width = 128, list_width = 184, usual_width = 248, seat_name_column = 172, gap = 12,
                face_side = 34, tip_width = 360;
constexpr Forms<float> cents_width{190, 130};
constexpr std::string_view hold_at = "hold:";
constexpr int usual_hold = 20;

unsigned face_of(players::Cast cast, const players::Person& person, const Portraits& faces) {
    const auto at = nth(&person - cast.data());
    return at < faces.size() ? faces[at] : 0;
}

void draw_portrait(unsigned face, ImVec2 at, float side) {
    const auto texture = reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(face));
    ImGui::GetWindowDrawList()->AddImage(texture, at, {at.x + side, at.y + side});
}

void row_title(Host& host, const std::string& words) {  // the control follows
    if (!host.stacked()) ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(words.c_str());
    host.next_to(-1, ImGui::GetStyle().WindowPadding.x + host.px(label_width));
}

// A number between two buttons; items are named ITEM, ITEM.less, ITEM.more.
void stepped_number(Host& host, const std::string& item, const rules::AnyKnob& knob, int& value) {
    const float side = ImGui::GetFrameHeight(), beside = 2 * (side + ImGui::GetStyle().ItemSpacing.x);
    ImGui::PushButtonRepeat(true);
    if (named_button(host, item + ".less", "\u2212##" + item, {side, side})) --value;
    ImGui::SameLine();
    number_slider(host, item, value, {knob.least, knob.most}, control_width(host, usual_width) - beside);
    ImGui::SameLine();
    if (named_button(host, item + ".more", "+##" + item, {side, side})) ++value;
    ImGui::PopButtonRepeat();
    value = std::clamp(value, knob.least, knob.most);
    tip(std::string{knob.help}, host.px(tip_width));
}

void typed_cents(Host& host, const std::string& item, const rules::AnyKnob& knob, int& value) {
    double dollars = value / 100.0;
    ImGui::SetNextItemWidth(host.px(cents_width));
    if (ImGui::InputDouble(("##" + item).c_str(), &dollars, 0, 0, "$%.2f"))
        value = static_cast<int>(std::clamp(dollars * 100 + 0.5, real(knob.least), real(knob.most)));
    host.mark(item);
}

bool player_row(Host& host, const std::string& item, const PlayerChoice& one, bool sits_there) {
    const bool faced = one.face != 0;
    const float side = faced ? host.px(face_side) : 0;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushStyleVar(ImGuiStyleVar_SelectableTextAlign, ImVec2{0, 0.5f});
    const std::string label = (faced ? std::string(12, ' ') : "") + one.label() + "##" + one.name;
    const bool chosen = ImGui::Selectable(label.c_str(), sits_there, 0, {0, side});
    ImGui::PopStyleVar();
    if (faced) draw_portrait(one.face, at, side);
    host.mark(item + "." + one.name);
    const float below = ImGui::GetCursorPosY();
    const float taller = faced ? (ImGui::GetItemRectSize().y - ImGui::GetTextLineHeight()) / 2 : 0;
    ImGui::SameLine(host.px(seat_name_column));
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + taller);
    text_in(host.fonts().small, theme::text_dim, one.words);
    if (faced) ImGui::SetCursorPosY(below);
    return chosen;
}

// A list of players; items are named ITEM and ITEM.PLAYER. `shown`: the player in the closed list; `sits`: the
// character whose face and name are shown. Returns the new selection.
std::optional<std::string> player_list(Host& host, const std::string& item, const std::string& shown,
                                       std::span<const PlayerChoice> choices, const std::optional<PlayerChoice>& sits) {
    std::optional<std::string> chosen;
    float wide = control_width(host, list_width);
    const auto known = std::ranges::find(choices, shown, &PlayerChoice::name);
    const std::string closed = sits ? sits->label() : known == choices.end() ? shown : known->label();
    if (sits && sits->face != 0) {
        const float side = ImGui::GetFrameHeight();
        draw_portrait(sits->face, ImGui::GetCursorScreenPos(), side);
        ImGui::Dummy({side, side});
        same_line(host, 6);
        wide = wide - side - host.px(6);
    }
    ImGui::SetNextItemWidth(wide);
    const bool open = ImGui::BeginCombo(("##" + item).c_str(), closed.c_str(), ImGuiComboFlags_HeightLarge);
    host.mark(item, [&] { return spoken(item) + ": " + closed; });
    if (!open && sits) tip(sits->words, host.px(tip_width));
    if (!open) return chosen;
    for (const PlayerChoice& one : choices)
        if (player_row(host, item, one, one.name == shown)) chosen = one.name;
    ImGui::EndCombo();
    return chosen;
}

void player_words(Host& host, const std::string& words) {
    if (words.empty()) return;
    const bool beside = host.next_to(host.px(gap));
    const InFont small{host.fonts().small};
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::BeginGroup();
    if (beside && text_size(words).x <= room) ImGui::AlignTextToFramePadding();
    colour_text(theme::text_dim, words, ImGui::GetCursorPosX() + room);
    ImGui::EndGroup();
}

void held_at(Host& host, const std::string& item, std::string& player) {
    int held = static_cast<int>(whole_number(std::string_view{player}.substr(hold_at.size())).value_or(usual_hold));
    host.next_to(host.px(gap));
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("at");
    ImGui::SameLine();
    if (number_slider(host, item + ".at", held, {1, 100}, host.px(150))) player = fmt::format("{}{}", hold_at, held);
}

}  // namespace

PlayerChoice choice_of(players::Cast cast, std::string_view policy, const std::string& mood, std::string_view in_words,
                       bool strength_known, const Portraits& faces) {
    const players::Person* person = players::known_for(cast, policy);
    PlayerChoice choice{std::string{policy}, mood};
    if (!person) return choice;
    if (strength_known) choice.words += ", " + std::string{players::words_of(person->strength)};
    choice.words += ": " + std::string{in_words};
    choice.title = person->name;
    choice.face = face_of(cast, *person, faces);
    return choice;
}

std::optional<PlayerChoice> sitter_of(players::Cast cast, std::span<const std::string> players, std::size_t seat,
                                      const Portraits& faces) {
    const players::Person* person = players::seated(cast, players)[seat];
    if (!person) return {};
    return PlayerChoice{players[seat], fmt::format("{} {}.", person->name, person->who), std::string{person->name},
                        face_of(cast, *person, faces)};
}

SeatsPanel::SeatsPanel(SeatsParts parts, NewTable asked) : request_(std::move(asked)), parts_(std::move(parts)) {
    if (request_.seed) set_seed(*request_.seed);
    if (parts_.others > 0) std::erase(request_.players, human_player);
    fill_seats();
}

SeatsDone SeatsPanel::draw(Host& host) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SeatsDone done;
    Panel panel{host, {"seats", parts_.title, parts_.note(request_.rules)}, PanelSize{parts_.width, parts_.height}};
    if (parts_.choices) players(host);
    for (const SeatsSection& section : parts_.sections) {
        if (parts_.choices || &section != &parts_.sections.front()) space(host, 4);
        heading(host, section.heading);
        for (const SeatsRow& row : section.rows) knob_row(host, row);
    }
    presets(host);
    done.random = seed_row(host);
    if (sealed()) seal_rows(host);
    request_.seed = session::seed_from(seed_);
    request_.words = sealed() ? own_words_ : "";
    if (parts_.coach) coach_row(host);
    const auto wrong = problem();
    if (wrong) paragraph(*wrong, ImGui::GetContentRegionAvail().x, host.px(21), host.signs().loss);
    panel.foot();
    done.close = named_button(host, "seats.back", "Back", {0, button_height(host)});
    if (last_button(host, "seats.start", "START", 110, !wrong)) {
        done.start = request_;
        done.start->players = seated();
    }
    return done;
}

std::vector<std::string> SeatsPanel::seated() const {
    if (!parts_.choices) return {human_player};
    std::vector<std::string> all = request_.players;
    all.resize(seats());
    if (parts_.others > 0) all.insert(all.begin(), human_player);
    std::erase(all, "");
    return all;
}

std::optional<std::string> SeatsPanel::problem() const {
    if (auto wrong = rules::problem(request_.rules)) return wrong;
    if (seed_.empty()) return session::words_problem(own_words_);
    if (session::seed_from(seed_)) return {};
    return "The seed is a whole number from 0 to 18446744073709551615, not '" + seed_ + "'.";
}

std::size_t SeatsPanel::seats() const {
    const auto* players = rules::find_knob(request_.rules, "players");
    return parts_.others > 0 || !players ? parts_.others : nth(players->get(request_.rules));
}

void SeatsPanel::fill_seats() {
    while (request_.players.size() < seats())
        request_.players.push_back(parts_.usual ? parts_.usual(request_.players.size()) : "");
}

void SeatsPanel::knob_row(Host& host, const SeatsRow& row) {
    const auto& knob = *rules::find_knob(request_.rules, row.knob);
    const std::string item = std::string{"seats."} + row.knob;
    const bool cents = knob.unit == rules::Unit::Cents, dollars = knob.unit == rules::Unit::Dollars;
    int value = knob.get(request_.rules);
    row_title(host, row.label);
    if (cents)
        typed_cents(host, item, knob, value);
    else if (dollars)
        number_slider(host, item, value, {knob.least, knob.most, knob.unit, std::string{knob.help}},
                      control_width(host, usual_width));
    else
        stepped_number(host, item, knob, value);
    for (const int usual : row.usual) {
        const std::string words = look_money(usual * (dollars ? dollar : 1));
        cents || usual != row.usual.front() ? ImGui::SameLine() : void(host.next_to());
        if (named_button(host, fmt::format("{}.{}", item, usual), words + "##" + item, {}, true, value == usual))
            value = usual;
    }
    knob.set(request_.rules, value);
}

void SeatsPanel::players(Host& host) {
    heading(host, parts_.players);
    if (parts_.others == 0) knob_row(host, {.knob = "players", .label = "How many"});
    fill_seats();
    const auto choices = parts_.choices(request_.rules, faces_);
    for (std::size_t seat = 0; seat < seats(); ++seat) player_at(host, seat, choices);
}

void SeatsPanel::player_at(Host& host, std::size_t seat, std::span<const PlayerChoice> choices) {
    const bool others = parts_.others > 0;
    const std::string item = fmt::format("seats.{}{}", others ? "other" : "seat", seat + 1);
    std::string& name = request_.players[seat];
    const auto sits = others ? std::nullopt : sitter_of(parts_.cast, seated(), seat, faces_);
    row_title(host, fmt::format("Player {}", seat + (others ? 2 : 1)));
    const std::string shown = name.empty() ? nobody : name.starts_with(hold_at) ? any_hold : name;
    if (const auto chosen = player_list(host, item, shown, choices, sits))
        name = *chosen == nobody ? "" : *chosen == any_hold ? fmt::format("{}{}", hold_at, usual_hold) : *chosen;
    if (name.starts_with(hold_at)) return held_at(host, item, name);
    const auto known = std::ranges::find(choices, name, &PlayerChoice::name);
    player_words(host, known != choices.end() ? known->words : parts_.words ? parts_.words(name) : "");
}

void SeatsPanel::presets(Host& host) {
    bool known = parts_.presets.empty();
    if (!known) row_title(host, "Rules");
    for (const auto& preset : parts_.presets) {
        const rules::Sheet sheet = preset.sheet(request_.rules);
        const bool in_force = request_.rules == sheet;
        known = known || in_force;
        if (&preset != &parts_.presets.front()) ImGui::SameLine();
        if (named_button(host, std::string{"seats."} + preset.name, preset.label, {}, true, in_force))
            request_.rules = sheet;
    }
    if (!known)
        beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(12), theme::text_dim, "as set in the overlay");
}

bool SeatsPanel::seed_row(Host& host) {
    row_title(host, "Seed");
    ImGui::SetNextItemWidth(control_width(host, usual_width));
    ImGui::InputTextWithHint("##seed", "random", &seed_, ImGuiInputTextFlags_CharsDecimal);
    host.mark("seats.seed");
    host.next_to();
    const bool random = named_button(host, "seats.random", "Random");
    ImGui::SameLine();
    if (named_button(host, "seats.copy_seed", "Copy", {}, !seed_.empty())) ImGui::SetClipboardText(seed_.c_str());
    return random;
}

// Without a seed the dice are sealed: the seal, and a row for the player's own words.
void SeatsPanel::seal_rows(Host& host) {
    constexpr std::size_t shown = 8;  // number of digits shown; the tooltip shows all 64
    row_title(host, "Seal");
    {
        const InFont mono{host.fonts().mono};
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted((seal_.substr(0, shown) + "\u2026").c_str());
    }
    ImGui::SameLine();
    ImGui::TextUnformatted("to check the dice later");
    host.mark("seats.seal");
    tip(fmt::format("The dice follow from a secret number, already chosen, and from your words. This code proves it "
                    "after the game: {} {}",
                    seal_.substr(0, 32), seal_.substr(32)),
        host.px(tip_width));
    ImGui::SameLine();
    if (named_button(host, "seats.copy_seal", "Copy##seal")) ImGui::SetClipboardText(seal_.c_str());
    row_title(host, "Your words");
    ImGui::SetNextItemWidth(control_width(host, usual_width));
    ImGui::InputTextWithHint("##own_words", "optional, mixed into the dice", &own_words_);
    host.mark("seats.words");
    tip("Text you type is mixed into the dice, so nobody can know the throws in advance.", host.px(tip_width));
}

void SeatsPanel::coach_row(Host& host) {
    row_title(host, "Coach");
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.low(3), host.low(3)});
    ImGui::Checkbox("##coach", &request_.coach);
    ImGui::PopStyleVar();
    host.mark("seats.coach");
    beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(10), theme::text_dim,
           "shows your chance to win if you roll or hold");
}

}  // namespace boxcars::ui
