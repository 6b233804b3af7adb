#include "console/run/command.h"

#include "chance/sealed_seed.h"
#include "console/sitting_commands.h"
#include "console/text_table.h"
#include "session/milestones.h"
#include "session/run/arrive.h"
#include "session/run/kept_run.h"
#include "session/run/result.h"
#include "session/run/simulate.h"

namespace boxcars::console {
namespace {

using session::Run, session::RunPhase, session::Station, session::Store, session::OpenedTo;

const session::RunTicket& ticket_of(const std::string& name) {  // empty: the first
    if (name.empty()) return session::tickets().front();
    if (const auto* ticket = session::find_ticket(name)) return *ticket;
    throw Error(fmt::format("There is no ticket '{}': the tickets are {}.", readable(name, 40),
                            names_listed(session::tickets())));
}

std::string title_in(const Games& games, std::string_view game) {  // as players read it: "SÌ-WŬ-LIÙ"
    const GameCommands& found = find_game(games, std::string{game});
    return found.title.empty() ? found.name() : found.title;
}

class TextRun {  // asks one question after another until the run is over or the input ends
 public:
    TextRun(const Games& games, const RunRequests& requests, const Terminal& terminal)
        : games_(games), played_games_(played_games(games)), requests_(requests), terminal_(terminal) {}

    void play() {
        run_ = begun();
        say("The Long Run: {}. {}\n", run_.ticket->title, run_.ticket->rule);
        if (run_.plan.day.empty()) say("Its seed is sealed as {}.\n", session::run_seal(run_.plan.seed));
        while (run_.phase != RunPhase::Over) {
            if (run_.phase == RunPhase::AtTable) {
                if (!play_station()) return;
                continue;
            }
            if (run_.phase == RunPhase::Dining) {
                if (!dine()) return;
                continue;
            }
            const bool board = run_.phase == RunPhase::Board, gate = run_.phase == RunPhase::Gate;
            gate ? print_gate() : board ? print_board() : print_keepsakes();
            const auto one = ask_one(gate ? 2 : board ? how_many(run_.board) : how_many(run_.offered));
            if (!one) return;
            choose(*one);
        }
        print_result(run_);
    }

    void print_result(const Run& run) {
        const auto result = result_of(
            run, [&](const Station& station) { return odds_of(station); },
            [&](std::string_view game) { return title_in(games_, game); });
        say("\n{}. {}\n", run.arrived() ? "Arrived" : "The run has ended", run.standing());
        if (run.arrived()) say("{}: \"{}\"\n", run.conductor->person, run.conductor->speech.back());
        for (const auto& of : result.stations)
            say("  {:<14} {:<40} {:>7}  your play {:>7}  {}\n", of.station, of.what,
                session::percent_words(of.ledger.chance), session::percent_words(of.kept()),
                of.made ? "reached" : "missed");
        for (const session::RunAverage& average : averages_of(result)) say("{}\n", average_words(average));
        say("You made {}.\n", result.made);
        for (const std::string& sentence : result.sentences) say("{}\n", sentence);
        say("\n{}", five_lines(run, result));
    }

 private:
    template <class... Words>
    void say(fmt::format_string<Words...> form, Words&&... words) const {
        print(terminal_.out, form, std::forward<Words>(words)...);
    }
    std::unique_ptr<Store> store() const { return kept_store(requests_.data_dir, terminal_.err, OpenedTo::Change); }

    // The newest run. If it cannot be replayed, says so, and another one may be begun.
    std::optional<Run> newest(session::Store& kept) const {
        try {
            return kept_run(kept, played_games_, "");
        } catch (const Error& why) {
            print(terminal_.err, "{}\n", why.what());
            return {};
        }
    }

    Run begun() const {
        const auto kept = store();
        if (requests_.ticket.empty() && requests_.day.empty() && !requests_.seed)
            if (auto run = newest(*kept); run && run->phase != RunPhase::Over) return std::move(*run);
        const session::RunTicket& ticket = ticket_of(requests_.ticket);
        if (std::ranges::count(open_tickets(*kept, played_games_), &ticket) == 0)
            throw Error(fmt::format("The {} opens when a run on the ticket before it has arrived.", ticket.title));
        const std::uint64_t seed = !requests_.day.empty() ? session::run_seed(requests_.day, ticket.name)
                                                          : requests_.seed.value_or(chance::seed_from_system());
        session::RunPlan plan = session::new_run(ticket, seed, requests_.day);
        if (auto run = kept_run(*kept, played_games_, plan.name)) return std::move(*run);
        return begin_run(*kept, played_games_, std::move(plan));
    }

    bool left(const std::optional<std::string>& answer) const {
        if (answer && *answer != "quit") return false;
        say("\nThe run waits: boxcars run goes on with it.\n");
        return true;
    }
    std::optional<int> ask_one(int count) const {  // from 0; empty: the run is left
        for (;;) {
            const auto answer = terminal_.ask("Which one? ");
            if (left(answer)) return {};
            if (const auto number = whole_number(*answer, 1, count)) return *number - 1;
            say("Write a number from 1 to {}, or 'quit'.\n", count);
        }
    }

    void choose(int nth) { run_ = session::choose(*store(), played_games_, run_, nth); }

    void print_board() {
        say("\nStation {} of {}, {}. {} in the purse, {} {}.\n", run_.number(), session::run_stations,
            run_.station_name(run_.number()), session::money_words(run_.purse), run_.hearts,
            run_.hearts == 1 ? "heart" : "hearts");
        if (run_.number() == 1 || run_.number() == session::last_station) say("{}\n", conductor_words(*run_.conductor));
        for (const session::Keepsake* keepsake : run_.held) print_keepsake("  ", *keepsake);
        for (const session::KeepsakeLink* link : links_of(run_.held)) say("  {}\n", link_words(*link));
        const session::Arrivals arrivals = said_arrivals();
        std::size_t number = 0;
        for (const Station& station : run_.board) {
            const std::string arrives = arrive_words(arrivals, number);
            say("{}. {}: {}\n   {}: {} with best play\n   Brings {}{}. Arrive: {}.\n", ++number,
                title_in(games_, station.invitation->game), twist_words(station), goal_of(station),
                session::percent_words(odds_of(station)->chance()), brings_words(station),
                station.insured ? ", also if you miss it" : "", arrives);
        }
    }

    void print_gate() {
        const Station &won = run_.stations.back().station(), &goal = *run_.further;
        say("\nThe gate is open: the goal was reached with {} left.\n", length_words(goal.unit, goal.goal.length));
        const session::Arrivals arrivals = said_arrivals();
        say("1. Leave with {}. Arrive: {}.\n", brings_words(won), arrive_words(arrivals, 0));
        say("2. Stay: {}: {} with best play\n   Brings {}. A miss loses the reward, but no heart. Arrive: {}.\n",
            goal_of(goal), session::percent_words(odds_of(goal)->chance()), brings_words(goal),
            arrive_words(arrivals, 1));
    }
    void print_keepsakes() {
        say("\nA keepsake, for the rest of the run:\n");
        const session::Arrivals arrivals = said_arrivals();
        std::size_t number = 0;
        for (const session::Keepsake* keepsake : run_.offered) {
            const std::string arrives = arrive_words(arrivals, number);
            print_keepsake(fmt::format("{}. ", ++number), *keepsake);
            for (const session::KeepsakeLink* link : links_with(run_.held, *keepsake))
                say("   {}\n", link_words(*link));
            say("   Arrive: {}.\n", arrives);
        }
    }
    session::Arrivals said_arrivals() {  // says the chance to arrive before the choice
        if (!forecast_) forecast_.emplace(session::RunTables{played_games_}, *run_.ticket);
        const session::Arrivals arrivals = forecast_->arrivals(run_);
        say("The chance that this run arrives is about {:.0f} %.\n", 100 * arrivals.before);
        return arrivals;
    }
    void print_keepsake(std::string_view before, const session::Keepsake& keepsake) const {
        say("{}{} ({}): {}\n", before, keepsake.title, session::family_word(keepsake.family), keepsake.sentence);
    }

    void print_tray() {
        say("\nThe dining car. {} in the purse, {} {}.\n", session::money_words(run_.purse), run_.hearts,
            run_.hearts == 1 ? "heart" : "hearts");
        const session::Arrivals arrivals = said_arrivals();
        std::size_t number = 0;
        for (const session::Ware& ware : run_.tray) {
            const std::string arrives =
                ware.bought ? "Bought." : fmt::format("Arrive: {}.", arrive_words(arrivals, number));
            say("{}. {}, {}: {} {}\n", ++number, ware_title(ware), session::money_words(ware.price), ware_words(ware),
                arrives);
        }
        say("The next board:\n");
        for (const Station& station : run_.next_boards.front())
            say("   {}: {}: {} with best play, brings {}\n", title_in(games_, station.invitation->game),
                goal_of(station), session::percent_words(session::RunTables{played_games_}.chance(station)),
                brings_words(station));
    }
    bool dine() {  // buys one ware or leaves the car; false: the run was left
        print_tray();
        for (;;) {
            const auto answer = terminal_.ask("Buy one, or leave? ");
            if (left(answer)) return false;
            const bool buys = answer->starts_with("buy ");
            const int ware = buys ? whole_number(answer->substr(4), 1, how_many(run_.tray)).value_or(0) : 0;
            if (*answer == "leave") {
                choose(session::leaves_car);
                return true;
            }
            const std::string refusal = ware > 0 ? ware_refusal(run_, run_.tray[nth(ware - 1)])
                                                 : "Write 'buy' and a ware's number, 'leave' or 'quit'.";
            if (refusal.empty()) {
                choose(ware - 1);
                return true;
            }
            say("{}\n", refusal);
        }
    }

    bool play_station() {  // false: it was left
        const Station station = run_.stations.back().latest();
        TextRequests table;
        table.table.rules.set = station.knobs;
        table.table.players = session::players_text(station.players);
        table.table.seed = station.seed;
        table.games = station.goal.length;
        table.echo = requests_.echo;
        table.data_dir = requests_.data_dir;
        table.stop = session::stop_of(run_);
        table.goal = odds_of(station);
        table.goal_words = goal_words(station);
        say("The goal: {}: {}. Answer any question with 'coach' for the best play towards it, 'concede' to give it up, "
            "or 'quit' to leave.\n",
            goal_of(station), session::percent_words(table.goal->chance()));
        if (const auto& sitting = run_.stations.back().latest_sitting()) table.continued = sitting->name;
        find_game(games_, std::string{station.invitation->game})
            .play_text(table, terminal_.in, terminal_.out, terminal_.err);
        run_ = *kept_run(*store(), played_games_, run_.plan.name);
        if (run_.phase == RunPhase::AtTable) return false;
        const session::StationPlayed& played = run_.stations.back();
        const session::StationSitting& sitting = *played.latest_sitting();
        say("\n{}: {}.\n{}\n", run_.station_name(how_many(run_.stations)), sitting.standing.reached ? "made" : "missed",
            sum_words(odds_of(played.latest())->ledger(sitting.recording)));
        return true;
    }

    static std::string goal_of(const Station& station) {  // "Turn $300 into $390, within 30 throws"
        const std::string limits = limits_words(station);
        return goal_words(station) + (limits.empty() ? "" : ", ") + limits;
    }
    std::shared_ptr<const session::StationOdds> odds_of(const Station& station) {
        auto& solved = solved_[station_key(station)];
        if (!solved) solved = session::RunTables{played_games_}(station.invitation->game)->solve(station, {});
        return solved;
    }

    const Games& games_;
    session::PlayedGames played_games_;
    const RunRequests& requests_;
    Terminal terminal_;
    Run run_;
    std::optional<session::RunForecast> forecast_;
    std::map<std::string, std::shared_ptr<const session::StationOdds>> solved_;
};

void write(const Games& games, const RunRequests& requests, const std::filesystem::path& file, const Terminal& to) {
    const session::PlayedGames kept = played_games(games);
    const auto run = kept_run(*kept_store(requests.data_dir, to.err, session::OpenedTo::Read), kept, requests.ticket);
    if (!run)
        throw Error(fmt::format("No run {} is kept here: boxcars run begins one.", readable(requests.ticket, 40)));
    session::write_named_file(file, run_json(kept, *run) + "\n", requests.existing);
    if (!session::is_standard_output(file)) print(to.out, "The run {} is written.\n", run->plan.name);
}

}  // namespace

void simulate_run(const Games& games, const RunSimulation& asked, std::ostream& out) {
    const session::RunTicket& ticket = ticket_of(asked.ticket);
    const auto policies = session::run_policies();
    const auto policy = asked.policy.empty() ? policies.begin() : std::ranges::find(policies, asked.policy);
    if (policy == policies.end())
        throw Error(fmt::format("There is no policy '{}' for runs: they are {}.", readable(asked.policy, 40),
                                one_of(std::vector<std::string>{policies.begin(), policies.end()})));
    const session::PlayedGames kept = played_games(games);
    const session::RunTables tables{kept};
    std::vector<std::future<session::RunCounts>> slices;
    const int workers = std::max(1, workers_at_once());
    for (int worker = 0, begun = 0; worker < workers; ++worker) {
        const int part = asked.runs / workers + (worker < asked.runs % workers ? 1 : 0);
        slices.push_back(in_background([&, part, first = asked.seed + static_cast<std::uint64_t>(begun)] {
            return session::simulate_runs(tables, ticket, static_cast<session::RunPolicy>(policy - policies.begin()),
                                          first, part);
        }));
        begun += part;
    }
    session::RunCounts counts;
    for (auto& slice : slices) sim::add_up(counts, slice.get());
    print(out, "{} by the policy {}: {} of {} runs arrived, {:.1f} %; {} of {} stations made{}.\n", ticket.title,
          *policy, counts.arrived, counts.runs, 100.0 * real(counts.arrived) / real(counts.runs), counts.made,
          counts.stations,
          counts.expected > 0 ? fmt::format(", {:.1f} expected, luck {:+.2f}", counts.expected, counts.luck()) : "");
    if (counts.boards > 0)
        print(out, "{} boards: {} cards worse than another in chance and reward, {} rewards without effect.\n",
              counts.boards, counts.dominated, counts.without_effect);
    for (const auto& of : counts.said)
        if (of.boards > 0)
            print(out, "  said to arrive {:5.1f} %: {:5.1f} % of {} boards\n", 100 * of.sum / real(of.boards),
                  100 * real(of.arrived) / real(of.boards), of.boards);
    for (const auto& [name, of] : counts.invitations)
        print(out, "  {:<16} on {:>6} boards, likeliest on {:5.1f} %, least likely on {:5.1f} %\n", name, of.on,
              100.0 * real(of.likeliest) / real(of.on), 100.0 * real(of.least_likely) / real(of.on));
    for (const auto* offers : {&counts.wares, &counts.keepsakes})
        for (const auto& [name, of] : *offers)
            print(out, "  {:<16} offered {:>6} times, taken {:5.1f} %\n", name, of.offered,
                  100.0 * real(of.taken) / real(of.offered));
}

void play_run(const Games& games, const RunRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    const Terminal terminal{in, out, err, requests.echo};
    if (requests.exported) return write(games, requests, *requests.exported, terminal);
    TextRun text{games, requests, terminal};
    if (!requests.file) return text.play();
    const Run run = session::read_run_file(played_games(games), *requests.file);
    print(out, "The run {}: {}. Its seed is {}, sealed as {}.\n", run.plan.name, run.ticket->title,
          session::hash_text(run.plan.seed), session::run_seal(run.plan.seed));
    text.print_result(run);
    print(out, "Every station was played so.\n");
}

void print_milestones(const Games& games, const std::filesystem::path& data_dir, bool json, std::ostream& out,
                      std::ostream& err) {
    const auto made = kept_store(data_dir, err, session::OpenedTo::Read)->read(session::milestones_made);
    Json all = Json::array();
    for (const GameCommands& game : games)
        for (session::MilestoneLine& line : game.game->milestones()) {
            const auto reached = std::ranges::find(made, line.name, &session::MilestoneMade::name);
            const bool yet = reached == made.end();
            if (!yet) line.chance = reached->chance;
            const std::string when = yet ? "" : session::date_text(reached->made);
            all.push_back({{"name", line.name}, {"game", game.name()}, {"title", line.title}});
            all.back().update({{"sentence", line.sentence}, {"chance", line.chance}, {"reached", when}});
            if (!json)
                print(out, "{} {:<8} {:<15} {:>14}  {:<20}  {}\n", yet ? " " : "*", game.name(), line.title,
                      chance_words(line), yet ? "not yet" : when, line.sentence);
        }
    if (json) print_json(out, all);
}

}  // namespace boxcars::console
