#include "world/throw_feel.h"

namespace boxcars::world {

Feel feel_of(render::DieKind kind) {
    using render::DieKind;
    Feel feel;
    switch (kind) {
        case DieKind::Pig:
            feel.edge = 1.92f;
            feel.rounding = 0.100f;
            break;
        case DieKind::Craps:
        case DieKind::CrapsIvory:
            feel.edge = 1.14f;
            feel.rounding = 0.0425f;
            break;
        case DieKind::Bone:
        case DieKind::Poster:
            feel.edge = 1.00f;
            feel.rounding = 0.120f;
            break;
        case DieKind::Black:
            feel.edge = 0.92f;
            feel.rounding = 0.090f;
            break;
    }
    return feel;
}

}  // namespace boxcars::world
