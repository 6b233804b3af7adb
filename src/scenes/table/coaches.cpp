#include "scenes/table/coaches.h"

#include "base/error.h"
#include "base/pieces.h"
#include "base/words.h"
#include "chance/dust.h"
#include "session/run/result.h"
#include "ui/amounts.h"

#include <chrono>

namespace boxcars::scenes {

using namespace along;
using session::percent_words;
constexpr double dear = 0.05;  // least lost chance, 0 to 1, on which the company remarks
constexpr std::string_view sees_it[] = {"That was dear.", "I saw that.", "Now it gets harder.", "Thank you kindly."};
constexpr std::string_view made_before[] = {"You made your goal last time. Not again, I hope.",
                                            "Back for another one?"};
constexpr std::string_view missed_before[] = {"Last time you missed it. Good luck.",
                                              "Once more? It did not work last time."};

bool GoalCoach::tick(const SceneServices& services) {
    if (!known_.odds) known_ = services.goal(stop_);
    if (known_.odds && played_ && !work_.valid())
        work_ = in_background([odds = known_.odds, played = *std::exchange(played_, {})] {
            return GoalAnswer{played.hash, played.entries.size(), odds->ledger(played)};
        });
    if (!work_.valid()) return false;
    if (!services.headless && work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return false;
    try {
        answer_ = work_.get();
    } catch (const Error&) {
        known_ = {.never = true};
        return false;
    }
    const auto& moments = answer_->ledger.moments;
    mistakes_.clear();
    for (const session::RunMoment* moment : answer_->ledger.dearest(moments.size()))
        mistakes_.push_back(static_cast<std::size_t>(moment - moments.data()));
    return true;
}

bool GoalCoach::hear(const GoalTable& table) {
    const bool came = tick(table.services);
    if (known_.never || !table.played) return !known_.never;
    if (came) {
        const bool greets = !covered_;  // the first answer comes as a greeting
        const std::string words = news(coached_ || table.coach, table.services.settings.coach != platform::Coach::Off);
        table.words.narrator.say(words);
        if (!words.empty())
            greets ? table.words.news.say(words, table.clock) : table.words.reply.say(words, table.clock);
    }
    if (asked_about(table.hash) && !works()) coached_ = table.coach;
    const bool speaks = table.coach && answer_ && answer_->hash == table.hash && !answer_->ledger.best.empty();
    table.words.narrator.say_new(advised_, speaks ? session::advice_words(answer_->ledger) : "");
    table.words.reply.keep_saying(advised_);
    return true;
}

std::string GoalCoach::chance() const { return answer_ ? percent_words(answer_->ledger.now) : "being worked out…"; }
std::string GoalCoach::concede_words() const { return answer_ && !works() ? session::concede_words(chance()) : ""; }

std::string GoalCoach::says(std::span<const std::string_view> lines) const {
    const int which = chance::Dust{answer_->hash}.below(how_many(lines));
    return fmt::format("{}: “{}”", company_, lines[boxcars::nth(which)]);
}

// Words for the costliest decision since the last answer.
std::string GoalCoach::cost(bool coach, bool company) const {
    const session::RunMoment* dearest = nullptr;
    for (const std::size_t n : mistakes_)
        if (!dearest && boxcars::nth(answer_->ledger.moments[n].entry) > *covered_)
            dearest = &answer_->ledger.moments[n];
    if (!dearest) return {};
    const bool reacts = company && dearest->given_away() >= dear;
    return (reacts ? says(sees_it) + " " : "") + (company || coach ? session::cost_words(*dearest) : "");
}

// Words for a new answer: what the last decision gave away, or a greeting. May be empty.
std::string GoalCoach::news(bool coach, bool company) {
    const bool first = !covered_;
    const std::string given_away = first ? "" : cost(coach, company);
    covered_ = answer_->entries;
    if (first && company && known_.before) return *known_.before ? says(made_before) : says(missed_before);
    return given_away;
}

std::string GoalCoach::sum() const { return answer_ ? session::sum_words(answer_->ledger) : ""; }

std::vector<std::string> GoalCoach::words() const {
    const session::RunMoment* moment = on_show();
    if (!moment) return {};
    return {fmt::format("Mistake {} of {}: you chose to {}.", nth(), count(), moment->text),
            session::cost_words(*moment), sum()};
}

constexpr float three_wide = 466, offer_wide = 164;  // px: of buttons
constexpr Placing above_dash{start(8, offer_wide), end(5, thumb)}, low_words = line(24, 26);

// clang-format off
constexpr PlaceRow goal_rows[] = {
    // place            lies in   Wide                      Narrow                  Upright
    {"words",           "dash",  {{fill(40, 514), start(26)}, low_words,           low_words}},
    {"steps",           "dash",  {right(40, 18, three_wide, 72), right(24, 84, three_wide, 54), right(7, 137, three_wide, thumb)}},
    {"offer",           "side",  lying({start(24, offer_wide), end(6, 30)}, above_dash)},
    {"offer below bar", "side",  lying(right(24, 4, offer_wide, 30),        above_dash)},
};
// clang-format on
constexpr Forms<float> goal_line{27, 22, 22};

void GoalCoach::draw(Canvas& canvas, const Layout& layout, Colour accent) const {
    draw_dash(canvas, layout, accent);
    Rect where = Places{layout, goal_rows}["words"];
    for (const std::string& line : words())
        for (const std::string& part : lines_for(canvas, layout, type::body, line, where.w)) {
            canvas.fitted_text(type::body, part, where, Align::Left, colours::ivory);
            where.y += layout.of(goal_line);
        }
}

void GoalCoach::add_buttons(Buttons& buttons, const Layout& layout) const {
    const auto nth = [row = Places{layout, goal_rows}["steps"]](float n) { return column(n, 3, 8).in(row); };
    add_look_back(buttons, {nth(0), nth(1), nth(2), may_step(-1), may_step(1)});
}

void GoalCoach::add_offer(Buttons& buttons, const Layout& layout, bool below_bar) const {
    if (count() == 0) return;
    const Rect where = Places{layout, goal_rows}[below_bar ? "offer below bar" : "offer"];
    buttons.add({.name = "look_back", .where = where, .label = "LOOK BACK", .line = true});
}

void GoalCoach::add_next_station(Buttons& buttons, const Layout& layout) const {
    const Rect where = Places{layout, goal_rows}["offer below bar"];
    buttons.add({.name = "next_station",
                 .where = where,
                 .label = "NEXT STATION",
                 .bound = Action::NewMatch,
                 .line = true,
                 .stakes = Action::NewMatch});
}

void GoalCoach::report(Json& out) const {
    out = {{"chance", chance()}, {"advice", advised_}, {"mistakes", count()},
           {"sum", sum()},       {"on_show", nth()},   {"words", words()}};
}

void TableCoaches::begin_station(const session::StopTerms& stop, const KnownGoal& known) {
    std::string name = fmt::format("STATION {}", stop.number);
    if (!known.name.empty()) name = fmt::format("{} · {}", in_capitals(known.name), name);
    station_.emplace(
        AtStation{stop, known, Gauge{std::move(name), known.station ? goal_words(*known.station) : std::string{}}});
}

std::string TableCoaches::greeting() const {
    const session::StopTerms& stop = station_->stop;
    return fmt::format("Station {} of {}{}{}. It is practice, and counts in no statistics.", stop.number,
                       session::stations_of_run, gauge().goal().empty() ? "" : ": ", gauge().goal());
}

static std::string end_words(const StationEnd& end, const session::Station& station) {
    if (end.reached) return fmt::format("You win {}.", brings_words(station));
    if (station.at_gate) return "The reward is lost.";
    if (end.after.hearts <= 0) return "That was your last heart.";
    if (end.after.purse < session::least_purse) return "That leaves too little money to go on.";
    return fmt::format("It costs a heart: {} left.", end.after.hearts);
}

StationEnd TableCoaches::end(const session::StopStanding& standing) const {
    StationEnd end{.reached = standing.reached, .number = station_->stop.number};
    const KnownGoal& known = station_->known;
    if (!known.station) return end;
    end.known = true;
    end.made = known.made;
    end.before = {known.purse, known.hearts};
    end.after = after_station(*known.station, standing, end.before);
    end.keepsake = known.station->reward.keepsakes > 0;
    end.words = end_words(end, *known.station);
    return end;
}

const char* looked_on(const Input& input) {
    if (input.pressed(Action::Left)) return "look_previous";
    if (input.pressed(Action::Right)) return "look_next";
    return input.pressed(Action::Roll) || input.pressed(Action::Confirm) ? "look_back" : nullptr;
}

void add_look_back(Buttons& buttons, const LookBackButtons& now) {
    const auto add = [&](Button button) {
        button.line = now.line;
        button.primary = button.primary && !now.line;
        buttons.add(std::move(button));
    };
    const auto closes = now.line ? std::nullopt : std::optional{now.may_next ? Action::Back : Action::Confirm};
    add({"look_previous", now.previous, "PREVIOUS", Action::Left, false, now.may_previous});
    add({"look_next", now.next, "NEXT", Action::Right, now.may_next, now.may_next});
    add({"look_back", now.table, "TO THE TABLE", closes, !now.may_next});
}

void add_look_back_offer(Buttons& buttons, const Rect& where) {
    buttons.add({.name = "look_back", .where = where, .label = "LOOK BACK", .bound = Action::First, .line = true});
}

std::string money_words(double cents) {
    if (cents < 1) return fmt::format("{:.2f}\u00A2", cents);
    return ui::look_money(static_cast<Cents>(cents + 0.5));
}

}  // namespace boxcars::scenes
