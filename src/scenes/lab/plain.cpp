#include "base/error.h"
#include "base/words.h"
#include "scenes/lab/adapter.h"

#include <algorithm>

namespace boxcars::scenes {
namespace {

class PlainLab : public LabAdapter {
 public:
    PlainLab(const rules::AnyGame& game, const ui::LabWords& words, SeatedPlain seated)
        : LabAdapter(game.defaults(), words,
                     {.seats = std::vector<int>(sim::most_lab_players, nobody), .rounds = 100, .evenings = 1'000}),
          seated_(seated) {
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
    static std::map<std::string, std::string, std::less<>> names, signs;  // LabWords refers to them
    std::string& name = names[std::string{game.name()}];
    name = game.name();
    std::ranges::replace(name, '_', '-');
    name = capitalised(name);
    std::string& sign = signs[name];
    sign = in_capitals(name);
    return std::make_unique<PlainLab>(game, ui::LabWords{.name = name, .sign = sign, .unit = {"coin", "coins"}},
                                      seated);
}

}  // namespace boxcars::scenes
