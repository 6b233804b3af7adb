#include "console/run/command.h"

#include "base/pieces.h"
#include "chance/sealed_seed.h"
#include "console/print.h"
#include "console/sitting_commands.h"
#include "console/text_sitting.h"
#include "session/run/book.h"
#include "session/run/kept_run.h"
#include "session/run/result.h"
#include "session/run/run_file.h"
#include "session/run/simulate.h"
#include "session/run/worth.h"

#include <map>

namespace boxcars::console {
namespace {

using session::Run;
using session::RunPhase;
using session::Station;

Error no_such_ticket(const std::string& name) {
    return Error(fmt::format("There is no ticket '{}': the tickets are {}.", readable(name, 40),
                             names_listed(session::tickets())));
}

std::string title_in(const Games& games, std::string_view game) {  // as players read it: "SÌ-WŬ-LIÙ"
    const GameCommands& found = find_game(games, std::string{game});
    return found.title.empty() ? found.name : found.title;
}

class TextRun {
 public:
    TextRun(const Games& games, const RunRequests& requests, const Terminal& terminal)
        : games_(games), kept_games_(kept_games(games)), requests_(requests), terminal_(terminal) {}

    void play() {
        if (requests_.file) return print_file(*requests_.file);
        if (requests_.exported) return write(*requests_.exported);
        run_ = begun();
        say("The Long Run: {}. {}\n", run_.ticket->title, run_.ticket->rule);
        if (run_.plan.day.empty()) say("Its seed is sealed as {}.\n", session::run_seal(run_.plan.seed));
        while (step()) continue;
    }

 private:
    template <class... Words>
    void say(fmt::format_string<Words...> form, Words&&... words) const {
        print(terminal_.out, form, std::forward<Words>(words)...);
    }
    // Opens the store anew for each use, because a table opens it, too.
    std::unique_ptr<session::Store> store(session::OpenedTo to = session::OpenedTo::Play) const {
        return kept_store(requests_.data_dir, terminal_.err, to);
    }

    Run begun() const {
        const auto kept = store();
        if (requests_.ticket.empty() && requests_.day.empty() && !requests_.seed)
            if (auto run = kept_run(*kept, kept_games_, ""); run && run->phase != RunPhase::Over)
                return std::move(*run);
        const session::RunTicket& ticket = asked_ticket(*kept);
        const std::uint64_t seed = !requests_.day.empty() ? session::run_seed(requests_.day, ticket.name)
                                                          : requests_.seed.value_or(chance::seed_from_system());
        session::RunPlan plan = session::new_run(ticket, seed, requests_.day);
        if (auto run = kept_run(*kept, kept_games_, plan.name)) return std::move(*run);
        return begin_run(*kept, kept_games_, std::move(plan));
    }

    const session::RunTicket& asked_ticket(session::Store& kept) const {
        if (requests_.ticket.empty()) return session::tickets().front();
        const auto* ticket = session::find_ticket(requests_.ticket);
        if (!ticket) throw no_such_ticket(requests_.ticket);
        const auto open = open_tickets(kept, kept_games_);
        if (std::ranges::count(open, ticket) == 0)
            throw Error(fmt::format("The {} opens when a run on the ticket before it has arrived.", ticket->title));
        return *ticket;
    }

    void print_file(const std::filesystem::path& file) {
        run_ = session::read_run_file(kept_games_, file);
        say("The run {}: {}. Its seed is {}, sealed as {}.\n", run_.plan.name, run_.ticket->title,
            session::hash_text(run_.plan.seed), session::run_seal(run_.plan.seed));
        print_result();
        say("Every station was played so.\n");
    }

    void write(const std::filesystem::path& file) const {
        const auto run = kept_run(*store(session::OpenedTo::Read), kept_games_, requests_.ticket);
        if (!run)
            throw Error(fmt::format("No run {} is kept here: boxcars run begins one.", readable(requests_.ticket, 40)));
        session::write_named_file(file, run_json(kept_games_, *run) + "\n", requests_.existing);
        if (!session::is_standard_output(file)) say("The run {} is written.\n", run->plan.name);
    }

    bool step() {  // false: the run is over or left
        switch (run_.phase) {
            case RunPhase::Board:
                return choose_invitation();
            case RunPhase::AtTable:
                return play_station();
            case RunPhase::Keepsake:
                return choose_keepsake();
            case RunPhase::Over:
                break;
        }
        print_result();
        return false;
    }

    std::optional<int> ask_one(int count) const {  // from 0; empty: the run is left
        for (;;) {
            const auto answer = terminal_.ask("Which one? ");
            if (!answer || *answer == "quit") {
                say("\nThe run waits: boxcars run goes on with it.\n");
                return {};
            }
            if (const auto number = whole_number(*answer, 1, count)) return *number - 1;
            say("Write a number from 1 to {}, or 'quit'.\n", count);
        }
    }

    bool choose_invitation() {
        print_board();
        const auto one = ask_one(how_many(run_.board));
        if (!one) return false;
        run_ = session::choose_invitation(*store(), kept_games_, run_, *one);
        return true;
    }

    void print_board() {
        say("\nStation {} of {}, {}. {} in the purse, {} {}.\n", run_.number(), session::run_stations,
            run_.station_name(run_.number()), session::money_words(run_.purse), run_.hearts,
            run_.hearts == 1 ? "heart" : "hearts");
        for (const session::Keepsake* keepsake : run_.held) say("  {}: {}\n", keepsake->title, keepsake->sentence);
        int number = 0;
        for (const Station& station : run_.board) {
            const std::string limits = limits_words(station);
            say("{}. {}: {}\n", ++number, title(station.invitation->game), twist_words(station));
            say("   {}{}{}: {} with best play\n", goal_words(station), limits.empty() ? "" : ", ", limits,
                session::percent_words(odds_of(station)->chance()));
            say("   Brings {}.\n", brings_words(station));
        }
    }

    bool choose_keepsake() {
        say("\nA keepsake, for the rest of the run:\n");
        int number = 0;
        const auto& without = run_.next_boards.back();
        for (const session::Keepsake* keepsake : run_.offered) {
            const auto& with = run_.next_boards[nth(number)];
            say("{}. {}: {}\n", ++number, keepsake->title, keepsake->sentence);
            for (std::size_t n = 0; n < with.size(); ++n)
                if (station_key(with[n]) != station_key(without[n]))
                    say("   {} on the next board: {} instead of {}\n", title(with[n].invitation->game),
                        session::percent_words(odds_of(with[n])->chance()),
                        session::percent_words(odds_of(without[n])->chance()));
        }
        const auto one = ask_one(how_many(run_.offered));
        if (!one) return false;
        run_ = session::choose_keepsake(*store(), kept_games_, run_, *one);
        return true;
    }

    bool play_station() {
        const Station& station = run_.stations.back().station();
        TextRequests table;
        table.table.rules.set = station.knobs;
        table.table.players = session::players_text(station.players);
        table.table.seed = station.seed;
        table.games = station.length.count;
        table.echo = requests_.echo;
        table.data_dir = requests_.data_dir;
        table.stop = session::stop_of(run_);
        table.goal = odds_of(station);
        table.goal_words = goal_words(station);
        const std::string limits = limits_words(station);
        say("The goal: {}{}{}: {}. Answer any question with 'coach' for the best play towards it, 'concede' to give "
            "it up, or 'quit' to leave.\n",
            table.goal_words, limits.empty() ? "" : ", ", limits, session::percent_words(table.goal->chance()));
        if (const auto& sitting = run_.stations.back().sitting) table.continued = sitting->name;
        find_game(games_, std::string{station.invitation->game})
            .play_text(table, terminal_.in, terminal_.out, terminal_.err);
        run_ = *kept_run(*store(), kept_games_, run_.plan.name);
        if (run_.phase == RunPhase::AtTable) return false;
        say("\n{}: {}.\n", run_.station_name(how_many(run_.stations)), run_.stations.back().made() ? "made" : "missed");
        add_dearest();
        return true;
    }

    void add_dearest() {
        constexpr std::size_t most = 3;
        const session::StationPlayed& played = run_.stations.back();
        const session::StationLedger ledger = odds_of(played.station())->ledger(played.sitting->recording);
        say("{}\n", sum_words(ledger));
        for (const session::RunMoment* moment : ledger.dearest(most))
            say("  entry {}, {}: {}\n", moment->entry, moment->text, cost_words(*moment));
    }

    void print_result() {
        const auto result = result_of(
            run_, [&](const Station& station) { return odds_of(station); },
            [&](std::string_view game) { return title(game); });
        say("\n{}. {}\n", run_.arrived() ? "Arrived" : "The run has ended", run_.standing());
        for (const auto& of : result.stations)
            say("  {:<14} {:<40} {:>7}  lost {:>6}  {}\n", of.station, of.what,
                session::percent_words(of.ledger.chance), session::percent_words(of.ledger.given_away()),
                of.made ? "reached" : "missed");
        say("Goals reached on average: {:.2f} (likeliest goals, best play), {:.2f} (your goals, best play), "
            "{:.2f} (your goals, your play). You reached {}.\n",
            result.by_likeliest, result.by_best_play, result.by_decisions, result.made);
        say("Skill: {}. Choice of goals {}, play {}.\nLuck: {}.\n", session::percent_words(result.skill()),
            session::percent_words(result.choosing()), session::percent_words(result.playing()),
            session::luck_words(result.luck));
        for (const std::string& sentence : result.sentences) say("{}\n", sentence);
        say("\n{}", five_lines(run_, result));
    }

    std::string title(std::string_view game) const { return title_in(games_, game); }

    std::shared_ptr<const session::StationOdds> odds_of(const Station& station) {
        auto& solved = solved_[station_key(station)];
        if (!solved) solved = session::run_tables(kept_games_)(station.invitation->game)->solve(station, {});
        return solved;
    }

    const Games& games_;
    session::KeptGames kept_games_;
    const RunRequests& requests_;
    Terminal terminal_;
    Run run_;
    std::map<std::string, std::shared_ptr<const session::StationOdds>> solved_;
};

}  // namespace

void simulate_run(const Games& games, const RunSimulation& asked, std::ostream& out) {
    const auto* ticket = asked.ticket.empty() ? &session::tickets().front() : session::find_ticket(asked.ticket);
    if (!ticket) throw no_such_ticket(asked.ticket);
    const auto policies = session::run_policies();
    const auto policy = asked.policy.empty() ? policies.begin() : std::ranges::find(policies, asked.policy);
    if (policy == policies.end())
        throw Error(fmt::format("There is no policy '{}' for runs: they are {}.", readable(asked.policy, 40),
                                one_of(std::vector<std::string>{policies.begin(), policies.end()})));
    const session::KeptGames kept = kept_games(games);
    const auto tables = session::run_tables(kept);
    std::vector<std::future<session::RunCounts>> slices;
    const int workers = std::max(1, workers_at_once());
    for (int worker = 0, begun = 0; worker < workers; ++worker) {
        const int part = asked.runs / workers + (worker < asked.runs % workers ? 1 : 0);
        slices.push_back(in_background([&, part, first = asked.seed + static_cast<std::uint64_t>(begun)] {
            return session::simulate_runs(tables, *ticket, static_cast<session::RunPolicy>(policy - policies.begin()),
                                          first, part);
        }));
        begun += part;
    }
    session::RunCounts counts;
    for (auto& slice : slices) counts += slice.get();
    print(out, "{} by the policy {}: {} of {} runs arrived, {:.1f} %; {} of {} stations made{}.\n", ticket->title,
          *policy, counts.arrived, counts.runs, 100.0 * real(counts.arrived) / real(counts.runs), counts.made,
          counts.stations,
          counts.expected > 0 ? fmt::format(", {:.1f} expected, luck {:+.2f}", counts.expected, counts.luck()) : "");
    for (const auto& [name, of] : counts.invitations)
        print(out, "  {:<16} on {:>6} boards, likeliest on {:5.1f} %, least likely on {:5.1f} %\n", name, of.on,
              100.0 * real(of.likeliest) / real(of.on), 100.0 * real(of.least_likely) / real(of.on));
    session::KeepsakeWorth worth{tables, *ticket};
    for (const auto& [name, of] : counts.keepsakes)
        print(out, "  {:<16} offered {:>6} times, taken {:5.1f} %, worth {:+.2f} points\n", name, of.offered,
              100.0 * real(of.taken) / real(of.offered), 100 * *worth.of(*session::find_keepsake(name), {}));
}

void play_run(const Games& games, const RunRequests& requests, std::istream& in, std::ostream& out, std::ostream& err) {
    TextRun{games, requests, {in, out, err, requests.echo}}.play();
}

void print_book(const Games& games, const std::filesystem::path& data_dir, bool json, std::ostream& out,
                std::ostream& err) {
    const auto store = kept_store(data_dir, err);
    const session::KeptGames kept = kept_games(games);
    const auto sections =
        sections_of(session::run_book(*store, kept), [&](std::string_view game) { return title_in(games, game); });
    if (json) {
        Json all = Json::array();
        for (const auto& section : sections) {
            all.push_back({{"title", section.title}, {"words", section.words}, {"lines", Json::array()}});
            for (const auto& [name, title, words, figure, note, lit] : section.lines)
                all.back()["lines"].push_back({{"name", name},
                                               {"title", title},
                                               {"words", words},
                                               {"figure", figure},
                                               {"note", note},
                                               {"lit", lit}});
        }
        return print_json(out, all);
    }
    for (const auto& section : sections) {
        print(out, "{}: {}\n", section.title, section.words);
        for (const session::BookLine& line : section.lines)
            print(out, "  {} {:<20} {:>28}  {:<24} {}\n", line.lit ? "*" : " ", line.title, line.figure, line.note,
                  line.words);
    }
}

}  // namespace boxcars::console
