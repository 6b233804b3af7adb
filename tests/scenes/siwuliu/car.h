// The Lacquer Car, ticked by hand.
#pragma once
#include "scenes/played_table.h"
#include "scenes/siwuliu/scene.h"

namespace boxcars::test {
using namespace scenes;

struct SiwuliuCar : PlayedTable<SiwuliuScene, siwuliu::Rules> {
    // Faces, or none: then they come from the seed.
    SiwuliuCar(ui::test::Bench& bench, std::uint64_t seed, std::vector<int> faces = {},
               const siwuliu::Rules& rules = {})
        : PlayedTable(bench, {.setup = setup(seed, std::move(faces), rules)}) {}
    explicit SiwuliuCar(std::uint64_t seed, std::vector<int> faces = {}, const siwuliu::Rules& rules = {})
        : PlayedTable({.setup = setup(seed, std::move(faces), rules)}) {}

    static session::Setup setup(std::uint64_t seed, std::vector<int> faces, const siwuliu::Rules& rules) {
        session::Setup setup{.rules = rules, .seed = seed, .players = {"human"}};
        if (!faces.empty()) setup.dice.emplace("faces of the test", std::move(faces));
        return setup;
    }
};

}  // namespace boxcars::test
