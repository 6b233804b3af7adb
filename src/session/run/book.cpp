#include "session/run/book.h"

#include "base/error.h"
#include "session/files.h"
#include "session/pig/accuracy.h"
#include "session/store/store.h"
#include "session/strict_json.h"

#include <fmt/format.h>

#include <algorithm>

namespace boxcars::session {
namespace {

constexpr const char* book_file = "long_run_book.json";
constexpr std::size_t most_book_bytes = 32 << 20;
constexpr double rating_step = 0.0005;  // chance of a win given away per decision that costs one point of the rating

// The content of the book's file.
struct KeptBook {
    std::map<std::string, std::int64_t> looked{};  // entries examined in each sitting
    std::map<std::string, MilestoneReached, std::less<>> reached{};
    std::map<std::string, std::vector<StationSeen>> stations{};  // finished stations of each run
    bool operator==(const KeptBook&) const = default;
};

// An unreadable file is replaced by a new one, which lacks only the milestones of deleted sittings.
KeptBook read_kept(const std::filesystem::path& file) {
    KeptBook kept;
    if (!is_there(file)) return kept;
    try {
        const Json all = parse_strictly(read_file(file, "book", most_book_bytes), "the book", 4);
        for (const Json& one : all.at("looked")) kept.looked[one.at(0)] = one.at(1);
        for (const Json& one : all.at("reached")) kept.reached[one.at(0)] = {one.at(1), one.at(2), one.at(3)};
        for (const Json& one : all.at("stations"))
            kept.stations[one.at(0)].push_back({one.at(1).get<double>(), one.at(2).get<double>()});
        return kept;
    } catch (const std::exception&) {
        return {};
    }
}

void write_kept(const std::filesystem::path& file, const KeptBook& kept) {
    Json all{{"looked", Json::array()}, {"reached", Json::array()}, {"stations", Json::array()}};
    for (const auto& [name, entries] : kept.looked) all["looked"].push_back({name, entries});
    for (const auto& [name, of] : kept.reached) all["reached"].push_back({name, of.at, of.date, of.chance});
    for (const auto& [run, stations] : kept.stations)
        for (const StationSeen& of : stations) all["stations"].push_back({run, of.chance, of.given_away});
    write_file(file, all.dump() + "\n");
}

std::string day_of(Milliseconds when) { return date_text(when).substr(0, 10); }

class BookMaker {
 public:
    BookMaker(Store& store, const KeptGames& games, const std::stop_token& stop, BookProgress* progress)
        : store_(store), games_(games), stop_(stop), progress_(progress), kept_(read_kept(file())) {}

    RunBook make() {
        list_milestones();
        const KeptBook before = kept_;
        look_at_sittings();
        look_at_runs();
        if (kept_ != before && !store_.busy()) {
            try {
                write_kept(file(), kept_);
            } catch (const Error&) {  // the results are computed again next time
            }
        }
        book_.reached = kept_.reached;
        book_.rating = rating();
        return std::move(book_);
    }

 private:
    std::filesystem::path file() const { return store_.data() / book_file; }
    void count(std::size_t more) {
        if (progress_) progress_->all += static_cast<int>(more);
    }
    bool done_one() {  // false: the caller asked to stop
        if (progress_) ++progress_->done;
        return !stop_.stop_requested();
    }

    void list_milestones() {
        for (const KeptGame& game : games_) {
            if (!game.run || !game.run->milestones) continue;
            const MilestoneTable& table = *game.run->milestones;
            for (const Milestone& row : table.rows)
                book_.milestones.push_back({&row, game.name, one_in_words(odds::to_double(*table.chance(row, {})))});
        }
        for (const Milestone& row : run_milestones()) book_.milestones.push_back({&row, "", run_chance_words(row)});
    }

    void look_at_sittings() {
        std::vector<SittingLine> fresh;
        for (std::string before;;) {
            const auto page = store_.sittings(SittingFilter{}, before, 1000);
            for (const SittingLine& line : page) {
                const auto looked = kept_.looked.find(line.name);
                const bool known = looked != kept_.looked.end() && looked->second == line.entries;
                if (!known && !line.imported && !line.given_dice) fresh.push_back(line);
            }
            if (page.size() < 1000) break;
            before = page.back().name;
        }
        count(fresh.size());
        for (auto line = fresh.rbegin(); line != fresh.rend(); ++line) {  // the oldest first
            look_at(*line);
            if (!done_one()) return;
        }
    }

    void look_at(const SittingLine& line) {
        try {
            const KeptGame* game = known_game(games_, line.game);
            const auto recording = store_.recording(line.name);
            if (recording && game && game->run && game->run->milestones && counts_for_milestones(*recording))
                for (const Tries& of : game->run->milestones->tries(*recording))
                    if (of.entry > 0) reach(of, *game->run->milestones, line);
        } catch (const Error&) {  // skips a sitting that is damaged or of another version
        }
        kept_.looked[line.name] = line.entries;
    }

    void reach(const Tries& tries, const MilestoneTable& table, const SittingLine& line) {
        const std::string name{tries.milestone->name};
        if (kept_.reached.contains(name)) return;
        if (const auto chance = table.chance(*tries.milestone, tries.sheet))
            kept_.reached[name] = {line.name, day_of(line.began), odds::to_double(*chance)};
    }

    void look_at_runs() {
        std::vector<RunRow> rows = store_.runs();
        std::ranges::reverse(rows);
        count(rows.size());
        std::vector<Run> runs;
        std::map<std::string, Milliseconds> began;
        for (const RunRow& row : rows) {
            try {
                if (auto run = kept_run(store_, games_, row.name); run && see(*run)) runs.push_back(std::move(*run));
            } catch (const Error&) {  // skips a run with a deleted or damaged sitting
            }
            began[row.name] = row.began;
            if (!done_one()) break;
        }
        const auto seen = [&](const Run& run) { return std::span<const StationSeen>{kept_.stations[run.plan.name]}; };
        for (const RunReached& of : reached_in(runs, seen))
            kept_.reached.try_emplace(std::string{of.milestone->name},
                                      MilestoneReached{of.run, day_of(began[of.run]), of.chance});
        for (const Run& run : runs) add(run);
    }

    // Judges the finished stations of a run that are not in the file yet. Returns false if the caller asked to stop.
    bool see(const Run& run) {
        auto& seen = kept_.stations[run.plan.name];
        for (std::size_t n = seen.size(); n < run.stations.size() && run.stations[n].over(); ++n) {
            const Station& station = run.stations[n].station();
            const auto odds = run_tables(games_)(station.invitation->game)->solve(station, stop_);
            if (!odds) return false;
            seen.push_back({odds->chance(), odds->ledger(run.stations[n].sitting->recording).given_away()});
        }
        return true;
    }

    void add(const Run& run) {
        ++book_.tickets[run.ticket->name][nth(end_of(run))];
        const auto& seen = kept_.stations[run.plan.name];
        for (const Station& of : run.board) ++book_.invitations[of.invitation->name].met;
        for (std::size_t n = 0; n < run.stations.size(); ++n) {
            const StationPlayed& played = run.stations[n];
            for (const Station& of : played.board) ++book_.invitations[of.invitation->name].met;
            Met& met = book_.invitations[played.station().invitation->name];
            ++met.taken;
            met.made += played.made();
            if (!played.over()) continue;
            auto& most = played.made() ? met.least_made : met.most_missed;
            const double chance = seen[n].chance;
            if (!most || (played.made() ? chance < *most : chance > *most)) most = chance;
            if (played.keepsake) ++book_.keepsakes[played.keepsake->name].taken;
            for (const Keepsake* keepsake : played.offered) ++book_.keepsakes[keepsake->name].met;
        }
    }

    std::optional<PigRating> rating() const {
        const auto newest = store_.read([](const Database& database) { return counting_sittings(database, "pig"); });
        PigRating rating;
        PigAccuracy accuracy;
        for (const UnjudgedSitting& sitting : newest) {
            if (rating.games >= rated_games || stop_.stop_requested()) break;
            const auto recording = store_.recording(sitting.name);
            if (!recording || recording->entries.empty()) continue;
            accuracy.take(*recording, true);
            rating.games += recording->entries.back().game;
        }
        PigSolutions solutions{AccuracyLimits{}.positions};
        for (const JudgedUnder& of : accuracy.judged(solutions)) {
            if (!of.best) continue;
            rating.decisions += of.decisions;
            rating.given_away += of.given_away;
        }
        if (rating.decisions == 0) return {};
        return rating;
    }

    Store& store_;
    const KeptGames& games_;
    std::stop_token stop_;
    BookProgress* progress_;
    KeptBook kept_;
    RunBook book_{};
};

// ---- As text

// The value stored under the name, or an empty value if there is none.
template <class Value>
const Value& known_of(const std::map<std::string_view, Value>& all, std::string_view name) {
    static const Value none{};
    const auto found = all.find(name);
    return found == all.end() ? none : found->second;
}

BookSection milestones_section(const RunBook& book, const GameTitle& title) {
    BookSection section{"Milestones", "", {}};
    section.words =
        fmt::format("{} of {} reached; each chance is for one try", book.reached.size(), book.milestones.size());
    for (const auto& [row, game, chance] : book.milestones) {
        const auto reached = book.reached.find(row->name);
        const bool lit = reached != book.reached.end();
        section.lines.push_back({std::string{row->name}, std::string{row->title},
                                 fmt::format("{}: {}", game.empty() ? "The Long Run" : title(game), row->sentence),
                                 lit ? one_in_words(reached->second.chance) : chance,
                                 lit ? date_words(reached->second.date) : "not yet", lit});
    }
    return section;
}

BookSection invitations_section(const RunBook& book, const GameTitle& title) {
    BookSection section{"Tables", "", {}};
    int met_ones = 0;
    for (const Invitation& row : invitations()) {
        const Met& met = known_of(book.invitations, row.name);
        std::string note = "not seen yet";
        if (met.met > 0) note = fmt::format("offered {}, taken {}", met.met, met.taken);
        std::string words{row.twist};
        if (met.least_made) words += fmt::format(" · made at a chance of {}", percent_words(*met.least_made));
        if (met.most_missed) words += fmt::format(" · missed at {}", percent_words(*met.most_missed));
        section.lines.push_back({std::string{row.name}, title(row.game), words,
                                 met.taken > 0 ? fmt::format("{} made", met.made) : "", note, met.met > 0});
        met_ones += met.met > 0;
    }
    section.words = fmt::format("{} of {} seen", met_ones, invitations().size());
    return section;
}

BookSection keepsakes_section(const RunBook& book) {
    BookSection section{"Keepsakes", "", {}};
    int met_ones = 0;
    for (const Keepsake& row : keepsakes()) {
        const Met& met = known_of(book.keepsakes, row.name);
        const bool lit = met.met > 0;
        section.lines.push_back({std::string{row.name}, std::string{row.title}, std::string{row.sentence},
                                 lit ? fmt::format("taken {}", met.taken) : "",
                                 lit ? fmt::format("offered {}", met.met) : "not seen yet", lit});
        met_ones += lit;
    }
    section.words = fmt::format("{} of {} seen", met_ones, keepsakes().size());
    return section;
}

BookSection runs_section(const RunBook& book) {
    BookSection section{"Runs", "", {}};
    int all = 0;
    for (const RunTicket& row : tickets()) {
        const std::array<int, 4>& ended = known_of(book.tickets, row.name);
        const int begun = ended[0] + ended[1] + ended[2] + ended[3];
        section.lines.push_back(
            {std::string{row.name}, std::string{row.title},
             fmt::format("{} begun: {} out of hearts, {} out of money, {} still to finish", begun,
                         ended[nth(RunEnd::OutOfHearts)], ended[nth(RunEnd::OutOfMoney)], ended[nth(RunEnd::None)]),
             fmt::format("{} arrived", ended[nth(RunEnd::Arrived)]), "", begun > 0});
        all += begun - ended[nth(RunEnd::None)];
    }
    BookLine line{"pig_rating", "Rating at Pig", "100 means no mistakes", "", "", false};
    if (book.rating) {
        line.lit = true;
        line.figure = fmt::format("{:.0f} of 100", book.rating->figure());
        line.note = fmt::format("decisions: {}, games: {}", book.rating->decisions, book.rating->games);
    } else {
        line.note = "no game yet";
    }
    section.lines.push_back(std::move(line));
    section.words = fmt::format("{} {} finished", all, all == 1 ? "run" : "runs");
    return section;
}

}  // namespace

RunEnd end_of(const Run& run) {
    if (run.phase != RunPhase::Over) return RunEnd::None;
    if (run.arrived()) return RunEnd::Arrived;
    return run.hearts == 0 ? RunEnd::OutOfHearts : RunEnd::OutOfMoney;
}

bool RunBook::brought(const Run& run, std::string_view milestone) const {
    const auto found = reached.find(milestone);
    if (found == reached.end()) return false;
    return found->second.at == run.plan.name || std::ranges::any_of(run.stations, [&](const StationPlayed& played) {
               return played.sitting && played.sitting->name == found->second.at;
           });
}

const RunTicket* RunBook::opened_by(const Run& run) const {
    const auto after = nth(run.ticket - session::tickets().data() + 1);
    const bool first = brought(run, std::string{run.ticket->name} + "_arrived");
    return first && after < session::tickets().size() ? &session::tickets()[after] : nullptr;
}

const MilestoneLine* RunBook::milestone(std::string_view name) const {
    const auto found = std::ranges::find(milestones, name, [](const MilestoneLine& line) { return line.row->name; });
    return found == milestones.end() ? nullptr : &*found;
}

double PigRating::figure() const {
    return std::max(0.0, 100 - given_away / real(std::max<std::int64_t>(1, decisions)) / rating_step);
}

RunBook run_book(Store& store, const KeptGames& games, const std::stop_token& stop, BookProgress* progress) {
    return BookMaker{store, games, stop, progress}.make();
}

// In each section, lists what was reached or met before the rest.
std::vector<BookSection> sections_of(const RunBook& book, const GameTitle& title) {
    std::vector<BookSection> sections{milestones_section(book, title), invitations_section(book, title),
                                      keepsakes_section(book), runs_section(book)};
    const auto lit = [](const BookLine& line) { return line.lit; };
    for (BookSection& section : sections) std::stable_partition(section.lines.begin(), section.lines.end(), lit);
    return sections;
}

}  // namespace boxcars::session
