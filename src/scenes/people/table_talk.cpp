#include "scenes/people/table_talk.h"

#include "chance/dust.h"

#include <limits>
#include <nlohmann/json.hpp>

namespace boxcars::scenes {
namespace {

using players::Occasion;

constexpr int turns_apart = 3;  // turns between two lines, at least
constexpr double speaks = 0.5;  // chance to speak on an occasion; at a game's end always
constexpr Ticks look_stays = milliseconds(2600), line_stays = milliseconds(2400);

bool ends_game(Occasion occasion) { return occasion == Occasion::Won || occasion == Occasion::Beaten; }

}  // namespace

void TableTalk::begin(People people) {
    people_ = std::move(people);
    looks_.assign(people_.size(), {});
    silence();
    turns_ = 1;
}

void TableTalk::shown(int seat, Occasion occasion, const TalkAt& when) {
    looks_[static_cast<std::size_t>(seat)] = {
        players::mood_after(occasion), ends_game(occasion) ? std::numeric_limits<Ticks>::max() : when.now + look_stays};
    if (!when.silent && person(seat) && turns_ >= turns_apart) say(seat, occasion, when);
}

void TableTalk::end(int seat, bool won) {
    shown(seat, won ? Occasion::Won : Occasion::Beaten, {.now = 0, .dust = 0, .silent = true});
}

void TableTalk::say(int seat, Occasion occasion, const TalkAt& when) {
    chance::Dust dust{when.dust + static_cast<std::uint64_t>(seat)};
    const players::Lines lines = person(seat)->said_at(occasion);
    if (lines.empty() || (!ends_game(occasion) && dust.unit() >= speaks)) return;
    spoken_ = Spoken{seat, lines[static_cast<std::size_t>(dust.below(static_cast<int>(lines.size())))], when.now};
    turns_ = 0;
}

players::Mood TableTalk::mood(int seat, Ticks now) const {
    const Expression& look = looks_[static_cast<std::size_t>(seat)];
    return now < look.until ? look.mood : players::Mood::Calm;
}

std::optional<Spoken> TableTalk::spoken(Ticks now) const {
    if (!spoken_ || now >= spoken_->since + line_stays) return {};
    return spoken_;
}

void TableTalk::report(nlohmann::json& out, Ticks now) const {
    constexpr const char* moods[] = {"calm", "pleased", "dismayed"};
    out["people"] = nlohmann::json::array();
    for (std::size_t seat = 0; seat < people_.size(); ++seat)
        out["people"].push_back({{"name", people_[seat] ? people_[seat]->name : ""},
                                 {"mood", moods[static_cast<int>(mood(static_cast<int>(seat), now))]}});
    const auto said = spoken(now);
    out["said_by"] = said ? said->seat : -1;
    out["said"] = said ? said->words : "";
}

}  // namespace boxcars::scenes
