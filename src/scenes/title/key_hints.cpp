#include "scenes/title/key_hints.h"

#include "platform/bindings.h"

#include <algorithm>
#include <cctype>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

constexpr float apart = 26;  // logical px between two hints
constexpr Type words_type{Face::Body, 16};

std::string key_words(const platform::Bindings& keys, Action action) {
    std::string name = key_cap(keys, action);
    return name == "ESCAPE" ? "ESC" : name;
}

std::string both_keys(const platform::Bindings& keys) {
    const std::string left = key_words(keys, Action::Left), right = key_words(keys, Action::Right);
    return left == "LEFT" && right == "RIGHT" ? "←  →" : left + "  " + right;
}

}  // namespace

std::vector<KeyHints::KeyHint> KeyHints::hints_for(const platform::Bindings& keys, const Moment& now) {
    std::vector<KeyHint> hints;
    if (now.cars) hints.push_back({Action::Right, "next", both_keys(keys), "choose a car"});
    hints.push_back({Action::Confirm, "board", key_words(keys, Action::Confirm), "board"});
    hints.push_back({Action::Lab, "lab", key_words(keys, Action::Lab), "the lab"});
    hints.push_back({Action::History, "history", key_words(keys, Action::History), "history"});
    hints.push_back({Action::Rules, "rules", key_words(keys, Action::Rules), "rules"});
    hints.push_back({Action::Settings, "settings", key_words(keys, Action::Settings), "settings"});
    const char* leave = now.leaving ? "again to leave, any other key stays" : "leave the train";
    hints.push_back({Action::Back, "leave", key_words(keys, Action::Back), leave});
    return hints;
}

void KeyHints::draw(Canvas& canvas, glm::vec2 at, const platform::Bindings& keys, const Moment& now) {
    hints_ = hints_for(keys, now);
    for (KeyHint& hint : hints_) {
        const float cap = hint.key.empty() ? 0 : std::max(18.0f, canvas.width(type::cap, hint.key) + 14);
        const float words = canvas.width(words_type, hint.meaning), before = cap > 0 ? cap + 8 : 0;
        hint.where = {at.x - 8, at.y - 20, before + words + 16, 40};
        const bool over = hint.where.contains(now.pointer) && !now.covered;
        if (cap > 0)
            draw_key_cap(canvas, at + glm::vec2(cap / 2, 0), hint.key, over ? colours::brass_light : colours::ivory);
        canvas.text(words_type, hint.meaning, at + glm::vec2(before, 0), Align::Left,
                    over || (now.leaving && hint.action == Action::Back) ? colours::ivory : colours::ash);
        at.x += before + words + apart;
    }
}

std::optional<Action> KeyHints::clicked(glm::vec2 down, glm::vec2 up) const {
    for (const KeyHint& hint : hints_)
        if (hint.where.contains(down) && hint.where.contains(up)) return hint.action;
    return {};
}

std::vector<HitTarget> KeyHints::hit_targets() const {
    std::vector<HitTarget> all;
    for (const KeyHint& hint : hints_) all.push_back({hint.name, hint.where});
    return all;
}

}  // namespace boxcars::scenes
