#include "scenes/history/scene.h"

#include "scenes/page_scene.h"
#include "session/history/figures.h"
#include "ui/host.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace boxcars::scenes {
namespace {

using namespace render;
using platform::Action;

constexpr float cell_wide = 92, cell_high = 128, cell_gap = 4, plate_wide = 620;
constexpr float upright_high = 336, upright_flaps = 108;  // px; upright_high: without the lines of scores

std::string ordinal_words(int rank) {
    constexpr std::array<std::string_view, 10> words{"first", "second",  "third",  "fourth", "fifth",
                                                     "sixth", "seventh", "eighth", "ninth",  "tenth"};
    return std::string{words.at(static_cast<std::size_t>(rank) - 1)};
}

// Three initials on split flaps, chosen with arrows, pad or mouse, or typed.
class SigningScene : public PageScene {
 public:
    SigningScene(SceneServices& services, const PageGames& games, session::EnteredScores entered)
        : PageScene(services),
          entered_(std::move(entered)),
          title_(page_game(games, entered_.game) ? page_game(games, entered_.game)->title : entered_.game),
          letters_(services.store->read(session::last_initials)) {
        flaps_.cells = places;
        flaps_.ink = colours::brass_light;
        flaps_.show(letters_, 0, true);
        services_.sounds.loop("rail", true);
        lay_out();
    }

    void tick(const platform::Input& input, Ticks) override {
        ++clock_;
        lay_out();
        if (input.letters.find('M') != std::string::npos && input.pressed(Action::Mute))
            services_.settings.muted = !services_.settings.muted;  // undo Mute: M is a letter here
        const Given given = hear(input);
        if (std::exchange(flaps_.flips, 0) > 0) services_.sounds.play("flap", 0.4f);
        if (given == Given::None) return;
        services_.store->sign(entered_.sitting,
                              given == Given::Sign ? letters_ : std::string{session::unsigned_initials});
        services_.sounds.play("button", 0.6f);
        request_ = ToTitle{};
    }
    void draw(Stage& stage, double between) override {
        layout_ = layout_for(stage.canvas_rect());
        const double time = static_cast<double>(clock_) + between;
        Canvas& canvas = stage.canvas();
        draw_car(stage, history_look::panel_place(layout_).grown(6));
        history_look::draw_bar(canvas, layout_);
        lay_out();
        draw_plate(canvas, plate_, true);
        canvas.text({Face::Label, 24, 0.05f}, "HIGH SCORE", {plate_.centre().x, plate_.y + 36}, Align::Centre,
                    colours::brass_light);
        const std::string under = title_ + " · sign it with your initials";
        canvas.fitted_text(type::small, under, plate_.w - 40, {plate_.centre().x, plate_.y + 64}, Align::Centre,
                           colours::ash);
        float y = plate_.y + 94;
        for (const auto& place : entered_.places) {
            const std::string words = history_look::score_words(place.kind, place.figure, ordinal_words(place.rank));
            canvas.fitted_text(type::body, words, plate_.w - 40, {plate_.centre().x, y}, Align::Centre, colours::ivory);
            y += 26;
        }
        flaps_.draw(canvas, time);
        const Rect now = cell(place_);
        canvas.pill_edge(now.grown(3), 6, 2.2f, history_look::accent);
        buttons_.draw(canvas, history_look::accent);
        draw_news(canvas, layout_, services_, time);
    }
    void overlay() override {  // the keyboard on the screen
        if (layout_.portrait) services_.host.ask_for_letters();
    }
    void state(nlohmann::json& out) const override {
        out["scene"] = "signing";
        out["letters"] = letters_;
        out["place"] = place_;
        out["sitting"] = entered_.sitting;
    }

 private:
    static constexpr int places = 3;
    enum class Given { None, Sign, Skip };
    Given hear(const platform::Input& input) {
        flaps_.tick(clock_);
        for (const char letter : input.letters) type(letter);
        if (const auto clicked = buttons_.tick(input))
            if (const Given reply = press(*clicked); reply != Given::None) return reply;
        if (input.pressed(Action::Back)) return Given::Skip;
        if (input.pressed(Action::Up)) turn(1);
        if (input.pressed(Action::Down)) turn(-1);
        if (input.pressed(Action::Left)) move(-1);
        if (input.pressed(Action::Right)) move(1);
        if (input.pressed(Action::TakeDown)) move(-1);
        return input.pressed(Action::Confirm) || input.pressed(Action::Roll) ? Given::Sign : Given::None;
    }
    Given press(const std::string& button) {
        if (button == "sign") return Given::Sign;
        if (button == "skip") return Given::Skip;
        place_ = button.back() - '0';  // "up.0" to "down.2"
        turn(button.starts_with("up") ? 1 : -1);
        return Given::None;
    }
    void type(char letter) {  // ignores anything except A to Z
        if (letter < 'A' || letter > 'Z') return;
        letters_[static_cast<std::size_t>(place_)] = letter;
        flaps_.show(letters_, clock_);
        move(1);
    }
    void turn(int steps) {
        char& letter = letters_[static_cast<std::size_t>(place_)];
        letter = static_cast<char>('A' + (letter - 'A' + steps + 26) % 26);
        flaps_.show(letters_, clock_);
    }
    void move(int by) { place_ = std::clamp(place_ + by, 0, places - 1); }
    void lay_out() {
        const float lines = static_cast<float>(entered_.places.size());
        const bool upright = layout_.portrait;  // letters come from the keyboard below, so there are no arrows
        const float high = (upright ? upright_high : 434) + 26 * lines,
                    across = std::min(plate_wide, layout_.canvas.w - 16);
        plate_ = {layout_.canvas.centre().x - across / 2,
                  upright ? layout_.bar.y + layout_.bar.h + 8 : layout_.canvas.centre().y - high / 2 + 16, across,
                  high};
        const float wide = places * cell_wide + (places - 1) * cell_gap;
        flaps_.where = {plate_.centre().x - wide / 2, plate_.y + (upright ? upright_flaps : 136) + 26 * lines, wide,
                        cell_high};
        flaps_.reduced = services_.settings.reduced_motion;
        flaps_.tick(clock_);
        buttons_.begin();
        buttons_.show_keys(!upright);
        for (int place = 0; place < places && !upright; ++place) {
            const Rect at = cell(place);
            buttons_.add_icon(fmt::format("up.{}", place), "up", {at.x + 26, at.y - 44, 40, 40});
            buttons_.add_icon(fmt::format("down.{}", place), "down", {at.x + 26, at.y + at.h + 4, 40, 40});
        }
        const float y = plate_.y + plate_.h - 82, button = upright ? thumb : 58;
        buttons_.add({.name = "skip",
                      .where = {plate_.x + 24, y, 186, button},
                      .label = "NOT NOW",
                      .key = "",
                      .bound = Action::Back});
        buttons_.add({.name = "sign",
                      .where = {plate_.x + plate_.w - 210, y, 186, button},
                      .label = "SIGN",
                      .bound = Action::Confirm,
                      .primary = true});
    }
    Rect cell(int place) const {
        return {flaps_.where.x + static_cast<float>(place) * (cell_wide + cell_gap), flaps_.where.y, cell_wide,
                cell_high};
    }

    session::EnteredScores entered_;
    std::string title_, letters_;
    int place_ = 0;  // the selected initial, 0 to 2
    world::Flaps flaps_{};
    render::Rect plate_{};
};

}  // namespace

std::unique_ptr<Scene> signing_scene(SceneServices& services, const PageGames& games) {
    if (!services.store || services.store->trouble()) return {};
    try {
        services.store->wait_for_all();  // the sitting just left may still be written
        auto entered = session::scores_to_sign(*services.store, played_games(games));
        return entered ? std::make_unique<SigningScene>(services, games, std::move(*entered)) : nullptr;
    } catch (const Error& trouble) {
        services.notices.emplace_back(trouble.what());
        return {};
    }
}

}  // namespace boxcars::scenes
