// Pig's picture of this moment, and the same as data. Reads; changes nothing but what remembers the layout.
#include "chance/entropy.h"
#include "platform/settings.h"
#include "scenes/pig_scene.h"
#include "session/pig_statistics.h"
#include "session/replay.h"
#include "world/ease.h"

#include <fmt/format.h>
#include <cmath>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using pig_look::hue::blue, pig_look::hue::pink;

constexpr Ticks drain = milliseconds(300);  // the colour leaves the numbers of a lost turn
std::size_t seat(int player) { return static_cast<std::size_t>(std::max(0, player)); }
std::string percent(double chance) { return fmt::format("{:.2f} %", 100 * chance); }

}  // namespace

// ---- what is told
// ------------------------------------------------------------------------------------------------------

pig_look::Turn PigScene::turn_on_show() const {
    pig_look::Turn turn{.rules = session_->rules(), .state = shown_, .faces = faces_};
    turn.at_risk = shown_.turn_total > 0;
    turn.human = shown_.turn >= 0 && seats_->human(shown_.turn);
    turn.accent = shown_.turn == seats_->near(shown_) ? near_hue() : far_hue();
    if (drain_since_ >= 0) {
        turn.drained =
            std::max(0.001f, world::unit(static_cast<double>(clock_ - drain_since_) / static_cast<double>(drain)));
        turn.lost = lost_;
        turn.sub = lost_ > 0 ? fmt::format("{} lost to the snout", lost_) : "a snout at once, nothing lost";
        return turn;
    }
    if (banked_ > 0) {
        turn.banked = banked_;
        turn.sub = fmt::format("safe at {}", shown_.scores[seat(shown_.turn)]);
        return turn;
    }
    if (phase_ == Phase::Flying || phase_ == Phase::Shaking)
        turn.sub = shown_.turn_total > 0 ? "at risk" : "";
    else if (shown_.rolls > 0)
        turn.sub = session_->rules().pig_face == 1 ? "lost if a snout comes up"
                                                   : fmt::format("lost if a {} comes up", session_->rules().pig_face);
    else if (shown_.turn >= 0)
        turn.sub = turn.human ? "roll to begin your turn" : "";
    return turn;
}

std::string PigScene::under_name(int player) const {
    const int to_go = std::max(0, session_->rules().goal - shown_.scores[seat(player)]);
    const pig_look::Seat look = seats_->look(player);
    std::string first = look.human ? (shown_.turn == player && phase_ != Phase::Finished
                                          ? (seats_->humans() == 1 ? "your turn" : "to play")
                                          : "")
                                   : look.manner;
    if (shown_.winner == player)
        return fmt::format("{}home with {}", first.empty() ? "" : first + " · ", shown_.scores[seat(player)]);
    return fmt::format("{}{} to go", first.empty() ? "" : first + " · ", to_go);
}

std::string PigScene::status() const {
    if (demo_ && solution_)
        return fmt::format("DEMO  ·  WHO MOVES FIRST WINS {}", percent(solution_->first_player_wins()));
    if (paused_) return "PAUSED";
    if (shown_.winner < 0 && house_.settings.coach && seats_->count() == 2 && solution_ && shown_.turn >= 0 &&
        seats_->human(shown_.turn)) {
        const odds::Advice advice = odds::advise(*solution_, session_->rules(), shown_);
        if (phase_ != Phase::Waiting) return "";
        if (!advice.may_hold) return fmt::format("CHANCE TO WIN {}", percent(advice.now));
        return "";  // the two verbs carry theirs
    }
    if (session_->players().size() > 2) {
        std::string all;
        for (int player = 0; player < seats_->count(); ++player)
            all +=
                fmt::format("{}{} {}", player ? "  ·  " : "", seats_->look(player).name, shown_.scores[seat(player)]);
        return all;
    }
    return fmt::format("RACE TO {}", session_->rules().goal);
}

// Wins so far, with the 95 % interval of each share, and how it goes when moving first.
std::vector<pig_look::Tally> PigScene::match_tally() const {
    const session::MatchStatistics match = statistics(*session_);
    std::vector<pig_look::Tally> lines{{"games", fmt::format("{}", match.games()), true}};
    for (std::size_t i = 0; i < match.seats().size() && i < 3; ++i) {
        const session::Tally& tally = match.seats()[i];
        const session::Interval sure = tally.all.interval();
        lines.push_back({seats_->look(static_cast<int>(i)).name,
                         fmt::format("{} won  ·  {:.0f} %", tally.all.wins, 100 * tally.all.part()), true});
        lines.push_back({"95 % interval", fmt::format("{:.0f} to {:.0f} %", 100 * sure.least, 100 * sure.most)});
        if (i < 2 && match.seats().size() == 2)
            lines.push_back({"moving first", fmt::format("{} of {}", tally.first.wins, tally.first.games)});
    }
    return lines;
}

pig_look::End PigScene::ending() const {
    const pig::State& state = shown_;
    const int near = seats_->near(state), far = seats_->far(state);
    const int winner = state.winner, loser = winner == near ? far : near;
    pig_look::End end;
    end.celebrate = seats_->human(winner);
    const std::string name = seats_->look(winner).name;
    end.verdict = name == "YOU" ? "You win." : name == "HOUSE" ? "House wins." : fmt::format("{} wins.", name);
    end.score = fmt::format("{} to {}", state.scores[seat(winner)], state.scores[seat(loser)]);
    if (solution_ && seats_->count() == 2) {
        std::vector<odds::Decision> mine;
        for (std::size_t i = 0; i < decisions_.size(); ++i)
            if (deciders_[i] == near) mine.push_back(decisions_[i]);
        const odds::Review review = odds::review(*solution_, session_->rules(), mine);
        if (!review.decisions.empty()) {
            end.remarks.push_back(review.mistakes == 0
                                      ? fmt::format("{} decisions, not a chance given away", review.decisions.size())
                                      : fmt::format("{} given away in {} of {} decisions", percent(review.given_away),
                                                    review.mistakes, review.decisions.size()));
            if (review.worst >= 0) {
                const auto& worst = review.decisions[static_cast<std::size_t>(review.worst)];
                const auto& at = worst.decision.state;
                end.remarks.push_back(
                    fmt::format("dearest: {} {} at {} to {}, {}", worst.decision.rolled ? "rolled on" : "held",
                                at.turn_total, at.scores[seat(near)], at.scores[seat(far)], percent(worst.given_away)));
            }
        }
    }
    end.match = match_tally();
    return end;
}

// ---- draw
// --------------------------------------------------------------------------------------------------------------

// The look's second pair of colours, told apart with any eyes.
render::Colour PigScene::near_hue() const {
    return house_.settings.colour_vision == platform::ColourVision::Off ? pink : render::hex(0xFFD24A);
}
render::Colour PigScene::far_hue() const {
    return house_.settings.colour_vision == platform::ColourVision::Off ? blue : render::hex(0x5AA9FF);
}

void PigScene::draw(render::Stage& stage, double between) {
    const double time =
        static_cast<double>(clock_) + (paused_ ? 0.0 : between * std::min(1.0, static_cast<double>(speed_)));
    render::Canvas& canvas = stage.canvas();
    if (const Layout now = layout_for(stage.canvas_rect()); !(now == layout_)) {
        layout_ = now;
        update_boards(true);
        set_buttons();
    }
    pig::Rules rules = session_->rules();
    render::TableLook look = pig_look::table_look(layout_, rules, house_.settings.plain_felt);
    const glm::vec2 jolted = jolt(time);
    look.camera.band.x += jolted.x;
    look.camera.band.y += jolted.y;
    stage.table(look, 1.0f);
    if (won_since_ >= 0 && shown_.winner >= 0 && seats_->human(shown_.winner) && !house_.settings.reduced_motion)
        pig_look::draw_rays(canvas, look.camera, time - static_cast<double>(won_since_));

    const pig_look::Turn turn = turn_on_show();
    const bool near_turn = shown_.turn == seats_->near(shown_);
    if (phase_ != Phase::Finished) {
        pig_look::draw_risk(canvas, look.camera, near_turn ? pig_look::inner_rail() : pig_look::outer_rail(), turn,
                            time);
        pig_look::draw_turn(canvas, look.camera, turn);
    } else {
        pig_look::draw_end(canvas, look.camera, end_, time - static_cast<double>(won_since_));
    }
    world_.draw(stage, look.camera, world::Layer::Table, time);
    draw_tags(canvas, look.camera, time);
    draw_die(stage, look.camera, time);
    draw_controls(canvas, time);
    world_.draw(stage, look.camera, world::Layer::Dash, time);
    world_.draw(stage, look.camera, world::Layer::Front, time);
    draw_notices(canvas, layout_, house_.notices, time);
}

// The car shakes when the die hits the wall: at most four px, dying away in 180 ms; the player's setting scales it.
glm::vec2 PigScene::jolt(double time) const {
    constexpr double lasts = static_cast<double>(milliseconds(180));
    const double age = time - static_cast<double>(jolted_);
    if (house_.settings.reduced_motion || age < 0 || age >= lasts) return {0, 0};
    const auto strength = static_cast<float>(4 * static_cast<double>(house_.settings.screen_shake) * (1 - age / lasts));
    return {strength * static_cast<float>(std::sin(age * 1.9)),
            0.6f * strength * static_cast<float>(std::cos(age * 2.3))};
}

void PigScene::draw_tags(render::Canvas& canvas, const render::Camera& camera, double time) const {
    using pig_look::Tag;
    constexpr float apart = 0.05f;  // two tags closer than this would cover each other
    const float near_at = world_[near_wagon_].ride->at(time);
    float far_at = world_[far_wagon_].ride->at(time);
    const int near = shown_.scores[seat(seats_->near(shown_))], far = shown_.scores[seat(seats_->far(shown_))];
    if (near > 0) pig_look::draw_tag(canvas, camera, near_at, Tag::Near, std::to_string(near), near_hue());
    if (near > 0 && std::abs(near_at - far_at) < apart) far_at = near_at + (far_at < near_at ? -apart : apart);
    if (far > 0) pig_look::draw_tag(canvas, camera, std::max(0.0f, far_at), Tag::Far, std::to_string(far), far_hue());
}

void PigScene::draw_die(render::Stage& stage, const render::Camera& camera, double time) {
    world::Tumble& die = *world_[die_].tumble;
    const world::Pose kept = die.rest;
    const bool reduced = house_.settings.reduced_motion;
    die.alpha = 1;
    if (phase_ == Phase::Shaking && !reduced) {  // in the hand: off the leather, rattling
        const double shaken = time - static_cast<double>(shaken_since_);
        const float lift = world::quad_out(world::unit(shaken / 14.0));
        die.rest.centre += glm::vec3(0.10f * std::sin(shaken * 0.9), 0.07f * std::sin(shaken * 1.3 + 1),
                                     1.25f * lift + 0.10f * std::abs(std::sin(shaken * 0.8)));
        die.rest.turn =
            glm::angleAxis(0.22f * lift * static_cast<float>(std::sin(shaken * 0.7)), glm::vec3(0, 1, 0)) *
            glm::angleAxis(0.18f * lift * static_cast<float>(std::sin(shaken * 0.93 + 2)), glm::vec3(1, 0, 0)) *
            die.rest.turn;
    }
    std::optional<world::Throw> track;
    if (reduced && phase_ == Phase::Flying) {  // reduced motion: away, then there, at rest
        const double since = time - static_cast<double>(die.began);
        track = std::exchange(die.track, {});
        die.rest = track->at(0, static_cast<double>(track->length()));
        die.alpha =
            world::unit((since - static_cast<double>(milliseconds(350))) / static_cast<double>(milliseconds(150)));
    }
    world_.draw(stage, camera, world::Layer::Dice, time);
    if (session_->rules().sides != 6 && phase_ != Phase::Flying && phase_ != Phase::Shaking && !faces_.empty())
        pig_look::draw_numeral(stage.canvas(), camera, die.rest.centre, render::half_edge(die.kind), faces_.back());
    if (track) die.track = std::move(track);
    die.rest = kept;
}

void PigScene::draw_controls(render::Canvas& canvas, double time) {
    const pig_look::Sides sides = pig_look::dash_sides(layout_);
    const bool near_turn = shown_.turn == seats_->near(shown_), playing = phase_ != Phase::Finished && shown_.turn >= 0;
    const float from = near_turn ? layout_.dash.x + 32 : layout_.dash.x + layout_.dash.w - 332;
    draw_dash(canvas, layout_, near_turn ? near_hue() : far_hue(), playing ? from : 0, playing ? from + 300 : 0);
    draw_top_bar(
        canvas, layout_,
        {.wordmark = "pig", .wordmark_ratio = 2.28f, .car = "THE BUFFET CAR", .status = status(), .accent = pink});
    pig_look::draw_name(canvas, sides.near_name, render::Align::Left, seats_->look(seats_->near(shown_)).name,
                        under_name(seats_->near(shown_)));
    pig_look::draw_name(canvas, sides.far_name, render::Align::Right, seats_->look(seats_->far(shown_)).name,
                        under_name(seats_->far(shown_)));

    if (demo_) return;
    buttons_.draw(canvas, pink, time);
    draw_coach(canvas, sides);
}

// What can be pressed now; set every tick, so that it never depends on how often the picture is drawn.
void PigScene::set_buttons() {
    const pig_look::Sides sides = pig_look::dash_sides(layout_);
    buttons_.begin();
    die_spot_.reset();
    if (demo_) return;
    add_top_buttons(buttons_, layout_, house_.settings.muted, house_.settings.coach);
    if (phase_ == Phase::Finished) {
        buttons_.add({.name = "new_match", .where = sides.verb_left, .label = "NEW MATCH", .key = "N"});
        buttons_.add(
            {.name = "next_game", .where = sides.verb_right, .label = "NEXT GAME", .key = "ENTER", .primary = true});
        return;
    }
    const bool person = shown_.turn >= 0 && by_hand(shown_.turn) && phase_ == Phase::Waiting;
    const bool may_hold = person && !legal(session_->rules(), shown_).empty();
    buttons_.add({.name = "hold", .where = sides.verb_left, .label = "HOLD", .key = "H", .enabled = may_hold});
    buttons_.add({.name = "roll",
                  .where = sides.verb_right,
                  .label = "ROLL",
                  .key = "SPACE",
                  .primary = true,
                  .enabled = person || phase_ == Phase::Shaking,
                  .waiting = !person && phase_ == Phase::Flying && shown_.turn >= 0 && by_hand(shown_.turn)});
    if (!person) return;
    const render::Camera camera = table_camera(layout_);
    const glm::vec2 at = camera.project({0, 0, 0.5f});
    const float r = 1.6f * camera.px_per_unit({0, 0, 0});
    die_spot_ = render::Rect{at.x - r, at.y - r, 2 * r, 2 * r};
}

// The coach's figures stand on the two verbs they are about.
void PigScene::draw_coach(render::Canvas& canvas, const pig_look::Sides& sides) const {
    if (!house_.settings.coach || phase_ != Phase::Waiting || seats_->count() != 2 || !seats_->human(shown_.turn))
        return;
    if (!solution_) {
        canvas.text(type::small,
                    fmt::format("the coach is working it out: {:.0f} %", 100 * desk_.progress(session_->rules())),
                    {layout_.table.centre().x, layout_.dash.y - 14}, render::Align::Centre, render::colours::ash);
        return;
    }
    const odds::Advice advice = odds::advise(*solution_, session_->rules(), shown_);
    const auto figure = [&](render::Rect verb, const std::string& words, bool best) {
        const render::Rect tab{verb.x + 14, verb.y - 32, verb.w - 28, 25};
        canvas.pill(tab, 12.5f, render::colours::pill, render::colours::pill);
        canvas.pill_edge(tab, 12.5f, best ? 1.8f : 1.0f, best ? pink : render::faded(render::colours::ash, 0.6f));
        canvas.text({render::Face::BodyBold, 14.5f}, words, tab.centre(), render::Align::Centre,
                    best ? pink : render::colours::ash);
    };
    figure(sides.verb_right, (advice.best_is_roll ? "best · " : "") + percent(advice.roll), advice.best_is_roll);
    if (advice.may_hold)
        figure(sides.verb_left, (advice.best_is_roll ? "" : "best · ") + percent(advice.hold), !advice.best_is_roll);
}

// ---- panels
// ------------------------------------------------------------------------------------------------------------

void PigScene::overlay() {
    if (demo_) return;
    const PigPanels::Wishes wishes =
        panels_.draw(house_, {.session = *session_,
                              .shown = shown_,
                              .seat = seats_->near(shown_),
                              .transport = {.paused = paused_, .speed = speed_, .seed = session_->setup().seed},
                              .desk = desk_});
    if (wishes.debug.pause) paused_ = *wishes.debug.pause;
    if (wishes.debug.step) step_wished_ = true;
    if (wishes.debug.speed) speed_ = *wishes.debug.speed;
    if (wishes.debug.apply_rules && session_->change_rules(*wishes.debug.apply_rules))
        house_.sounds.play("button", 0.6f);
    if (wishes.sit_down) {
        house_.settings.coach = wishes.sit_down->coach;
        session::Setup<pig::Rules> setup{
            .rules = wishes.sit_down->rules, .seed = 0, .players = wishes.sit_down->players};
        setup.seed = wishes.sit_down->seed.value_or(chance::seed_from_system());
        ended_sitting_ = sitting();
        sit_down(std::move(setup));
    }
    if (wishes.seats_closed && phase_ == Phase::Choosing) wish_ = Go{.where = Go::Where::Title};
}

// ---- the same as data
// --------------------------------------------------------------------------------------------------

std::vector<Hot> PigScene::hots() const {
    std::vector<Hot> hots = buttons_.hots();
    if (phase_ == Phase::Waiting && die_spot_) hots.push_back({"die", *die_spot_});
    return hots;
}

void PigScene::state(nlohmann::json& out) const {
    const auto plain = [](const pig::State& state) {
        nlohmann::json named = nlohmann::json::object();
        for (const auto& [name, value] : describe(state)) named[name] = value;
        return named;
    };
    static constexpr const char* phases[] = {"choosing", "opening", "thinking", "waiting",
                                             "shaking",  "flying",  "telling",  "finished"};
    out["scene"] = "pig";
    out["phase"] = phases[static_cast<int>(phase_)];
    out["seed"] = fmt::format("{}", session_->setup().seed);
    out["players"] = session_->players();
    out["game_number"] = session_->game();
    out["paused"] = paused_;
    out["coach"] = house_.settings.coach;
    out["shown"] = plain(shown_);
    out["decided"] = plain(session_->state());
    out["hash"] = fmt::format("{:016x}", session_->hash());
    out["journal_entries"] = session_->journal().size();
    out["die"] = world::face_up(world_[die_].tumble->pose(static_cast<double>(clock_)).turn);
}

std::string PigScene::sitting() const { return session::to_json(session::record(*session_)); }

}  // namespace boxcars::scenes
