#include "scenes/history/scene.h"
#include "scenes/places/places.h"

namespace boxcars::scenes {

void draw_mail_bar(Canvas& canvas, const Layout& layout) {
    draw_top_bar(canvas, layout, {.name = "HISTORY", .car = "THE MAIL CAR", .accent = mail_accent});
}

Rect mail_place(const Layout& layout) {
    return Placing{along::amid(16, 1200), along::fill(layout.bar.h + 14, 30)}.in(layout.canvas);
}

namespace {

using namespace along;
constexpr float score_line = 26;                           // px: of the lines of scores
constexpr Forms<float> initials_high{434, 434, 336, 300};  // without the lines of scores
constexpr Forms<float> arrow{40, 40, 0, thumb};            // 0: there is the keyboard on the screen instead
constexpr float flaps_wide = 284, flaps_high = 128;
constexpr Placing flaps_below(float y) { return centred(y, flaps_wide, flaps_high); }

constexpr std::string_view ranks[]{"first", "second",  "third",  "fourth", "fifth",
                                   "sixth", "seventh", "eighth", "ninth",  "tenth"};

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

    void tick(const Input& input, Ticks) override {
        ++clock_;
        lay_out();
        if (input.letters.find('M') != std::string::npos && input.pressed(Action::Mute))
            services_.settings.muted = !services_.settings.muted;  // undo Mute: M is a letter here
        const Given given = hear(input);
        if (std::exchange(flaps_.flips, 0) > 0) services_.sounds.play("flap", 0.4f);
        if (given == Given::None) return;
        services_.store->sign(entered_.sitting,
                              given == Given::Sign ? letters_ : std::string{session::unsigned_initials});
        services_.click();
        request_ = ToTitle{};
    }
    void draw(Stage& stage, double between) override {
        layout_ = layout_for(stage.canvas_rect());
        const double time = ticks_at(between);
        Canvas& canvas = stage.canvas();
        draw_car(stage, mail_place(layout_).grown(6));
        draw_mail_bar(canvas, layout_);
        lay_out();
        draw_plate(canvas, plate_, true);
        canvas.text(type::heading, "HIGH SCORE", line(0, 36).in(board_).centre(), Align::Centre, colours::brass_light);
        canvas.fitted_text(type::small, title_ + " · sign it with your initials", line(20, 64).in(board_),
                           Align::Centre, colours::ash);
        Rect row = line(20, 94).in(board_);
        for (const auto& place : entered_.places) {
            const std::string words =
                fmt::format("{}: {}, {} place", place.kind.words, ui::history_figure(place.kind.unit, place.figure),
                            ranks[nth(place.rank) - 1]);
            canvas.fitted_text(type::body, words, row, Align::Centre, colours::ivory);
            row.y += score_line;
        }
        flaps_.draw(canvas, time);
        canvas.pill_edge(cell(place_).grown(3), 6, 2.2f, mail_accent);
        buttons_.draw(canvas, mail_accent);
        draw_news(canvas, layout_, services_, time);
    }
    void overlay() override {
        if (layout_.of(arrow) == 0) services_.host.ask_for_letters();
    }
    void state(Json& out) const override {
        out["scene"] = "signing";
        out["letters"] = letters_;
        out["place"] = place_;
        out["sitting"] = entered_.sitting;
    }

 private:
    static constexpr int places = 3;
    enum class Given { None, Sign, Skip };
    Given hear(const Input& input) {
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
        letters_[nth(place_)] = letter;
        flaps_.show(letters_, clock_);
        move(1);
    }
    void turn(int steps) {
        char& letter = letters_[nth(place_)];
        letter = static_cast<char>('A' + (letter - 'A' + steps + 26) % 26);
        flaps_.show(letters_, clock_);
    }
    void move(int by) { place_ = std::clamp(place_ + by, 0, places - 1); }
    void lay_out() {
        const float lines = score_line * as_float(entered_.places.size());
        const float high = layout_.of(initials_high) + lines, arrows = layout_.of(arrow);
        const Placing lies{amid(8, 620), middle(high, 16)};
        plate_ = layout_.of(Forms{lies, lies, {lies.x, start(72, high)}, {amid(8, 840), middle(high, 32)}})
                     .in(layout_.canvas);
        const Placing below = flaps_below(136 + lines), beside{end(36, flaps_wide), middle(flaps_high)};
        flaps_.where = layout_.of(Forms{below, below, flaps_below(108 + lines), beside}).in(plate_);
        board_ = layout_.of(Forms{whole, whole, whole, {fill(0, flaps_wide + 60), fill()}}).in(plate_);
        flaps_.reduced = still();
        flaps_.tick(clock_);
        buttons_.begin();
        for (int place = 0; place < places && arrows > 0; ++place) {
            const Along mid = middle(arrows);
            buttons_.add_icon(fmt::format("up.{}", place), "up", Placing{mid, before(4, arrows)}.in(cell(place)));
            buttons_.add_icon(fmt::format("down.{}", place), "down", Placing{mid, after(4, arrows)}.in(cell(place)));
        }
        constexpr Placing skip{start(24, 186), end(23, thumb)};
        buttons_.add({"skip", skip.in(board_), "NOT NOW", Action::Back});
        buttons_.add({"sign", mirrored(skip).in(board_), "SIGN", Action::Confirm, true});
    }
    Rect cell(int place) const { return column(as_float(place), places, 4).in(flaps_.where); }
    session::EnteredScores entered_;
    std::string title_, letters_;
    int place_ = 0;  // the selected initial, 0 to 2
    world::Flaps flaps_{};
    Rect plate_{}, board_{};  // the plate's part for words and buttons
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
