#include "scenes/lab/adapter.h"

#include "base/error.h"
#include "base/words.h"

#include <algorithm>
#include <set>

namespace boxcars::scenes {

LabRequest lab_request(const rules::Sheet& rules) {
    LabRequest request{.game = std::string{game_name(rules)}};
    for (const auto& knob : knobs_of(rules))
        if (knob.name != "players")  // the seats give this number
            request.knobs.emplace_back(knob.name, rules::value_text(knob, knob.get(rules)));
    return request;
}

void LabAdapter::draw_sheet(ui::Host& host) {
    editor_.lay(sheet_);
    editor_.body(host, sheet_);
    sheet_ = editor_.edited();
}

std::optional<int> LabAdapter::entry_named(const std::string& words) const {
    for (std::size_t n = 0; n < menu_.size(); ++n)
        if (ui::lab_name(menu_[n].name) == ui::lab_name(words)) return static_cast<int>(n);
    return {};
}

std::vector<std::string> LabAdapter::names_of(std::span<const int> entries) const {
    std::vector<std::string> names;
    for (const int one : entries) names.push_back(menu_[static_cast<std::size_t>(one)].name);
    return names;
}

namespace {

class PlainLab : public LabAdapter {
 public:
    PlainLab(const rules::AnyGame& game, const ui::LabWords& words, SeatedPlain plain)
        : LabAdapter(game.defaults(), words,
                     {.seats = std::vector<int>(sim::most_lab_players, nobody), .rounds = 100, .evenings = 1'000}),
          seated_(plain) {
        for (const rules::Event& decision : legal(sheet_, opening(sheet_)))
            if (const int entry = add({to_text(decision), "the same every round"}); entry < std::ssize(start_.seats))
                start_.seats[static_cast<std::size_t>(entry)] = entry;
    }
    sim::LabGame seated(std::span<const int> entries) const override { return seated_(sheet_, names_of(entries)); }

 protected:
    int read(const std::string& decision) override {
        throw Error{"'" + decision + "' is no decision at " + std::string{words().name} + "."};
    }

 private:
    SeatedPlain seated_;
};

}  // namespace

std::unique_ptr<LabAdapter> plain_lab(const rules::AnyGame& game, SeatedPlain seated) {
    static std::set<std::string> kept;  // LabWords refers to them
    std::string name{game.name()};
    std::ranges::replace(name, '_', '-');
    const ui::LabWords words{.name = *kept.insert(capitalised(name)).first, .unit = {"coin", "coins"}};
    return std::make_unique<PlainLab>(game, words, seated);
}

}  // namespace boxcars::scenes
