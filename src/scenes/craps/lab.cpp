#include "scenes/craps/card.h"

#include "platform/window.h"
#include "scenes/lab/sheet_adapter.h"
#include "session/craps/strategy_file.h"
#include "sim/craps/run.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

constexpr std::size_t most_files = 12;  // files in the list; others can be typed
constexpr ui::LabWords craps_words{.name = "Craps",
                                   .sign = "CRAPS",
                                   .unit = {"dollar", "dollars", true},
                                   .evening = "Throws",
                                   .rounds = "throws",
                                   .stretch = "hand",
                                   .stretches = "hands",
                                   .length = "throws"};

bool is_file(const std::string& words) { return words.starts_with("file:") || words.ends_with(".json"); }

class CrapsLab : public SheetAdapter<craps::Rules> {
 public:
    CrapsLab()
        : SheetAdapter(
              craps_words, rules::find_knob<craps::Rules>("bankroll"),
              fmt::format(
                  "A strategy of craps by its name{}. Nothing: an empty seat.",
                  platform::Window::in_browser() ? "" : ", or the file of your own: mine.json, or its whole path"),
              {.seats = {0, 1, 2, 3, 4, 5, 6, 7}, .rounds = 200, .evenings = 10'000, .first = true}) {
        sheet_.bankroll = 200;
        for (const auto& one : players::craps_strategies()) {
            strategies_.push_back(one);
            add({one.name, one.in_words});
        }
    }
    int typed(const std::string& words, const std::filesystem::path& folder) override {
        if (words.starts_with('{')) return keep(session::craps_strategy_from(words, "as laid", "bets of the felt"));
        return is_file(words) ? read_file(words, folder) : SheetAdapter::typed(words, folder);
    }
    std::vector<std::string> files(const std::filesystem::path& folder) const override {
        std::vector<std::string> names;
        std::error_code none;
        for (std::filesystem::directory_iterator at{folder, none}, end; !none && at != end; at.increment(none))
            if (at->path().extension() == ".json") names.push_back(at->path().filename().string());
        std::ranges::sort(names);
        names.resize(std::min(names.size(), most_files));
        return names;
    }
    void turn_bankroll(int steps) override { step_bankroll(steps, 10, 1'000'000); }
    std::optional<std::string> take_bankroll(const std::string& digits) override {
        return set_knob("bankroll", digits);
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        std::vector<players::CrapsStrategy> players;
        for (const int one : entries) players.push_back(strategies_[static_cast<std::size_t>(one)]);
        return sim::lab_craps(sheet_, std::move(players));
    }

 protected:
    int read(const std::string& words) override { throw Error{*players::craps_strategy_problem(words)}; }

 private:
    // Reads the file again, because it may have changed.
    int read_file(const std::string& words, const std::filesystem::path& folder) {
        const std::filesystem::path named = words.starts_with("file:") ? words.substr(5) : words;
        std::error_code none;
        const auto here = folder / named;
        auto strategy = session::read_craps_strategy(std::filesystem::exists(here, none) ? here : named);
        strategy.name = named.filename().string();
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
