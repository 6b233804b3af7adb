#include "ui/panels/seats_panel.h"

#include "session/sealed_dice.h"
#include "ui/widgets.h"

#include <fmt/format.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <charconv>

namespace boxcars::ui {
namespace {

constexpr float label_width = 128, list_width = 184, seat_name_column = 172, gap = 12, face_side = 34;

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

void seats_number(Host& host, const std::string& name, const std::string& label, int& value, int least, int most,
                  float width_px) {
    const float side = ImGui::GetFrameHeight();
    seats_label(host, label);
    ImGui::PushButtonRepeat(true);
    if (lit_button(host, "\u2212##" + name, false, {side, side})) --value;
    host.mark("seats." + name + ".less");
    ImGui::SameLine();
    number_slider(host, "seats." + name, value, {least, most},
                  (host.upright() ? ImGui::GetContentRegionAvail().x - side : width_px - 2 * side) -
                      (host.upright() ? 1.0f : 2.0f) * ImGui::GetStyle().ItemSpacing.x);
    ImGui::SameLine();
    if (lit_button(host, "+##" + name, false, {side, side})) ++value;
    host.mark("seats." + name + ".more");
    ImGui::PopButtonRepeat();
    value = std::clamp(value, least, most);
}

std::optional<std::string> player_list(Host& host, const std::string& item, const std::string& shown,
                                       std::span<const PlayerChoice> choices, const std::optional<PlayerChoice>& sits) {
    std::optional<std::string> chosen;
    const float wide = host.upright() ? ImGui::GetContentRegionAvail().x : host.px(list_width);
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

namespace {

float field_width(const Host& host) { return host.upright() ? ImGui::GetContentRegionAvail().x : host.px(248); }

}  // namespace

bool SeedField::draw(Host& host) {
    ImGui::SetNextItemWidth(field_width(host));
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
    ImGui::SetNextItemWidth(field_width(host));
    ImGui::InputTextWithHint("##own_words", "optional, mixed into the dice", &own_words_);
    host.mark("seats.words");
    tip("Text you type is mixed into the dice, so nobody can know the throws in advance.", host.px(360));
}

}  // namespace boxcars::ui
