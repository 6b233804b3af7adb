// A table small enough to test the loop with: one button that counts, a ball that rolls, everything fingerprinted.
#pragma once
#include "app/arcade/loop.h"
#include "base/hash.h"
#include "blank_stage.h"
#include "scenes/table/table.h"

#include <fmt/format.h>

namespace boxcars::test {

struct Seen {  // what the loop did, for tests to look at
    int drawn = 0, rebuilt = 0, pictures = 0, entered = 0;
    std::vector<render::Rect> canvases;
    std::vector<std::string> volumes;
    std::vector<double> betweens;
    int left = 0;  // pictures left by a transition
    std::vector<float> passed;
    std::vector<render::TransitionStyle> ways;
};

class SeenStage : public BlankStage {
 public:
    explicit SeenStage(Seen& seen) : seen_(seen) {}
    void begin_frame(glm::ivec2 px, float scale, double) override {
        const glm::vec2 size = glm::vec2{px} / scale;
        shown_ = {640 - size.x / 2, 360 - size.y / 2, size.x, size.y};
        seen_.canvases.push_back(shown_);
        ++seen_.drawn;
    }
    render::Rect canvas_rect() const override { return shown_; }
    void leave_picture() override { ++seen_.left; }
    void pass_by(float share, render::TransitionStyle how) override {
        seen_.passed.push_back(share);
        seen_.ways.push_back(how);
    }
    void set_quality(render::Quality quality) override { quality_ = quality; }
    render::Quality quality() const override { return quality_; }
    render::Pixels pixels() override {
        ++seen_.pictures;
        return {{1, 1}, {0, 0, 0}};
    }
    void rebuild() override { ++seen_.rebuilt; }

 private:
    Seen& seen_;
    render::Rect shown_{0, 0, 1280, 720};
    render::Quality quality_ = render::Quality::Plain;
};

class SilentSounds : public audio::Sounds {
 public:
    explicit SilentSounds(Seen& seen) : seen_(seen) {}
    void set_volume(audio::Bus bus, float volume) override {
        seen_.volumes.push_back(fmt::format("{}:{:.2f}", static_cast<int>(bus), volume));
    }
    std::string device_sentence() const override { return "No sound device."; }

 private:
    Seen& seen_;
};

class SmallTable : public scenes::Scene {
 public:
    SmallTable(scenes::SceneServices& services, app::SceneOptions options, Seen& seen)
        : services_(services), options_(std::move(options)), seen_(seen) {
        ++seen_.entered;
    }
    void tick(const platform::Input& input, Ticks now) override {
        ++ticks_;
        ball_ = ball_ * 0.99f + input.pointer_speed * 0.001f + glm::vec2{input.down(platform::Action::Roll) ? 1 : 0, 0};
        if (input.any) hash_.add(now);
        for (const auto& p : input.presses) press(p, now);
        if (input.pressed(platform::Action::Coach))
            services_.settings.coach = scenes::ticked(services_.settings.coach, !coached());
        if (input.pressed(platform::Action::Back)) request_ = scenes::ToLeave{};
        if (input.pressed(platform::Action::NewMatch)) request_ = scenes::ToTable{.game = "other"};
        if (input.pressed(platform::Action::Rules)) request_ = scenes::ToTitle{};
    }
    void draw(render::Stage& stage, double between) override {
        const render::Rect c = stage.canvas_rect();
        button_ = {c.x + c.w - 200, c.y + c.h - 100, 100, 40};
        seen_.betweens.push_back(between);
    }
    std::vector<scenes::HitTarget> hit_targets() const override {
        return {{"button", button_}, {"ball", {600, 300, 20, 20}}};
    }
    void state(nlohmann::json& out) const override {
        out = {{"game", scenes::name_of(options_.to)},
               {"clicks", clicks_},
               {"ticks", ticks_},
               {"hash", hash_.value()},
               {"ball", {ball_.x, ball_.y}},
               {"coach", coached()},
               {"demo", options_.demo.has_value()},
               {"seed", options_.seed.value_or(0)},
               {"from", options_.from}};
    }
    bool moving() const override { return moving_; }

 private:
    bool coached() const { return services_.settings.coach == platform::Coach::Always; }
    void press(const platform::Press& p, Ticks now) {
        hash_.add(static_cast<std::int64_t>(p.kind)).add(static_cast<std::int64_t>(p.action)).add(now);
        if (p.kind == platform::PressKind::PointerDown && button_.contains(p.at)) ++clicks_;
    }
    scenes::SceneServices& services_;
    app::SceneOptions options_;
    Seen& seen_;
    render::Rect button_{0, 0, 0, 0};
    glm::vec2 ball_{0, 0};
    int clicks_ = 0;
    bool moving_ = true;
    Ticks ticks_ = 0;
    Hash hash_;
};

inline app::Parts small_parts(Seen& seen) {
    return {[&seen](const app::SceneOptions& options, scenes::SceneServices& services) {
                return std::make_unique<SmallTable>(services, options, seen);
            },
            [&seen] { return std::make_unique<SeenStage>(seen); },
            [&seen](bool) { return std::make_unique<SilentSounds>(seen); }};
}

}  // namespace boxcars::test
