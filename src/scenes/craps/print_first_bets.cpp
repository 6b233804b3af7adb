// Prints a card in the centre box while propositions and hops are folded away: the bets to begin with, and what each
// wants and fears under the current sheet.
#include "scenes/craps/felt_lines.h"
#include "scenes/craps/forecast.h"
#include "scenes/craps/print_parts.h"

namespace boxcars::scenes::craps_look {

using namespace render;
using craps::Kind, craps::Spot;

namespace {

struct FirstBet {
    const char* name;
    std::string wants, fears;
};

FirstBet worked_out(const FeltPrint& felt, const char* name, Kind kind) {
    const std::string meaning = meaning_of(felt.sheet, {kind}, 0);
    const auto comma = meaning.find(", fears ");
    if (comma == std::string::npos) return {name, meaning, ""};
    return {name, meaning.substr(0, comma), meaning.substr(comma + 2)};
}

std::vector<FirstBet> first_bets(const FeltPrint& felt) {
    std::vector<FirstBet> all{worked_out(felt, "PASS LINE", Kind::Pass)};
    if (felt.layout.open({Kind::DontPass})) all.push_back(worked_out(felt, "DON’T PASS", Kind::DontPass));
    all.push_back({"ODDS", "behind the line, once it has a point:", "they want what the line wants then"});
    all.push_back({"A NUMBER", "wants to come again before a 7", ""});
    all.push_back(worked_out(felt, "FIELD", Kind::Field));
    return all;
}

}  // namespace

void print_first_bets(const Ink& ink, const FeltPrint& felt) {
    ink.line(felt.layout.card().outline, line_px::rule, faded(hue::print, 0.55f), true);
    const float left = props_low.x + 0.34f;
    float y = props_high.y - 0.42f;
    ink.words("BETS TO BEGIN WITH", {left, y}, hue::coral,
              {.face = Face::Display, .px = 21, .tracking = 0.10f, .align = Align::Left});
    const InkStyle small{.face = Face::Body, .px = 15, .tracking = 0, .align = Align::Left};
    y -= 0.62f;
    for (const FirstBet& bet : first_bets(felt)) {
        ink.words(bet.name, {left, y}, hue::gold, {.px = 16, .tracking = 0.10f, .align = Align::Left});
        for (const std::string& line : {bet.wants, bet.fears})
            if (!line.empty()) ink.words(line, {left, y -= 0.29f}, hue::print, small);
        y -= 0.44f;
    }
}

}  // namespace boxcars::scenes::craps_look
