// The Conductors of the last station, and what their rules do there.
#include "session/run/station.h"

namespace boxcars::session {
namespace {

// clang-format off
constexpr RunConductor conductor_rows[] = {
    {"bell", "August Bell", "keeps the clock", "At my tables there is less time, and at Pig you start behind.",
     "craps.length-9 siwuliu.length-3 ceelo.length-3 pig.lead-8",
     {"Eight stations, and I have never been late.", "My stop is short. I hope you came quickly.", "On the minute, the two of us."}},
    {"vance", "Irma Vance", "takes ties", "Ties are mine. At craps and at Pig I ask for more.",
     "siwuliu.tie=banker ceelo.tie=banker ceelo.nearer-1 craps.nearer-6 pig.lead-8",
     {"I like an even score. It is mine.", "Even scores are mine here. Do not leave me one.", "Not one tie too many. Well done."}},
    {"lindqvist", "Otto Lindqvist", "pays no specials", "A triple or 4-5-6 pays 1 to 1 here, and my goals are higher.",
     "siwuliu.pays_456=1 siwuliu.pays_triple=1 siwuliu.nearer-10 ceelo.pays_456=1 ceelo.pays_triple=1 ceelo.nearer-2 craps.nearer-6 pig.lead-8",
     {"Boxcars, triples: to me they are all one.", "One to one, whatever you throw. That is my table.", "Paid in full, and I never paid more."}},
    {"morel", "Edda Morel", "raises the fare", "Every goal of mine is higher.",
     "craps.nearer-8 siwuliu.nearer-20 ceelo.nearer-2 pig.lead-9",
     {"The fare goes up on the way. You will see.", "A little more than on the notice. Can you pay?", "You paid all of it. Step out, please."}},
};
// clang-format on

}  // namespace

std::span<const RunConductor> conductors() { return conductor_rows; }

std::string conductor_words(const RunConductor& conductor) {
    return fmt::format("Station {} is {}'s, who {}: \"{}\"", last_station, conductor.person, conductor.title,
                       conductor.rule);
}

std::vector<Effect> effects_of(const Offer& offer, const HeldKeepsakes& held) {
    std::vector<Effect> effects;
    if (offer.conductor)
        for (const Effect& effect : effects_from(offer.conductor->effects))
            if (effect.game == offer.invitation->game) effects.push_back(effect);
    std::ranges::copy(effects_at(offer.invitation->game, held), std::back_inserter(effects));
    return effects;
}

}  // namespace boxcars::session
