#include "ui/panels/seats_panel.h"

#include "base/money.h"
#include "base/words.h"
#include "session/sealed_dice.h"
#include "ui/amounts.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <charconv>

namespace boxcars::ui {
namespace {

constexpr float label_width = 128, list_width = 184, control_width = 248, seat_name_column = 172, gap = 12,
                face_side = 34;
constexpr std::string_view hold_at = "hold:";
constexpr int usual_hold = 20;

void draw_face(unsigned face, ImVec2 at, float side) {
    const auto texture = reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(face));
    ImGui::GetWindowDrawList()->AddImage(texture, at, {at.x + side, at.y + side});
}

// One row of the list: portrait and name, and in small letters how the player plays.
bool choice_row(Host& host, const PlayerChoice& one, bool sits_there) {
    const float side = host.px(face_side), high = one.face != 0 ? side : 0;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::PushStyleVar(ImGuiStyleVar_SelectableTextAlign, ImVec2{0, 0.5f});
    const std::string indent = one.face != 0 ? "            " : "";
    const bool chosen = ImGui::Selectable((indent + one.label() + "##" + one.name).c_str(), sits_there, 0, {0, high});
    ImGui::PopStyleVar();
    if (one.face != 0) draw_face(one.face, {at.x, at.y}, side);
    return chosen;
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
    const auto nth = static_cast<std::size_t>(person - cast.data());
    if (nth < faces.size()) choice.face = faces[nth];
    return choice;
}

std::optional<PlayerChoice> sitter_of(players::Cast cast, std::span<const std::string> players, std::size_t seat,
                                      const Portraits& faces) {
    const players::Person* person = players::seated(cast, players)[seat];
    if (!person) return {};
    const auto nth = static_cast<std::size_t>(person - cast.data());
    return PlayerChoice{players[seat], fmt::format("{} {}.", person->name, person->who), std::string{person->name},
                        nth < faces.size() ? faces[nth] : 0};
}

void seats_label(Host& host, const std::string& words) {
    if (host.upright()) return ImGui::TextUnformatted(words.c_str());  // above the control
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted(words.c_str());
    ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + host.px(label_width));
}

namespace {

float whole_width(const Host& host, float logical) {
    return host.upright() ? ImGui::GetContentRegionAvail().x : host.px(logical);
}

// A number between two buttons; items are named seats.NAME, seats.NAME.less, seats.NAME.more.
void number(Host& host, const SeatsKnob& knob, int& value) {
    const std::string name = knob.row.knob;
    const float side = ImGui::GetFrameHeight(), space = ImGui::GetStyle().ItemSpacing.x;
    ImGui::PushButtonRepeat(true);
    if (lit_button(host, "\u2212##" + name, false, {side, side})) --value;
    host.mark("seats." + name + ".less");
    ImGui::SameLine();
    number_slider(host, "seats." + name, value, {knob.least, knob.most},
                  host.upright() ? ImGui::GetContentRegionAvail().x - side - space
                                 : host.px(control_width) - 2 * side - 2 * space);
    ImGui::SameLine();
    if (lit_button(host, "+##" + name, false, {side, side})) ++value;
    host.mark("seats." + name + ".more");
    ImGui::PopButtonRepeat();
    value = std::clamp(value, knob.least, knob.most);
    tip(std::string{knob.help}, host.px(360));
}

void dollars(Host& host, const SeatsKnob& knob, int& value) {
    number_slider(host, fmt::format("seats.{}", knob.row.knob), value,
                  {knob.least, knob.most, rules::Unit::Dollars, std::string{knob.help}},
                  whole_width(host, control_width));
}

void cents(Host& host, const SeatsKnob& knob, int& value) {
    double dollars = value / 100.0;
    ImGui::SetNextItemWidth(host.px(host.upright() ? 130.0f : 190.0f));
    if (ImGui::InputDouble(fmt::format("##{}", knob.row.knob).c_str(), &dollars, 0, 0, "$%.2f"))
        value = static_cast<int>(
            std::clamp(dollars * 100 + 0.5, static_cast<double>(knob.least), static_cast<double>(knob.most)));
    host.mark(fmt::format("seats.{}", knob.row.knob));
}

}  // namespace

void seats_knob(Host& host, const SeatsKnob& knob, int& value) {
    using Sort = SeatsRow::Sort;
    const Sort sort = knob.row.sort;
    seats_label(host, knob.row.label);
    (sort == Sort::Number ? number : sort == Sort::Dollars ? dollars : cents)(host, knob, value);
    for (const int usual : knob.row.usual) {
        const std::string words = look_money(usual * (sort == Sort::Dollars ? dollar : 1));
        if (sort == Sort::Cents || usual != knob.row.usual.front() || !host.upright()) ImGui::SameLine();
        if (lit_button(host, fmt::format("{}##{}", words, knob.row.knob), value == usual)) value = usual;
        host.mark(fmt::format("seats.{}.{}", knob.row.knob, usual));
    }
}

namespace {

// A list of players; items are named ITEM and ITEM.PLAYER. `shown`: the closed list's text, if not the player's name.
// Returns the new selection.
std::optional<std::string> player_list(Host& host, const std::string& item, const std::string& shown,
                                       std::span<const PlayerChoice> choices, const std::optional<PlayerChoice>& sits) {
    std::optional<std::string> chosen;
    const float wide = whole_width(host, list_width);
    ImGui::SetNextItemWidth(wide);
    const auto known = std::ranges::find(choices, shown, &PlayerChoice::name);
    const std::string closed = sits ? sits->label() : known == choices.end() ? shown : known->label();
    if (sits && sits->face != 0) {
        const float side = ImGui::GetFrameHeight();
        draw_face(sits->face, ImGui::GetCursorScreenPos(), side);
        ImGui::Dummy({side, side});
        ImGui::SameLine(0, host.px(6));
        ImGui::SetNextItemWidth(wide - side - host.px(6));
    }
    const bool open = ImGui::BeginCombo(("##" + item).c_str(), closed.c_str(), ImGuiComboFlags_HeightLarge);
    host.mark(item, [&] { return spoken(item) + ": " + closed; });
    if (!open && sits) tip(sits->words, host.px(360));
    if (!open) return chosen;
    for (const PlayerChoice& one : choices) {
        if (choice_row(host, one, one.name == shown)) chosen = one.name;
        host.mark(item + "." + one.name);
        const float below = ImGui::GetCursorPosY();
        const float taller = one.face != 0 ? (ImGui::GetItemRectSize().y - ImGui::GetTextLineHeight()) / 2 : 0;
        ImGui::SameLine(host.px(seat_name_column));
        ImGui::SetCursorPosY(ImGui::GetCursorPosY() + taller);
        const InFont small{host.fonts().small};
        colour_text(theme::text_dim, one.words);
        if (one.face != 0) ImGui::SetCursorPosY(below);
    }
    ImGui::EndCombo();
    return chosen;
}

// Draws text beside the list, on several lines if needed.
void player_words(Host& host, const std::string& words) {
    if (host.upright() && words.empty()) return;
    host.next_to(host.px(gap));
    const InFont small{host.fonts().small};
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::BeginGroup();
    if (text_size(words).x <= room && !host.upright()) ImGui::AlignTextToFramePadding();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room);
    colour_text(theme::text_dim, words);
    ImGui::PopTextWrapPos();
    ImGui::EndGroup();
}

// The number after "hold:", with a slider.
void held_at(Host& host, const std::string& item, std::string& player) {
    int held = static_cast<int>(whole_number(std::string_view{player}.substr(hold_at.size())).value_or(usual_hold));
    host.next_to(host.px(gap));
    ImGui::AlignTextToFramePadding();
    ImGui::TextUnformatted("at");
    ImGui::SameLine();
    if (number_slider(host, item + ".at", held, {1, 100}, host.px(150))) player = fmt::format("{}{}", hold_at, held);
}

}  // namespace

void seats_player(Host& host, const std::string& label, const std::string& item, std::string& player,
                  std::span<const PlayerChoice> choices, const std::optional<PlayerChoice>& sits,
                  std::string (*words)(const std::string& name)) {
    seats_label(host, label);
    const std::string shown = player.empty() ? nobody : player.starts_with(hold_at) ? any_hold : player;
    if (const auto chosen = player_list(host, item, shown, choices, sits))
        player = *chosen == nobody ? "" : *chosen == any_hold ? fmt::format("{}{}", hold_at, usual_hold) : *chosen;
    if (player.starts_with(hold_at)) return held_at(host, item, player);
    const auto known = std::ranges::find(choices, player, &PlayerChoice::name);
    player_words(host, known != choices.end() ? known->words : words ? words(player) : "");
}

bool seats_preset(Host& host, const char* label, const std::string& name, bool first, bool in_force) {
    if (first)
        seats_label(host, "Rules");
    else
        ImGui::SameLine();
    const bool pressed = lit_button(host, label, in_force);
    host.mark("seats." + name);
    return pressed;
}

void seats_own_sheet(Host& host) {
    beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(12), theme::text_dim, "as set in the overlay");
}

void seats_gap(Host& host) { ImGui::Dummy({0, host.px(4)}); }

void seats_coach(Host& host, bool& coach) {
    seats_label(host, "Coach");
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{host.low(3), host.low(3)});
    ImGui::Checkbox("##coach", &coach);
    ImGui::PopStyleVar();
    host.mark("seats.coach");
    beside(host.fonts().small, ImGui::GetItemRectMax().x + host.px(10), theme::text_dim,
           "shows your chance to win if you roll or hold");
}

bool seed_row(Host& host, SeedField& field) {
    seats_label(host, "Seed");
    const bool random = field.draw(host);
    if (field.sealed()) {
        seats_label(host, "Seal");
        field.draw_seal(host);
        seats_label(host, "Your words");
        field.draw_own_words(host);
    }
    return random;
}

void seats_problem(Host& host, const std::optional<std::string>& problem) {
    if (!problem) return;
    ImGui::PushStyleColor(ImGuiCol_Text, vec(host.signs().loss));
    paragraph(*problem, ImGui::GetContentRegionAvail().x, host.px(21));
    ImGui::PopStyleColor();
}

SeatsButton seats_foot(Host& host, bool may_start) {
    SeatsButton pressed = SeatsButton::None;
    if (lit_button(host, "Back", false, {0, host.touch(36)})) pressed = SeatsButton::Back;
    host.mark("seats.back");
    const float width = host.px(110);
    same_line_right(width);
    ImGui::BeginDisabled(!may_start);
    if (brass_button(host, "START", {width, host.touch(36)})) pressed = SeatsButton::Start;
    ImGui::EndDisabled();
    host.mark("seats.start");
    return pressed;
}

std::optional<std::uint64_t> SeedField::seed() const {
    std::uint64_t seed = 0;
    const auto [end, wrong] = std::from_chars(words_.data(), words_.data() + words_.size(), seed);
    if (words_.empty() || wrong != std::errc{} || end != words_.data() + words_.size()) return {};
    return seed;
}

std::optional<std::string> SeedField::problem() const {
    if (words_.empty()) return session::words_problem(own_words_);
    if (seed()) return {};
    return "The seed is a whole number from 0 to 18446744073709551615, not '" + words_ + "'.";
}

bool SeedField::draw(Host& host) {
    ImGui::SetNextItemWidth(whole_width(host, control_width));
    ImGui::InputTextWithHint("##seed", "random", &words_, ImGuiInputTextFlags_CharsDecimal);
    host.mark("seats.seed");
    host.next_to(-1);
    const bool random = lit_button(host, "Random", false);
    host.mark("seats.random");
    ImGui::SameLine();
    ImGui::BeginDisabled(words_.empty());
    if (lit_button(host, "Copy", false)) ImGui::SetClipboardText(words_.c_str());
    ImGui::EndDisabled();
    host.mark("seats.copy_seed");
    return random;
}

void SeedField::draw_seal(Host& host) {
    constexpr std::size_t shown = 8;  // number of digits shown; the tooltip shows all 64
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
        host.px(360));
    ImGui::SameLine();
    if (lit_button(host, "Copy##seal", false)) ImGui::SetClipboardText(seal_.c_str());
    host.mark("seats.copy_seal");
}

void SeedField::draw_own_words(Host& host) {
    ImGui::SetNextItemWidth(whole_width(host, control_width));
    ImGui::InputTextWithHint("##own_words", "optional, mixed into the dice", &own_words_);
    host.mark("seats.words");
    tip("Text you type is mixed into the dice, so nobody can know the throws in advance.", host.px(360));
}

SeatsPanel::SeatsPanel(SeatsParts parts, NewTable asked) : request_(std::move(asked)), parts_(std::move(parts)) {
    if (request_.seed) seed_.set(*request_.seed);
    if (parts_.others > 0) std::erase(request_.players, human_player);
    fill_seats();
}

SeatsDone SeatsPanel::draw(Host& host) {
    if (!host.drawing()) return {};
    const ScopedStyle styled{host, PanelStyle::Player};
    SeatsDone done;
    Panel panel{host,
                {"seats", parts_.title, parts_.note(request_.rules)},
                panel_place(host.view(), parts_.width, parts_.height),
                host.touch(36) + host.px(seats_foot_height - 36),
                true};
    if (parts_.choices) players(host);
    for (const SeatsSection& section : parts_.sections) {
        if (parts_.choices || &section != &parts_.sections.front()) seats_gap(host);
        heading(host, section.heading);
        for (const SeatsRow& row : section.rows) knob(host, row);
    }
    presets(host);
    done.random = seed_row(host, seed_);
    request_.seed = seed_.seed();
    request_.words = seed_.own_words();
    if (parts_.coach) seats_coach(host, request_.coach);
    const auto wrong = problem();
    seats_problem(host, wrong);
    panel.foot();
    const SeatsButton pressed = seats_foot(host, !wrong);
    done.close = pressed == SeatsButton::Back;
    if (pressed == SeatsButton::Start) {
        done.start = request_;
        done.start->players = seated();
    }
    return done;
}

void SeatsPanel::set_seed(std::uint64_t seed) {
    request_.seed = seed;
    seed_.set(seed);
}

std::vector<std::string> SeatsPanel::seated() const {  // the players as chosen so far
    if (!parts_.choices) return {human_player};
    std::vector<std::string> all{request_.players.begin(),
                                 request_.players.begin() + static_cast<std::ptrdiff_t>(seats())};
    if (parts_.others > 0) all.insert(all.begin(), human_player);
    std::erase(all, "");
    return all;
}

std::optional<std::string> SeatsPanel::problem() const {
    if (auto wrong = rules::problem(request_.rules)) return wrong;
    return seed_.problem();
}

std::size_t SeatsPanel::seats() const {
    const auto* players = rules::find_knob(request_.rules, "players");
    return parts_.others > 0 || !players ? parts_.others : static_cast<std::size_t>(players->get(request_.rules));
}

void SeatsPanel::fill_seats() {
    while (request_.players.size() < seats())
        request_.players.push_back(parts_.usual ? parts_.usual(request_.players.size()) : "");
}

void SeatsPanel::knob(Host& host, const SeatsRow& row) {
    const auto* of = rules::find_knob(request_.rules, row.knob);
    int value = of->get(request_.rules);
    seats_knob(host, {row, of->help, of->least, of->most}, value);
    of->set(request_.rules, value);
}

void SeatsPanel::players(Host& host) {
    heading(host, parts_.players);
    const bool others = parts_.others > 0;
    if (!others) knob(host, {.knob = "players", .label = "How many"});
    fill_seats();
    const auto choices = parts_.choices(request_.rules, faces_);
    for (std::size_t at = 0; at < seats(); ++at)
        seats_player(host, "Player " + std::to_string(at + (others ? 2 : 1)),
                     (others ? "seats.other" : "seats.seat") + std::to_string(at + 1), request_.players[at], choices,
                     others ? std::nullopt : sitter_of(parts_.cast, seated(), at, faces_), parts_.words);
}

void SeatsPanel::presets(Host& host) {
    bool known = parts_.presets.empty();
    for (const auto& preset : parts_.presets) {
        const rules::Sheet sheet = preset.sheet(request_.rules);
        known = known || request_.rules == sheet;
        if (seats_preset(host, preset.label, preset.name, &preset == &parts_.presets.front(), request_.rules == sheet))
            request_.rules = sheet;
    }
    if (!known) seats_own_sheet(host);
}

}  // namespace boxcars::ui
