#include "session/craps/strategy_file.h"

#include "base/error.h"
#include "base/numbers.h"
#include "base/words.h"
#include "rules/craps/bets.h"
#include "session/files.h"
#include "session/strict_json.h"

#include <fmt/format.h>
#include <algorithm>

namespace boxcars::session {
namespace {

using craps::Kind;
using players::BetLine;
using players::When;

constexpr int most_bets = 40, most_units = 1000, most_dollars = 100'000, most_odds = 100, most_up_to = 20;

When when_from(Fields& fields, const char* name, bool always) {
    const std::string text = fields.text(name);
    if (text == "come_out") return When::ComeOut;
    if (text == "point") return When::Point;
    if (always && text == "always") return When::Always;
    fields.wrong(name, fmt::format("must be \"come_out\"{} \"point\"{}, not \"{}\"", always ? "," : " or",
                                   always ? " or \"always\"" : "", text));
}

// The names of all spots that take chips directly on some sheet.
std::vector<std::string> bet_names() {
    const craps::Rules widest{.crapless = true};
    std::vector<std::string> names;
    for (const auto& rules : {craps::Rules{}, widest})
        for (const craps::Spot spot : craps::spots(rules))
            if (craps::base_of(spot) == spot && craps::row(spot.kind).opens != craps::Opens::Never)
                names.push_back(to_text(spot));
    return names;
}

craps::Spot bet_from(Fields& fields) {
    const std::string text = fields.text("bet");
    const auto known = bet_names();
    if (std::ranges::find(known, text) != known.end()) return *craps::spot_from(text);
    if (text.find("odds") != std::string::npos)
        fields.wrong("bet", fmt::format("names '{}', but odds go with their flat bet: write \"odds\": \"full\" or a "
                                        "multiple beside it",
                                        text));
    const auto meant = nearest_word(text, known);
    fields.wrong(
        "bet", fmt::format("names no spot of the felt: '{}'{}", text,
                           meant ? fmt::format("; the nearest is '{}'", *meant) : "; see boxcars odds craps for all"));
}

void read_stake(Fields& fields, BetLine& line) {
    if (!fields.has("stake")) return;
    if (!fields.any("stake").is_string()) {
        line.stake = fields.whole("stake", 1, most_dollars) * dollar;
        return;
    }
    const std::string text = fields.text("stake");
    const auto space = text.find(' ');
    const auto units = whole_number(text.substr(0, space), 1, most_units);
    const auto word = space == std::string::npos ? "" : text.substr(space + 1);
    if (!units || (word != "units" && word != "unit"))
        fields.wrong("stake", fmt::format("must be whole dollars, such as 10, or \"1 units\" to \"{} units\", not "
                                          "\"{}\"",
                                          most_units, text));
    line.units = *units;
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
        line.odds = narrow<int>(fields.whole("odds", 1, most_odds));
}

BetLine line_from(const Json& json, const std::string& source, const std::string& place) {
    Fields fields{json, source, place};
    BetLine line;
    line.when = when_from(fields, "when", true);
    line.bet = bet_from(fields);
    read_stake(fields, line);
    line.unless_down = fields.yes("unless_down", true);
    read_odds(fields, line);
    if (fields.has("up_to")) {
        if (line.bet.kind != Kind::Come && line.bet.kind != Kind::DontCome)
            fields.wrong("up_to", "is for come and dont_come alone");
        line.up_to = narrow<int>(fields.whole("up_to", 1, most_up_to));
    }
    if (fields.has("take_when")) {
        line.take_when = when_from(fields, "take_when", false);
        if (line.take_when == line.when)
            fields.wrong("take_when", "is also when the bet is made: it would never lie there");
    }
    fields.done();
    return line;
}

}  // namespace

players::CrapsStrategy craps_strategy_from(std::string_view text, const std::string& name, const std::string& source) {
    const auto json = parse_strictly(text, source, 4);
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
    return strategy;
}

std::string craps_strategy_json(const players::CrapsStrategy& strategy) {
    constexpr std::array<std::string_view, 3> whens{"always", "come_out", "point"};  // in the order of When
    const auto word = [&](When when) { return std::string{whens[nth(when)]}; };
    Json bets = Json::array();
    for (const BetLine& line : strategy.lines) {
        Json bet{{"when", word(line.when)}, {"bet", to_text(line.bet)}, {"unless_down", line.unless_down}};
        bet["stake"] = line.stake != 0 ? Json(line.stake / dollar) : Json(fmt::format("{} units", line.units));
        if (line.odds == players::full_odds) bet["odds"] = "full";
        if (line.odds > 0) bet["odds"] = line.odds;
        if (line.up_to > 0) bet["up_to"] = line.up_to;
        if (line.take_when) bet["take_when"] = word(*line.take_when);
        bets.push_back(std::move(bet));
    }
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
    auto strategy = craps_strategy_from(text, name, "strategy " + name);
    if (auto wrong = players::problem(strategy.lines, rules, name)) throw Error(*wrong);
    return strategy;
}

players::CrapsStrategy craps_strategy(const std::string& name, const craps::Rules& rules) {
    constexpr std::string_view from_file = "file:";
    players::CrapsStrategy strategy;
    if (name.starts_with(from_file)) {
        strategy = read_craps_strategy(name.substr(from_file.size()));
        strategy.name = name;
    } else if (auto wrong = players::craps_strategy_problem(name)) {
        throw Error(*wrong);
    } else {
        strategy = *players::find_craps_strategy(name);
    }
    if (auto wrong = players::problem(strategy.lines, rules, name)) throw Error(*wrong);
    return strategy;
}

}  // namespace boxcars::session
