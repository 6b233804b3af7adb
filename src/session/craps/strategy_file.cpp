#include "session/craps/strategy_file.h"

#include "base/error.h"
#include "base/numbers.h"
#include "rules/craps/bets.h"
#include "session/files.h"
#include "session/strict_json.h"

#include <fmt/format.h>

namespace boxcars::session {
namespace {

using craps::Kind;
using players::BetLine, players::Change, players::Reaction, players::When;

constexpr int most_bets = 40, most_units = 1000, most_dollars = 100'000, most_odds = 100, most_up_to = 20;
constexpr int most_steps = 8, most_times = 1000;

constexpr std::array<std::string_view, 6> changes{"press",  "press_to_step", "press_by_win",
                                                  "double", "regress",       "take_down"};  // in the order of Change
constexpr std::array<std::string_view, 3> whens{"always", "come_out", "point"};             // in the order of When

constexpr StrategyField fields_of_file[]{
    {"game", "\"craps\"", "the game that it plays"},
    {"words", "text", "a description for menus"},
    {"bets", "1 to 40 bets", "tried in order before every throw"},
    {"bets.when", "\"come_out\", \"point\", \"always\"", "when the bet is made; point: while there is one"},
    {"bets.bet", "\"place_6\"", "a spot, as `boxcars odds craps` names them; odds are not spots here"},
    {"bets.stake", "10, \"2 units\"",
     "whole dollars, or units of the table's base bet, rounded up to win whole dollars where the bet reacts; missing: "
     "one unit"},
    {"bets.unless_down", "true, false",
     "true (the default): bets only on an empty spot; false: adds before every throw"},
    {"bets.odds", "\"full\", 1 to 100",
     "a multiple of the flat bet, taken, or laid to win as much; for pass, dont_pass, come, dont_come and put_N"},
    {"bets.up_to", "1 to 20", "for come and dont_come: bets only while fewer line and come bets have their number"},
    {"bets.take_when", "\"come_out\", \"point\"", "takes the bet down then"},
    {"bets.after_win", "a step, or a list of up to 8", "what a win changes; a loss without after_loss undoes it"},
    {"bets.after_loss", "a step, or a list of up to 8", "what a loss changes; a win without after_win undoes it"},
    {"step.do", "\"press\", \"press_to_step\", \"press_by_win\", \"double\", \"regress\", \"take_down\"",
     "press: a unit more; press_to_step: up to the next stake that wins whole dollars; press_by_win: the win added, "
     "down to such a stake; double: twice as much; regress: less; take_down: off until the next shooter. The word "
     "alone is a step, too"},
    {"step.to", "10, \"2 units\"", "the stake to which `regress` goes; missing: a unit less"},
    {"step.times", "1 to 1000", "how often in a row; then the next step of the list; missing: always"},
    {"step.of", "[\"place_6\", \"place_8\"]", "the bets whose win or loss counts; missing: the bet itself"},
};

When when_from(Fields& fields, const char* name, bool always) {
    const std::string text = fields.text(name);
    const auto known = std::ranges::find(whens, text);
    if (known != whens.end() && (always || *known != "always")) return static_cast<When>(known - whens.begin());
    fields.wrong(name, fmt::format("must be \"come_out\"{} \"point\"{}, not \"{}\"", always ? "," : " or",
                                   always ? " or \"always\"" : "", text));
}

craps::Spot bet_from(const Fields& fields, const char* name, const std::string& text) {
    std::vector<std::string> known;  // the names of all spots that take chips directly on some sheet
    for (const craps::Rules& rules : {craps::Rules{}, craps::Rules{.crapless = true}})
        for (const craps::Spot spot : craps::spots(rules))
            if (craps::base_of(spot) == spot && craps::row(spot.kind).opens != craps::Opens::Never)
                known.push_back(to_text(spot));
    if (std::ranges::find(known, text) != known.end()) return *craps::spot_from(text);
    if (text.find("odds") != std::string::npos)
        fields.wrong(name, fmt::format("names '{}', but odds go with their flat bet: write \"odds\": \"full\" or a "
                                       "multiple beside it",
                                       text));
    const auto meant = nearest_word(text, known);
    fields.wrong(
        name, fmt::format("names no spot of the felt: '{}'{}", text,
                          meant ? fmt::format("; the nearest is '{}'", *meant) : "; see boxcars odds craps for all"));
}

void read_stake(Fields& fields, const char* name, auto& of) {  // of a line, or to which it regresses
    if (!fields.has(name)) return;
    if (!fields.any(name).is_string()) {
        of.stake = fields.whole(name, 1, most_dollars) * dollar;
        return;
    }
    const std::string text = fields.text(name);
    const auto space = text.find(' ');
    const auto units = whole_number(text.substr(0, space), 1, most_units);
    const auto word = space == std::string::npos ? "" : text.substr(space + 1);
    if (!units || (word != "units" && word != "unit"))
        fields.wrong(name, fmt::format("must be whole dollars, such as 10, or \"1 units\" to \"{} units\", not "
                                       "\"{}\"",
                                       most_units, text));
    of.units = *units;
}

void read_odds(Fields& fields, BetLine& line) {
    if (!fields.has("odds")) return;
    const auto& odds = fields.any("odds");
    const Kind kind = line.bet.kind;
    if (kind > Kind::DontCome && kind != Kind::Put)
        fields.wrong("odds", fmt::format("do not lie behind {}: only behind pass, dont_pass, come, dont_come and put",
                                         to_text(line.bet)));
    if (odds.is_string() && odds.get<std::string>() == "full")
        line.odds = players::full_odds;
    else if (odds.is_string())
        fields.wrong("odds", fmt::format("must be \"full\" or a whole number from 1 to {}", most_odds));
    else
        line.odds = numeric_cast<int>(fields.whole("odds", 1, most_odds));
}

Reaction step_from(const Json& json, const std::string& source, const std::string& place, bool loss) {
    if (json.is_string()) return step_from(Json{{"do", json}}, source, place, loss);
    Fields fields{json, source, place};
    const std::string text = fields.text("do");
    const auto known = std::ranges::find(changes, text);
    if (known == changes.end())
        fields.wrong("do", fmt::format("must be press, press_to_step, press_by_win, double, regress or take_down, not "
                                       "'{}'",
                                       text));
    Reaction step{.change = static_cast<Change>(known - changes.begin())};
    if (loss && step.change == Change::ByWin) fields.wrong("do", "is press_by_win, but a loss wins nothing");
    if (step.change == Change::Regress) read_stake(fields, "to", step);
    if (fields.has("times")) step.times = numeric_cast<int>(fields.whole("times", 1, most_times));
    if (fields.has("of"))
        for (const Json& bet : fields.list("of", most_bets))
            step.of.push_back(bet_from(fields, "of", bet.is_string() ? bet.get<std::string>() : bet.dump()));
    fields.done();
    return step;
}

void read_steps(Fields& fields, const std::string& source, const std::string& place, bool loss, BetLine& line) {
    const char* name = loss ? "after_loss" : "after_win";
    if (!fields.has(name)) return;
    if (!line.unless_down) fields.wrong(name, "contradicts unless_down: false, which adds to the bet at every throw");
    auto& steps = loss ? line.after_loss : line.after_win;
    const Json given = fields.any(name), list = given.is_array() ? given : Json::array({given});
    if (list.empty() || list.size() > most_steps) fields.wrong(name, fmt::format("has 1 to {} steps", most_steps));
    for (const Json& one : list) {
        if (!steps.empty() && steps.back().times == 0)
            fields.wrong(name, fmt::format("says two things for the same {}: give the step before the last its times",
                                           loss ? "loss" : "win"));
        steps.push_back(step_from(one, source, fmt::format("{}.{}[{}]", place, name, steps.size()), loss));
    }
}

// Refuses steps of a bet that is in the list twice, and those that count a bet which is not there.
void check_steps(const Fields& fields, const players::BetLines& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (const auto* steps : {&lines[i].after_win, &lines[i].after_loss})
            for (const Reaction& step : *steps) {
                const auto times = [&](craps::Spot spot) { return std::ranges::count(lines, spot, &BetLine::bet); };
                const std::string place = fmt::format("bets[{}]", i);
                if (times(lines[i].bet) > 1)
                    fields.wrong(place, fmt::format("reacts, so {} may be there only once", to_text(lines[i].bet)));
                for (const craps::Spot spot : step.of)
                    if (times(spot) == 0)
                        fields.wrong(place, fmt::format("reacts to {}, which the strategy never bets", to_text(spot)));
            }
}

BetLine line_from(const Json& json, const std::string& source, const std::string& place) {
    Fields fields{json, source, place};
    BetLine line;
    line.when = when_from(fields, "when", true);
    line.bet = bet_from(fields, "bet", fields.text("bet"));
    read_stake(fields, "stake", line);
    line.unless_down = fields.yes("unless_down", true);
    read_odds(fields, line);
    if (fields.has("up_to")) {
        if (line.bet.kind != Kind::Come && line.bet.kind != Kind::DontCome)
            fields.wrong("up_to", "is for come and dont_come alone");
        line.up_to = numeric_cast<int>(fields.whole("up_to", 1, most_up_to));
    }
    if (fields.has("take_when")) {
        line.take_when = when_from(fields, "take_when", false);
        if (line.take_when == line.when)
            fields.wrong("take_when", "is also when the bet is made: it would never lie there");
    }
    for (const bool loss : {false, true}) read_steps(fields, source, place, loss, line);
    fields.done();
    return line;
}

Json stake_json(const auto& of) {
    return of.stake != 0 ? Json(of.stake / dollar) : Json(fmt::format("{} units", of.units));
}

Json json_of(const std::vector<Reaction>& steps) {
    return Json::each(steps, [](const Reaction& step) {
        Json json{{"do", changes[nth(step.change)]}};
        if (step.units + step.stake != 0) json["to"] = stake_json(step);
        if (step.times != 0) json["times"] = step.times;
        for (const craps::Spot spot : step.of) json["of"].push_back(to_text(spot));
        return json;
    });
}

players::CrapsStrategy checked(players::CrapsStrategy strategy, const std::string& name, const craps::Rules& rules) {
    if (auto wrong = players::problem(strategy.lines, rules, name)) throw Error(*wrong);
    return strategy;
}

}  // namespace

std::span<const StrategyField> strategy_fields() { return fields_of_file; }

players::CrapsStrategy craps_strategy_from(std::string_view text, const std::string& name, const std::string& source) {
    const auto json = parse_strictly(text, source, 6);
    Fields fields{json, source, ""};
    if (const auto game = fields.text("game"); game != craps::Rules::game)
        throw Error(fmt::format("The {} is for the game '{}', not for craps.", source, game));
    players::CrapsStrategy strategy{name, "as its file says", {}};
    if (fields.has("words")) strategy.in_words = fields.text("words");
    const auto& bets = fields.list("bets", most_bets);
    if (bets.empty()) fields.wrong("bets", "has no bet");
    for (std::size_t i = 0; i < bets.size(); ++i)
        strategy.lines.push_back(line_from(bets[i], source, fmt::format("bets[{}]", i)));
    fields.done();
    check_steps(fields, strategy.lines);
    return strategy;
}

std::string craps_strategy_json(const players::CrapsStrategy& strategy) {
    Json bets = Json::each(strategy.lines, [](const BetLine& line) {
        Json bet{{"when", whens[nth(line.when)]}, {"bet", to_text(line.bet)}, {"unless_down", line.unless_down}};
        bet["stake"] = stake_json(line);
        if (line.odds == players::full_odds) bet["odds"] = "full";
        if (line.odds > 0) bet["odds"] = line.odds;
        if (line.up_to > 0) bet["up_to"] = line.up_to;
        if (line.take_when) bet["take_when"] = whens[nth(*line.take_when)];
        if (!line.after_win.empty()) bet["after_win"] = json_of(line.after_win);
        if (!line.after_loss.empty()) bet["after_loss"] = json_of(line.after_loss);
        return bet;
    });
    return Json{{"game", craps::Rules::game}, {"words", strategy.in_words}, {"bets", std::move(bets)}}.dump();
}

players::CrapsStrategy read_craps_strategy(const std::filesystem::path& path) {
    constexpr std::size_t most_bytes = 1 << 16;
    return craps_strategy_from(read_file(path, "strategy", most_bytes), path.stem().string(),
                               "strategy " + path.string());
}

players::CrapsStrategy given_craps_strategy(const std::string& name, std::string_view text, const craps::Rules& rules) {
    if (players::find_craps_strategy(name))
        throw Error(fmt::format("There is a strategy named '{}' already: give yours another name.", name));
    return checked(craps_strategy_from(text, name, "strategy " + name), name, rules);
}

players::CrapsStrategy craps_strategy(const std::string& name, const craps::Rules& rules) {
    constexpr std::string_view from_file = "file:";
    if (name.starts_with(from_file)) {
        auto strategy = read_craps_strategy(name.substr(from_file.size()));
        strategy.name = name;
        return checked(std::move(strategy), name, rules);
    }
    if (auto wrong = players::craps_strategy_problem(name)) throw Error(*wrong);
    return checked(*players::find_craps_strategy(name), name, rules);
}

}  // namespace boxcars::session
