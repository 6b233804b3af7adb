#include "world/throw/feel.h"

namespace boxcars::world {

Feel feel_of(render::DieKind kind) {
    using render::DieKind;
    Feel feel;
    feel.edge = 2 * render::half_edge(kind);
    switch (kind) {
        case DieKind::Pig:
            feel.rounding = 0.100f;
            break;
        case DieKind::Craps:
        case DieKind::CrapsIvory:
            feel.rounding = 0.0425f;
            break;
        case DieKind::Bone:
        case DieKind::Poster:
            feel.gravity = 54;  // dice move longer in a bowl
            feel.grip = 0.5f;
            feel.rounding = 0.120f;
            break;
        case DieKind::Black:
            feel.rounding = 0.090f;
            break;
    }
    return feel;
}

}  // namespace boxcars::world
