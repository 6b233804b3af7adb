#include "scenes/watch/bar.h"

#include "platform/bindings.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;
using session::WatchedKind;

constexpr Colour amber = hex(0xFFB454);
constexpr float button = 40, gap = 8, margin = 24, place_wide = 128, from_here_wide = 168, back_wide = 280;
constexpr float least_mark = 2;  // px from mark to mark

struct BarButton {
    const char* name;
    const char* words;
    Action key;
};
constexpr BarButton steps[] = {{"round_before", "The round before", Action::Up},
                               {"entry_before", "The entry before", Action::Left},
                               {"play", "Play", Action::Pause},
                               {"entry_after", "The next entry", Action::Right},
                               {"round_after", "The next round", Action::Down}};

std::string grouped(std::size_t number) {  // 4,000
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
    return digits;
}

// As much of it as there is room for.
std::string fitted_words(Canvas& canvas, const Type& type, std::string words, float room) {
    if (canvas.width(type, words) <= room) return words;
    while (!words.empty() && canvas.width(type, words + "\u2026") > room) {
        do words.pop_back();
        while (!words.empty() && (words.back() & 0xC0) == 0x80);  // the rest of a letter
    }
    return words + "\u2026";
}

}  // namespace

// ---- where

void RecordingBar::lay_out(Rect canvas) {
    const Rect bar{canvas.x, canvas.y + canvas.h - height, canvas.w, height};
    if (bar.x == bar_.x && bar.y == bar_.y && bar.w == bar_.w) return;
    bar_ = bar;
    const float left = bar.x + margin + 6 * (button + gap) + gap;
    track_ = {left, bar.y + 12, bar.x + bar.w - margin - from_here_wide - 2 * gap - place_wide - left, height - 24};
    mark();
}

void RecordingBar::mark() {
    const std::size_t places = std::min(told_.size(), static_cast<std::size_t>(std::max(1.0f, track_.w / least_mark)));
    marks_.assign(places, {});
    for (std::size_t nth = 0; nth < told_.size(); ++nth) {
        BarMark& mark = marks_[nth * places / told_.size()];
        mark.throws |= told_[nth].kind == WatchedKind::Throw;
        mark.decides |= told_[nth].kind == WatchedKind::Decision || told_[nth].kind == WatchedKind::Other;
        mark.practice |= told_[nth].practice;
        mark.game_begins |= nth > 0 && told_[nth].game != told_[nth - 1].game;
        mark.odd_round = told_[nth].round % 2 != 0;
    }
}

float RecordingBar::x_of(std::size_t entries) const {
    const float share = told_.empty() ? 0 : static_cast<float>(entries) / static_cast<float>(told_.size());
    return track_.x + share * track_.w;
}

std::size_t RecordingBar::entry_at(float x) const {
    if (told_.empty()) return 0;
    const float share = std::clamp((x - track_.x) / track_.w, 0.0f, 1.0f);
    const auto entry = static_cast<std::size_t>(share * static_cast<float>(told_.size()));
    return std::min(entry + 1, told_.size());
}

void RecordingBar::set_buttons(Buttons& buttons, const BarMoment& at) const {
    const float y = bar_.y + (height - button) / 2, right = bar_.x + bar_.w - margin;
    if (at.branched) {
        buttons.add({.name = "recording",
                     .where = {right - back_wide, y, back_wide, button},
                     .label = "BACK TO THE RECORDING"});
        return;
    }
    float x = bar_.x + margin;
    for (const BarButton& step : steps) {
        const std::string name = step.name;
        buttons.add({.name = name,
                     .where = {x, y, button, button},
                     .label = name == "play" && !at.paused ? "pause" : name,
                     .icon = true});
        x += button + gap;
    }
    buttons.add({.name = "speed", .where = {x, y, button, button}, .label = fmt::format("{:.0f}\u00d7", at.speed)});
    buttons.add({.name = "from_here",
                 .where = {right - from_here_wide, y, from_here_wide, button},
                 .label = "FROM HERE",
                 .primary = true,
                 .enabled = at.sealed.empty()});
}

// ---- picture

void RecordingBar::draw(Canvas& canvas, const BarMoment& at, const Buttons& buttons, double time) const {
    canvas.fill(bar_, hex(0x0A0C11), hex(0x07080C));
    canvas.fill(Rect{bar_.x, bar_.y, bar_.w, 1}, faded(at.branched ? amber : colours::brass, 0.6f));
    if (at.branched) {
        draw_branch(canvas, at);
    } else {
        draw_track(canvas, at);
        draw_place(canvas, at);
    }
    buttons.draw(canvas, at.branched ? amber : colours::brass, time);
    const std::string words = tip(at, buttons);
    if (words.empty()) return;
    const float room = bar_.w - 2 * margin - 28;
    const std::string shown = fitted_words(canvas, type::small, words, room);
    const float wide = canvas.width(type::small, shown) + 28;
    const float x = std::clamp(at.pointer.x - wide / 2, bar_.x + margin, bar_.x + bar_.w - margin - wide);
    const Rect pill{x, bar_.y - 34, wide, 28};
    canvas.pill(pill, 14, faded(colours::pill, 0.96f), faded(colours::pill, 0.96f));
    canvas.pill_edge(pill, 14, 1, faded(colours::brass, 0.7f));
    canvas.text(type::small, shown, pill.centre(), Align::Centre, colours::ivory);
}

void RecordingBar::draw_track(Canvas& canvas, const BarMoment& at) const {
    const Rect& r = track_;
    const float line = r.y + r.h * 0.58f, step = marks_.empty() ? r.w : r.w / static_cast<float>(marks_.size());
    const float wide = std::clamp(step * 0.5f, 1.0f, 3.0f);
    canvas.pill(r.grown(3), 5, hex(0x12151D), hex(0x12151D));
    for (std::size_t nth = 0; nth < marks_.size(); ++nth) {
        const BarMark& mark = marks_[nth];
        const float x = r.x + step * static_cast<float>(nth), middle = x + step / 2 - wide / 2;
        const float strong = x + step / 2 <= x_of(at.at) ? 1.0f : 0.36f;
        if (mark.odd_round) canvas.fill(Rect{x, r.y, step + 0.5f, r.h}, hex(0x262C38));
        if (mark.throws) canvas.fill(Rect{middle, r.y + 3, wide, line - r.y - 4}, faded(colours::ivory, strong));
        if (mark.decides) canvas.fill(Rect{middle, line + 1, wide, 7}, faded(colours::brass, strong));
        if (mark.practice) canvas.fill(Rect{x, r.y + r.h - 2, step + 0.5f, 2}, faded(amber, strong));
        if (mark.game_begins) canvas.fill(Rect{x - 1, r.y - 3, 2, r.h + 6}, colours::brass_dark);
    }
    const float x = x_of(at.at);
    canvas.fill(Rect{x - 1, r.y - 5, 2, r.h + 10}, colours::brass_light);
    const glm::vec2 head[] = {{x - 6, r.y - 9}, {x + 6, r.y - 9}, {x, r.y - 1}};
    canvas.fill(head, colours::brass_light, colours::brass);
}

void RecordingBar::draw_place(Canvas& canvas, const BarMoment& at) const {
    const float left = track_.x + track_.w + 2 * gap, mid = bar_.y + height / 2;
    canvas.text({Face::BodyBold, 16}, fmt::format("{} / {}", grouped(at.at), grouped(told_.size())), {left, mid - 9},
                Align::Left, colours::ivory);
    if (at.at == 0 || at.at > told_.size()) return;
    const session::WatchedEntry& entry = told_[at.at - 1];
    canvas.text(type::label_small, entry.practice ? "PRACTICE" : "ROUND " + grouped(nth(entry.round)), {left, mid + 10},
                Align::Left, entry.practice ? amber : colours::ash);
}

void RecordingBar::draw_branch(Canvas& canvas, const BarMoment& at) const {
    const float mid = bar_.y + height / 2, left = bar_.x + margin;
    const float wide = canvas.text({Face::Label, 22, 0.10f}, "PRACTICE", {left, mid}, Align::Left, amber);
    const float from = left + wide + 2 * gap, room = bar_.x + bar_.w - margin - back_wide - 2 * gap - from;
    const Type words{Face::Body, 15};
    canvas.text(words,
                fitted_words(
                    canvas, words,
                    fmt::format("Your own way from entry {} on, with the dice that came there.", grouped(at.at)), room),
                {from, mid - 9}, Align::Left, colours::ivory);
    canvas.text(words, fitted_words(canvas, words, "It is kept nowhere and counts in nothing.", room), {from, mid + 10},
                Align::Left, colours::ash);
}

std::string RecordingBar::tip(const BarMoment& at, const Buttons& buttons) const {
    const auto with_key = [&](const std::string& words, Action action) {
        const std::string key = key_cap(bindings_, action);
        return key.empty() ? words : words + "  \u00b7  " + key;
    };
    if (!at.branched && track_.grown(6).contains(at.pointer) && !told_.empty()) {
        const std::size_t entry = entry_at(at.pointer.x);
        const session::WatchedEntry& told = told_[entry - 1];
        return fmt::format("{}{}  \u00b7  {}", grouped(entry), told.practice ? "  \u00b7  practice" : "", told.words);
    }
    for (const Button& one : buttons.all()) {
        if (!one.where.contains(at.pointer)) continue;
        if (one.name == "from_here")
            return at.sealed.empty() ? with_key("Play on by hand from here: practice, kept nowhere", Action::Continue)
                                     : at.sealed;
        if (one.name == "speed") return "How fast it plays";
        for (const BarButton& step : steps)
            if (one.name == step.name)
                return with_key(one.name == "play" && !at.paused ? "Pause" : step.words, step.key);
    }
    return {};
}

}  // namespace boxcars::scenes
