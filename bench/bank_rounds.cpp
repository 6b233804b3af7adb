// Rounds of three dice against a bank, for one unit, on one thread: cee-lo on every path of the house against a
// textbook's loop, and sì-wŭ-liù beside it.
#include "by_the_book.h"
#include "report.h"
#include "sim/ceelo/match.h"
#include "sim/siwuliu/run.h"

namespace boxcars::bench {

void bank_rounds(Report& report) {
    using sim::Path;
    constexpr int rounds = 5'000'000, book_rounds = 200'000;
    std::vector<Contender> ceelo, siwuliu;
    for (const Path path : {Path::Avx512, Path::Avx2, Path::Baseline}) {
        if (!has(path)) continue;
        const std::string name{sim::path_names[static_cast<std::size_t>(path)]};
        const auto play = [=](auto plan) {
            plan.games = rounds;
            plan.threads = 1;
            plan.path = path;
            keep(static_cast<double>(play_rounds(plan).net()));
        };
        ceelo.push_back({name, [=] { play(sim::CeeloRoundsPlan{}); }, rounds});
        siwuliu.push_back({"sì-wŭ-liù, " + name, [=] { play(sim::RoundsPlan{}); }, rounds});
    }
    ceelo.insert(ceelo.end(), siwuliu.begin(), siwuliu.end());
    ceelo.push_back(
        {"a textbook's loop, rand() % 6 and sort, -O2", [] { keep(book_ceelo(book_rounds)); }, book_rounds});
    report.compare("Cee-lo: a round, the bank against one player, one thread", "round", ceelo, 9);
}

}  // namespace boxcars::bench
