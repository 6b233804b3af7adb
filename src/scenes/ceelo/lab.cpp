#include "scenes/ceelo/card.h"

#include "players/ceelo/policy.h"
#include "scenes/lab/sheet_adapter.h"
#include "sim/ceelo/match.h"

namespace boxcars::scenes {
namespace {

constexpr ui::LabWords ceelo_words{
    .name = "Cee-lo", .sign = "CEE-LO", .unit = {"coin", "coins"}, .evening = "Rounds at most", .one_table = true};

class CeeloLab : public SheetAdapter<ceelo::Rules> {
 public:
    CeeloLab() : SheetAdapter(ceelo_words, {.seats = {0, 1, 2, 3, nobody, nobody}, .rounds = 50, .evenings = 2'000}) {
        for (const auto& one : players::ceelo_policies()) add({std::string{one.name}, std::string{one.in_words}});
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        return sim::lab_ceelo(sheet_, names_of(entries));
    }

 protected:
    int read(const std::string& words) override { throw Error{*players::ceelo_policy_problem(words)}; }
};

}  // namespace

std::unique_ptr<LabAdapter> ceelo_lab() { return std::make_unique<CeeloLab>(); }

}  // namespace boxcars::scenes
