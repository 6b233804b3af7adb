#include "session/run/keepsakes.h"

#include "base/error.h"
#include "base/numbers.h"
#include "base/words.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>

namespace boxcars::session {
namespace {

using enum Family;

// clang-format off
constexpr Keepsake keepsake_rows[] = {
    {Car, 3, "long_field", "LONG FIELD", "craps.field_pays=2 craps.place_6_8+2 pig.lead+3", "field and place 6, 8 pay much more; you start 3 ahead at Pig"},
    {Car, 2, "five_door", "FIVE DOOR", "craps.field_5=on pig.lead+5", "5 wins in the field; you start 5 points ahead at Pig"},
    {Car, 3, "long_line", "LONG LINE", "craps.point_pays=2 ceelo.nearer+1", "pass pays 2 to 1 for its number; cee-lo asks one coin less"},
    {Car, 2, "first_bell", "FIRST BELL", "craps.natural_pays=2 siwuliu.pays_456+2", "a first 7 or 11 pays 2 to 1, sì-wŭ-liù's 4-5-6 pays 2 more"},
    {Car, 1, "soft_landing", "SOFT LANDING", "craps.craps_push=on pig.bust_keeps+25", "first craps do not lose pass; a lost turn at Pig loses less"},
    {Car, 1, "six_ticket", "SIX TICKET", "craps.place_6_8+2* craps.odds_6_8+2*", "6 and 8 at craps pay more for each Car keepsake"},
    {Car, 3, "quiet_snout", "QUIET SNOUT", "pig.spare_ones+1", "your first 1 in a game of Pig costs nothing"},
    {Car, 2, "soft_mud", "SOFT MUD", "pig.bust_keeps+50", "at Pig you keep half of a lost turn"},
    {Doubles, 2, "hard_field", "HARD FIELD", "craps.field_doubles=4 siwuliu.pays_triple+6", "2-2 and 5-5 in the field pay 4 to 1, bowl triples 6 more"},
    {Doubles, 1, "boxcar", "BOXCAR", "craps.field_12+4* siwuliu.pays_triple+4* ceelo.pays_triple+4*", "field 12 and all triples pay more for each Doubles keepsake"},
    {Doubles, 1, "straight_six", "STRAIGHT SIX", "siwuliu.pays_456+2* ceelo.pays_456+2*", "4-5-6 pays 2 to 1 more for each Doubles keepsake"},
    {Doubles, 1, "snake_eyes", "SNAKE EYES", "craps.field_2+4* siwuliu.pays_111+30* ceelo.pays_111+5*", "field 2 and 1-1-1 pay more for each Doubles keepsake"},
    {Doubles, 1, "round_die", "ROUND DIE", "pig.sides+1*", "Pig's die has a side more for each Doubles keepsake"},
    {Level, 3, "level_cup", "LEVEL CUP", "siwuliu.tie=player ceelo.tie=first", "ties are yours at sì-wŭ-liù and cee-lo"},
    {Level, 3, "tall_point", "TALL POINT", "ceelo.pays_point+1 pig.lead+5", "a higher score at cee-lo pays 1 more; you start 5 ahead at Pig"},
    {Level, 2, "high_ball", "HIGH BALL", "ceelo.pays_at_once+1", "a cee-lo banker who loses at once pays 1 to 1 more"},
    {Level, 2, "paper_pair", "PAPER PAIR", "siwuliu.pair_with_6_or_1=reroll", "a pair with a 6 or 1 at sì-wŭ-liù is thrown again"},
    {Level, 2, "true_odds", "TRUE ODDS", "craps.odds_6_8=10 craps.odds_5_9=5 craps.odds_4_10=4", "odds at craps pay far more than is fair"},
    {Tempo, 1, "signal_bell", "SIGNAL BELL", "craps.length+3* siwuliu.length+1*", "craps and sì-wŭ-liù last longer for each Tempo keepsake"},
    {Tempo, 1, "tea_break", "TEA BREAK", "siwuliu.length+1* ceelo.length+1*", "sì-wŭ-liù and cee-lo last longer for each Tempo keepsake"},
    {Tempo, 1, "mo_yawns", "MO YAWNS", "ceelo.length+2*", "two more rounds at cee-lo for each Tempo keepsake"},
    {Tempo, 2, "chip_tray", "CHIP TRAY", "craps.richer+1 siwuliu.richer+1", "higher bets at craps and sì-wŭ-liù"},
    {Tempo, 2, "silk_purse", "SILK PURSE", "siwuliu.richer+3", "three more units in a bet at sì-wŭ-liù"},
    {Tempo, 2, "spare_coin", "SPARE COIN", "ceelo.nearer+1", "one coin less to reach at cee-lo"},
    {Tempo, 1, "early_train", "EARLY TRAIN", "pig.lead+5*", "you start 5 points ahead at Pig for each Tempo keepsake"},
    {Tempo, 2, "brass_rail", "BRASS RAIL", "craps.nearer+4 siwuliu.nearer+6", "goals at craps and sì-wŭ-liù are lower"},
};

constexpr KeepsakeLink link_rows[] = {
    {"WHOLE FIELD", "five_door", "snake_eyes", "craps.field_pays+1", "the field at craps pays 1 to 1 more"},
    {"BOTH ENDS", "long_line", "first_bell", "craps.natural_pays+1", "a first 7 or 11 at craps pays 1 to 1 more"},
    {"LEVEL IS TALL", "level_cup", "tall_point", "siwuliu.pays_point+1", "a higher point at sì-wŭ-liù pays 1 to 1 more"},
    {"MUD BATH", "quiet_snout", "soft_mud", "pig.spare_ones+1", "one more 1 at Pig costs nothing"},
    {"TWO WAGONS", "hard_field", "boxcar", "craps.field_doubles+6", "2-2 and 5-5 in the field pay 6 to 1 more"},
    {"PAPER STAIRS", "straight_six", "paper_pair", "siwuliu.tie=player", "ties are yours at sì-wŭ-liù"},
    {"BANK BREAKER", "high_ball", "tall_point", "ceelo.pays_at_once+1", "a cee-lo banker who loses at once pays 1 to 1 more"},
    {"LONG EVENING", "signal_bell", "chip_tray", "craps.nearer+3", "goals at craps are lower by 3 %"},
    {"SLOW TEA", "tea_break", "silk_purse", "siwuliu.richer+4", "four more units in a bet at sì-wŭ-liù"},
    {"SHORT COUNT", "spare_coin", "mo_yawns", "ceelo.nearer+1", "one more coin less to reach at cee-lo"},
};
// clang-format on

Effect effect_from(std::string_view word) {
    const auto dot = word.find('.'), sign = word.find_first_of("=+-");
    Effect effect{.game = word.substr(0, dot)};
    if (dot != word.npos && sign != word.npos && dot < sign) {
        effect.what = word.substr(dot + 1, sign - dot - 1);
        std::string_view rest = word.substr(sign + 1);
        if (word[sign] == '=') {
            effect.value = rest;
            if (!rest.empty() && effect.turns_knob()) return effect;
        } else {
            effect.counted = rest.ends_with('*');
            if (effect.counted) rest.remove_suffix(1);
            constexpr int most = 100;
            if (const auto amount = whole_number(rest, 1, most)) {
                effect.amount = word[sign] == '-' ? -*amount : *amount;
                return effect;
            }
        }
    }
    throw Error(fmt::format("'{}' is no effect of a keepsake.", word));
}

// The effects of all rows, each read once.
struct ReadEffects {
    std::vector<std::vector<Effect>> of_keepsakes{}, of_links{};
    ReadEffects() {
        for (const Keepsake& row : keepsake_rows) of_keepsakes.push_back(effects_from(row.effects));
        for (const KeepsakeLink& row : link_rows) of_links.push_back(effects_from(row.effects));
    }
};

const Keepsake& named(std::string_view name) { return *std::ranges::find(keepsake_rows, name, &Keepsake::name); }

}  // namespace

std::string_view family_word(Family family) { return std::array{"Car", "Doubles", "Level", "Tempo"}[nth(family)]; }
std::span<const Keepsake> keepsakes() { return keepsake_rows; }
std::span<const KeepsakeLink> keepsake_links() { return link_rows; }

std::vector<Effect> effects_from(std::string_view text) {
    std::vector<Effect> effects;
    for (const std::string_view word : words_of(text)) effects.push_back(effect_from(word));
    return effects;
}

std::vector<Effect> effects_at(std::string_view game, const HeldKeepsakes& held) {
    static const ReadEffects read;
    std::vector<Effect> effects;
    const auto add = [&](const std::vector<Effect>& some, int members) {
        for (Effect effect : some) {
            if (effect.game != game) continue;
            if (effect.counted) effect.amount *= std::min(members, most_counted);
            effects.push_back(effect);
        }
    };
    for (const Keepsake* keepsake : held)
        add(read.of_keepsakes[nth(keepsake - keepsake_rows)],
            static_cast<int>(std::ranges::count(held, keepsake->family, &Keepsake::family)));
    for (const KeepsakeLink* link : links_of(held)) add(read.of_links[nth(link - link_rows)], 0);
    return effects;
}

std::vector<const KeepsakeLink*> links_of(const HeldKeepsakes& held) {
    const auto holds = [&](std::string_view name) { return std::ranges::count(held, name, &Keepsake::name) > 0; };
    std::vector<const KeepsakeLink*> links;
    for (const KeepsakeLink& link : link_rows)
        if (holds(link.one) && holds(link.other)) links.push_back(&link);
    return links;
}

std::vector<const KeepsakeLink*> links_with(HeldKeepsakes held, const Keepsake& another) {
    held.push_back(&another);
    auto links = links_of(held);
    std::erase_if(links, [&](const auto* link) { return link->one != another.name && link->other != another.name; });
    return links;
}

std::string link_words(const KeepsakeLink& link) {
    return fmt::format("{}: {} and {} hang together: {}.", link.title, named(link.one).title, named(link.other).title,
                       link.sentence);
}

}  // namespace boxcars::session
