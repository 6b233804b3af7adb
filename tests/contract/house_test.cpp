// Every game of the house keeps the contract of rules/game.h.
#include "contract/chips.h"
#include "contract/contract.h"

TEST_CASE_TEMPLATE_DEFINE("chips change hands and none is made or lost, until a new game or sheet", R, kept) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Chooser choose{seed};
        auto session = any_table(rules::any_game<R>(), seed, choose);
        for (int number = 0; number < 120; ++number) {
            const auto chips = all_chips(session.state().template as<typename R::State>());
            const auto sheet = session.rules();
            const int game = session.game();
            any_action(session, choose);
            if (session.game() == game && session.rules() == sheet)
                REQUIRE(all_chips(session.state().template as<typename R::State>()) == chips);
        }
    }
}

using WithChips = std::tuple<siwuliu::Rules, ceelo::Rules>;
TEST_CASE_TEMPLATE_APPLY(kept, WithChips);
BOXCARS_KEEPS_CONTRACT(EveryGame);
