#include "scenes/craps/card.h"

#include "base/error.h"
#include "scenes/lab/adapter.h"
#include "session/craps/strategy_file.h"
#include "sim/craps/run.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr std::size_t most_files = 12;
constexpr ui::LabWords craps_words{
    .name = "Craps", .unit = {"dollar", "dollars", true}, .evening = "Throws", .rounds = "throws"};

class CrapsLab : public LabAdapter {
 public:
    CrapsLab()
        : LabAdapter(craps::Rules{.bankroll = 200}, craps_words,
                     {.seats = {0, 1, 2, 3, 4, 5, 6, 7}, .rounds = 200, .evenings = 10'000, .first = true}) {
        for (const auto& one : players::craps_strategies()) {
            strategies_.push_back(one);
            add({one.name, one.in_words});
        }
    }
    int entry_of(const std::string& words) override {
        if (words.starts_with('{')) return keep(session::craps_strategy_from(words, "as laid", "bets of the felt"));
        return words.starts_with("file:") ? read_file(words.substr(5)) : LabAdapter::entry_of(words);
    }
    std::string read_files(const std::filesystem::path& folder) override {
        std::vector<std::filesystem::path> files;
        std::error_code none;
        for (std::filesystem::directory_iterator at{folder, none}, end; !none && at != end; at.increment(none))
            if (at->path().extension() == ".json") files.push_back(at->path());
        std::ranges::sort(files);
        files.resize(std::min(files.size(), most_files));
        std::string wrong;
        for (const auto& file : files) try {
                read_file(file);
            } catch (const Error& error) {
                wrong = error.what();
            }
        return wrong;
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        std::vector<players::CrapsStrategy> players;
        for (const int one : entries) players.push_back(strategies_[static_cast<std::size_t>(one)]);
        return sim::lab_craps(sheet_.as<craps::Rules>(), players);
    }

 protected:
    int read(const std::string& words) override { throw Error{*players::craps_strategy_problem(words)}; }

 private:
    // Reads the file again, because it may have changed.
    int read_file(const std::filesystem::path& file) {
        auto strategy = session::read_craps_strategy(file);
        strategy.name = file.filename().string();
        return keep(std::move(strategy));
    }
    // Adds a strategy to the menu, or replaces the one of the same name.
    int keep(players::CrapsStrategy strategy) {
        const MenuEntry entry{strategy.name, strategy.in_words};
        const auto before = std::ranges::find(strategies_, strategy.name, &players::CrapsStrategy::name);
        if (before == strategies_.end()) {
            strategies_.push_back(std::move(strategy));
            return add(entry);
        }
        const auto at = static_cast<std::size_t>(before - strategies_.begin());
        *before = std::move(strategy);
        menu_[at] = entry;
        return static_cast<int>(at);
    }

    std::vector<players::CrapsStrategy> strategies_;  // same order as the menu
};

}  // namespace

std::unique_ptr<LabAdapter> craps_lab() { return std::make_unique<CrapsLab>(); }

}  // namespace boxcars::scenes
