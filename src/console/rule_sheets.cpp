#include "console/games.h"

namespace boxcars::console {
namespace {

Json knobs_json(const rules::AnyGame& game) {
    auto knobs = Json::array();
    for (const auto& knob : game.knobs()) {
        const auto json_of = [&](int value) { return session::knob_json(rules::knob_value(knob, value)); };
        Json json{{"name", knob.name}, {"default", json_of(knob.get(game.defaults()))}};
        json["range"] = {json_of(knob.least), json_of(knob.most)};
        if (!knob.words.empty()) json["words"] = knob.words;
        if (!knob.only.empty()) json["values"] = knob.only;
        json["help"] = knob.help;
        knobs.push_back(json);
    }
    return knobs;
}

}  // namespace

rules::Sheet rules_from(const rules::AnyGame& game, const RuleRequests& requests) {
    rules::Sheet rules = requests.file ? session::read_rule_file(game, *requests.file) : game.defaults();
    for (const auto& request : requests.set) {
        const auto equals = request.find('=');
        if (equals == std::string::npos)
            throw Error(fmt::format("--set takes KNOB=VALUE, such as {}={}, not '{}'.", game.knobs().front().name,
                                    game.knobs().front().get(game.defaults()), request));
        if (auto wrong = rules::set_knob(rules, request.substr(0, equals), request.substr(equals + 1)))
            throw Error(*wrong);
    }
    return rules;
}

void check(const rules::Sheet& rules) {
    if (auto wrong = rules::problem(rules)) throw Error(*wrong);
}

rules::Sheet checked_sheet(const rules::AnyGame& game, const RuleRequests& requests) {
    rules::Sheet rules = rules_from(game, requests);
    check(rules);
    return rules;
}

bool names_knob(const RuleRequests& requests, std::string_view knob) {
    return requests.file || std::ranges::any_of(requests.set, [&](const std::string& request) {
               return request.starts_with(std::string{knob} + "=");
           });
}

void print_rules(const rules::AnyGame& game, std::ostream& out, bool json) {
    if (json) {
        const Json rules = session::rules_json(game.defaults());
        print_json(out, Json{{"game", game.name()}, {"rules", rules}, {"knobs", knobs_json(game)}});
        return;
    }
    std::vector<std::string> values, ranges;
    std::size_t names = 4, defaults = 7, widest = 5;
    for (const auto& knob : game.knobs()) {
        values.push_back(rules::value_text(knob, knob.get(game.defaults())));
        ranges.push_back(rules::range_text(knob));
        names = std::max(names, knob.name.size());
        defaults = std::max(defaults, values.back().size());
        widest = std::max(widest, ranges.back().size());
    }
    print(out, "{:<{}}  {:>{}}  {:<{}}  {}\n", "knob", names, "default", defaults, "range", widest, "what it is");
    for (std::size_t i = 0; i < values.size(); ++i)
        print(out, "{:<{}}  {:>{}}  {:<{}}  {}\n", game.knobs()[i].name, names, values[i], defaults, ranges[i], widest,
              game.knobs()[i].help);
}

}  // namespace boxcars::console
