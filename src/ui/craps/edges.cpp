#include "ui/craps/edges.h"

namespace boxcars::ui {

std::string_view edge_word(double edge) {
    if (edge < 0) return "yours";
    if (edge == 0) return "none";
    return edge <= 0.02 ? "low" : edge <= 0.05 ? "fair" : "steep";
}

}  // namespace boxcars::ui
