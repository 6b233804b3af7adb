#include "library/open_sitting.h"

#include "base/error.h"
#include "chance/sealed_seed.h"
#include "console/every_game.h"
#include "console/rule_sheets.h"
#include "library/answers.h"
#include "library/request.h"
#include "session/replay.h"

namespace boxcars::library {
namespace {

using session::Json;

template <rules::Game R>
session::Setup<R> setup_from(std::string_view json) {
    Request request{json};
    session::Setup<R> setup;
    setup.rules = console::rules_from<R>(request.rules());
    console::checked(setup.rules);
    setup.players = request.players();
    setup.seed = request.seed().value_or(0);
    if (!request.has("seed")) setup.seed = chance::seed_from_system();
    const auto seats = session::verbs::start_events(setup.rules).size();
    if (setup.players.empty()) setup.players = session::fitted({"human"}, std::max<std::size_t>(seats, 1));
    if (auto wrong = session::Session<R>::table_problem({setup.rules, setup.players})) throw Error(*wrong);
    if (request.has("first")) {
        if (seats == 0) throw Error("The request: nobody in particular begins a game of " + std::string{R::game} + ".");
        setup.first = static_cast<int>(request.whole("first", 0, 0, static_cast<std::int64_t>(seats) - 1));
    }
    request.done();
    return setup;
}

template <rules::Game R>
class OpenSittingOf final : public OpenSitting {
 public:
    explicit OpenSittingOf(session::Setup<R> setup) : session_(std::move(setup)) {}

    std::string look() const override {
        const rules::Dice dice = session_.dice_wanted();
        Json json{{"game", R::game}, {"games", session_.game()}, {"entries", session_.journal().size()}};
        json["over"] = session_.over();
        json["dice"] = {{"count", dice.count}, {"sides", dice.sides}};
        json["shown"] = Json::object();
        for (const auto& [name, value] : describe(session_.state())) json["shown"][name] = value;
        json["practice"] = session_.practice();
        json["hash"] = session::hash_text(session_.hash());
        return json.dump();
    }

    std::vector<std::string> decisions() const override {
        std::vector<std::string> all;
        for (const auto& event : session_.legal()) all.push_back(to_text(event));
        return all;
    }

    std::string decide(std::string_view text) override {
        const auto event = event_from(session_.rules(), text);
        if (!event) throw Error(fmt::format("'{}' is no decision at a table of {}.", readable(text), R::game));
        return journaled(session_.submit(*event));
    }
    std::string throw_dice() override { return journaled(session_.throw_dice()); }
    std::string force(const std::vector<int>& faces) override { return journaled(session_.force(faces)); }
    std::string undo() override { return journaled(session_.undo()); }
    void next_game() override { taken(session_.next_game()); }

    std::string recording() const override { return session::exported(session::record(session_)); }

 private:
    static void taken(const session::Answer<R>& answer) {
        if (!answer) throw Error(answer.refused);
    }
    std::string journaled(const session::Answer<R>& answer) const {
        taken(answer);
        const auto& entry = session_.journal().back();
        return Json{{"event", entry.text},
                    {"faces", entry.faces},
                    {"facts", session::facts_text(entry)},
                    {"forced", entry.forced}}
            .dump();
    }

    session::Session<R> session_;
};

template <class... R>
std::unique_ptr<OpenSitting> open_one_of(std::string_view game, std::string_view request, const std::tuple<R...>*) {
    std::unique_ptr<OpenSitting> table;
    ((game == R::game ? void(table = std::make_unique<OpenSittingOf<R>>(setup_from<R>(request))) : void()), ...);
    return table;
}

}  // namespace

std::unique_ptr<OpenSitting> open_sitting(std::string_view game, std::string_view request) {
    auto table = open_one_of(game, request, static_cast<console::EveryGame*>(nullptr));
    if (!table) rules(game);  // throws, with the nearest name
    return table;
}

}  // namespace boxcars::library
