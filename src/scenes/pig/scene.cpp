#include "scenes/pig/scene.h"

namespace boxcars::scenes {

using namespace pig_feel;

constexpr Action listed_keys[] = {Action::Roll,    Action::Hold,  Action::Skip,       Action::Coach,
                                  Action::Overlay, Action::Rules, Action::Settings,   Action::NewMatch,
                                  Action::Pause,   Action::Mute,  Action::FullScreen, Action::Screenshot,
                                  Action::Back};

PigScene::PigScene(SceneServices& services, TableOptions options)
    : TableOf(services, options, panels_, cast(options.die)),
      panels_({.game = "Pig",
               .keys = listed_keys,
               .pages = [](const ui::OverlayView& in) { return ui::pig_pages(in.rules.as<pig::Rules>()); },
               .overlay = std::make_unique<ui::PigOverlay>(),
               .seats = ui::pig_seats,
               .cast = players::pig_people()}) {
    frame_.commands().add(
        {{"new_match",
          {Action::NewMatch},
          [this] { panels_.open_seats(sitting(), services_.settings.coach == platform::Coach::Always); }},
         {"hold", {Action::Hold}, [this] { decide(pig::Hold{}); }, {"waiting"}},
         {"", {Action::Left}, [this] { frame_.look_back(-1); }, {"finished"}},
         {"", {Action::Right}, [this] { frame_.look_back(1); }, {"finished"}},
         {"next_game", {Action::Roll, Action::Confirm}, [this] { next_game(); }, {"finished"}}});
    frame_.add_look_back_commands(look_back_, {Action::First}, [this](int by) { return look(by), std::string{}; });
    frame_.furnish(GaugeRoom::Own, hex(0x46183C), pig_look::wordmark);
    options.setup.players = PigSeats{options.setup.rules.as<pig::Rules>(), options.setup.players}.names();
    take_places(std::move(options));
}

// Counts what was shown, and remembers a person's decisions for the look back, except forced throws.
void PigScene::remember(const Sitting& session, std::size_t nth) {
    const auto& entry = session.journal()[nth];
    if (entry.event && std::holds_alternative<pig::Begin>(entry.event->as<pig::Event>())) return;
    const pig::State& state = entry.step.next.as<pig::State>();
    panels_.shown(session, [&](const session::Entry& shown) {
        for (const int face : shown.faces) faces_.add(face);
        for (const rules::Fact& fact : shown.step.facts)
            if (const auto* won = std::get_if<pig::Won>(&fact.as<pig::Fact>())) {
                wins_.resize(std::max({wins_.size(), session.players().size(), boxcars::nth(won->player) + 1}));
                ++wins_[boxcars::nth(won->player)];
            }
    });
    if (session.game() != game_number_) game_.clear();
    game_number_ = session.game();
    if (session.counts() && (game_.empty() || game_.back() != state)) game_.push_back(state);
    if (!entry.event) return;
    const pig::State& before = session.journal()[nth - 1].step.next.as<pig::State>();
    if (seats_->human(before.turn) && !entry.forced) look_back_.remember(before, turn_faces_, !entry.faces.empty());
    const auto is_spared = [](const rules::Fact& fact) {
        return std::holds_alternative<pig::Spared>(fact.as<pig::Fact>());
    };
    if (std::ranges::none_of(entry.step.facts, is_spared))
        turn_faces_.insert(turn_faces_.end(), entry.faces.begin(), entry.faces.end());
    if (state.rolls == 0) turn_faces_.clear();
}

void PigScene::play(const Input& input, const Clicked& clicked) {
    if (phase_ == Phase::Waiting) {
        if (frame_.commands().hear_move(input, clicked)) return;
        const auto on_die = [die = moment().die_place()](vec2 at) { return die.contains(at); };
        take_dice(input, frame_.buttons().just_pressed("roll") || pressed_where(input, on_die));
        return;
    }
    if (phase_ == Phase::Finished && !frame_.watching()) return void(frame_.commands().hear_move(input, clicked));
    if (!frame_.due()) return;
    if (phase_ == Phase::Opening) {
        announced_.begin_turn();
        next_decision(think_first);
    } else if (phase_ == Phase::Thinking) {
        computer();
    } else if (next_watched()) {
        next_game();
    }
}

Ticks PigScene::reveal(Facts& rest) {
    const pig::Fact& fact = rest.front();
    const int player = std::visit([](const auto& one) { return one.player; }, fact);
    const bool of_person = seats_->human(player), still = services_.settings.reduced_motion;
    for (const Noise& noise : noises_of(fact, of_person)) services_.sounds.play(noise.name, noise.loud);
    const Ticks looked_at = announced_.announce(fact, shown_, frame_.clock());
    hear(fact);
    if (const auto* banked = std::get_if<pig::Banked>(&fact)) {
        update_boards();
        if (const auto board = boards_.board(banked->player); board && !still)
            spawn_sparks(frame_.world(), {board->centre().x, board->y}, std::min(70, 10 + banked->points),
                         colours::brass_light, frame_.clock(), sitting().hash());
    }
    const auto* bust = std::get_if<pig::Busted>(&fact);
    if (bust && bust->kept > 0) update_boards();
    if (bust && bust->lost > 0 && !still) boards_.skid(bust->player, bust->lost, sheet(), frame_.clock());
    if (const auto* won = std::get_if<pig::Won>(&fact); won && of_person && !still)
        boards_.lap_of_honour(won->player, frame_.clock());
    return of_person ? looked_at : frame_.paced(looked_at);
}

void PigScene::draw(Stage& stage, double between) {
    const double time = frame_.lay_out(stage, between);
    panels_.see(stage);
    Canvas& canvas = stage.canvas();
    TableLook look = pig_look::table_look(frame_.layout(), sheet(), services_.settings.plain_felt);
    look.camera = frame_.seen(look.camera, time);
    const PigMoment at = moment();
    draw_pig_table(stage, look, at, boards_, end_, time);
    frame_.world().draw(stage, look.camera, world::Layer::Table, time);
    draw_on_the_way(canvas, look.camera, at, boards_, time);
    draw_score_tags(canvas, look.camera, at, boards_, time);
    draw_die(stage, look.camera, time);
    RoomLife{time, at.settings.reduced_motion}.draw(canvas, pig_look::room(frame_.layout(), look.camera));
    draw_pig_dash(canvas, at);
    pig_look::Sight seen = at.sight();
    seen.camera = look.camera;
    if (!seen.board.empty()) draw_pig_tray(canvas, seen, at, end_, time);
    if (!frame_.demo()) {
        frame_.buttons().draw(canvas, pig_look::hue::pink);
        draw_pig_coach(canvas, at);
    }
    const TableReply::Sentence reply = frame_.reply().standing(frame_.clock());
    const Colour ink = reply.refused ? colours::loss : colours::brass_light;
    const float lasting_over_dash = at.layout.dash.y - pig_look::dash_places(at.layout)["reply"].y;
    if (reply.lasting && !reply.words.empty())
        draw_words_above(canvas, at.layout, reply.words, ink, lasting_over_dash);
    else
        draw_refusal(canvas, at.layout, reply.words, ink);
    ThrowPlaces places = throw_places(frame_.layout());
    places.camera = look.camera;
    if (seen.board.empty()) places.prize.middle.y += pig_look::strip(at.layout, seats_->count()).h;
    places.total = pig_look::TrayScale{seen}.total;  // points fly to the turn total
    frame_.draw_front(stage, time, pig_look::hue::pink, places);
}

}  // namespace boxcars::scenes
