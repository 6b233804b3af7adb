// A stage that remembers every word written on it with its place, and the layouts of windows of many sizes.
#pragma once
#include "blank_stage.h"
#include "platform/logical.h"
#include "scenes/places/layout.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <vector>

namespace boxcars::test {
using namespace scenes;

struct Written {
    std::string words;
    render::Rect where;  // its own width, its capitals' height
    float px = 0;        // of the em, as asked for
    render::Colour ink{1, 1, 1, 1};
    bool inside(const render::Rect& r) const { return r.contains(where); }
};

inline bool touch(const render::Rect& a, const render::Rect& b) { return a.touches(b); }

inline void none_touches_another(const std::vector<Written>& all) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            CHECK_MESSAGE(!touch(all[i].where, all[j].where), all[i].words, " on ", all[j].words);
}

// Whether a plate, such as a button, covers a part of the text. A label lies within its button, and all else beside it.
inline bool partly_under(const Written& text, const render::Rect& plate) {
    constexpr float slack = 1;  // logical px that the two may share
    return touch(text.where.grown(-slack), plate.grown(-slack)) && !text.inside(plate.grown(slack));
}

class MeasuredCanvas : public boxcars::test::BlankCanvas {
 public:
    explicit MeasuredCanvas(render::Canvas& fonts) : fonts_(fonts) {}
    std::vector<Written> written;
    std::vector<Written> laid;     // text on the table: its bounding box
    std::vector<Written> sprites;  // by name

    float text(const render::Type& asked, std::string_view words, glm::vec2 at, render::Align align,
               render::Colour ink) override {
        const render::Type type = render::legible(readable(asked));
        constexpr float capitals = 0.7f;  // of the em
        const float wide = width(type, words), high = capitals * type.px;
        const float left = align == render::Align::Left ? 0 : align == render::Align::Centre ? wide / 2 : wide;
        const render::Rect where{at.x - left, at.y - high / 2, wide, high};
        if (words.find_first_not_of(' ') != std::string_view::npos && shows(where))
            written.push_back({std::string{words}, where, readable(asked).px, render::faded(ink, alphas_.back())});
        return wide;
    }
    void push_alpha(float alpha) override { alphas_.push_back(alpha * alphas_.back()); }
    void pop_alpha() override { alphas_.pop_back(); }
    void push_clip(render::Rect r) override { clips_.push_back(r); }
    void pop_clip() override { clips_.pop_back(); }
    void sprite(std::string_view name, render::Rect where, render::Colour, float) override {
        sprites.push_back({std::string{name}, where});
    }
    float lengthened = 0;  // the part by which words are longer than English ones; figures and single letters are not
    float width(const render::Type& type, std::string_view words) override {
        const auto letters = std::ranges::count_if(words, [](unsigned char one) { return std::isalpha(one) != 0; });
        const float part = letters < 2 ? 0 : static_cast<float>(letters) / static_cast<float>(words.size());
        return fonts_.width(type, words) * (1 + lengthened * part);
    }
    render::Type readable(render::Type type) const override { return fonts_.readable(type); }
    void text_through(const render::Type& type, std::string_view words, render::Align align, render::Colour,
                      glm::vec2 (*place)(const void*, glm::vec2), const void* context) override {
        constexpr float capitals = 0.7f;
        const float wide = width(type, words), half = capitals * type.px / 2;
        const float left = align == render::Align::Left ? 0 : align == render::Align::Centre ? wide / 2 : wide;
        glm::vec2 low{1e9f}, high{-1e9f};
        for (const float x : {-left, wide - left})
            for (const float y : {-half, half}) {
                const glm::vec2 at = place(context, {x, y});
                low = glm::min(low, at), high = glm::max(high, at);
            }
        const glm::vec2 at = place(context, {0, 0});  // a tilted table widens letters
        const float em =
            std::max(glm::distance(place(context, {0, type.px}), at), glm::distance(place(context, {type.px, 0}), at));
        laid.push_back({std::string{words}, {low.x, low.y, high.x - low.x, high.y - low.y}, em});
    }

 private:
    bool shows(const render::Rect& where) const {
        return std::ranges::all_of(clips_, [&](const render::Rect& clip) { return touch(clip, where); });
    }
    render::Canvas& fonts_;
    std::vector<render::Rect> clips_;
    std::vector<float> alphas_{1};
};

class MeasuredStage : public boxcars::test::BlankStage {
 public:
    // px: the window's size. scale: if absent, the one that fits.
    explicit MeasuredStage(glm::ivec2 px, std::optional<float> scale = {})
        : real_(render::open_stage(BOXCARS_SOURCE "/assets", BOXCARS_SOURCE "/shaders")), canvas_(real_->canvas()) {
        real_->begin_frame(px, scale.value_or(platform::window_scale(px)), 0);
    }
    ~MeasuredStage() override { real_->end_frame(); }
    const std::vector<Written>& written() const { return canvas_.written; }
    std::vector<std::string> words() const {  // of all that was written
        std::vector<std::string> words;
        for (const Written& line : written()) words.push_back(line.words);
        return words;
    }
    // Draws the scene, a table or a page, afresh.
    template <class Scene>
    void look_at(Scene& scene) {
        begin_frame({}, 1, 0);
        scene.draw(*this, 0);
    }
    const std::vector<Written>& laid() const { return canvas_.laid; }
    void lengthen_words(float by) { canvas_.lengthened = by; }
    const std::vector<Written>& sprites() const { return canvas_.sprites; }

    void begin_frame(glm::ivec2, float, double) override {
        canvas_.written.clear();
        canvas_.laid.clear();
        canvas_.sprites.clear();
    }
    render::Rect canvas_rect() const override { return real_->canvas_rect(); }
    render::Canvas& canvas() override { return canvas_; }

 private:
    std::unique_ptr<render::Stage> real_;
    MeasuredCanvas canvas_;
};

struct NamedLayout {
    const char* name;
    Layout layout;
};
inline Layout layout_of(glm::ivec2 window, std::optional<float> scale = {}) {
    const platform::Logical lies{window, window, scale.value_or(platform::window_scale(window))};
    const glm::vec2 at = lies.origin(), size = lies.size();
    return layout_for({at.x, at.y, size.x, size.y});
}
inline std::vector<NamedLayout> every_layout() {
    return {{"1280x720", layout_of({1280, 720})},
            {"800x600", layout_of({800, 600})},
            {"960x540", layout_of({960, 540})},
            {"1920x1080", layout_of({1920, 1080})},
            {"2560x1080", layout_of({2560, 1080})}};
}

inline void all_apart(const std::vector<render::Rect>& places) {
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            CAPTURE(i);
            CAPTURE(k);
            CHECK_FALSE(touch(places[i], places[k]));
        }
}

}  // namespace boxcars::test
