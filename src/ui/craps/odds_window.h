// Every bet's exact odds for the overlay: the sheet on the workbench, beside the sheet in force where they differ.
// Holds no number of its own: odds/craps_odds.h works them out, once a sheet.
#pragma once
#include "odds/craps/odds.h"
#include "ui/host.h"

#include <memory>
#include <string>
#include <vector>

namespace boxcars::ui {

class CrapsOddsWindow {
 public:
    void follow(const craps::Rules& edited, const craps::Rules& in_force);  // once a frame, before the others
    std::string note() const;                                               // for the window's title
    void body(Host& host);
    const odds::CrapsOdds* now() const { return edited_.odds.get(); }

 private:
    struct Known {
        craps::Rules rules{};
        std::shared_ptr<const odds::CrapsOdds> odds{};
    };
    enum class Order { Felt, Edge };
    void line_game(Host& host) const;
    void head(Host& host);
    void rows(Host& host) const;

    Known edited_, in_force_;
    bool sound_ = true;  // the edited sheet's knobs can stand together
    Order order_ = Order::Felt;
};

}  // namespace boxcars::ui
