// The panels of any table: no two of them lie on each other.
#include "scenes/table/panels.h"

#include <doctest/doctest.h>

using boxcars::scenes::TablePanels;

namespace {

struct Panels : TablePanels {
    int open() const { return debug_ + open_settings_ + open_rules_ + open_seats_ + open_list_; }
    void open_seats() { open_only(open_seats_); }
};

}  // namespace

TEST_CASE("a panel that opens closes the one that was open; pressed again it closes; Escape closes it, too") {
    using Key = void (*)(Panels&);
    constexpr Key keys[] = {[](Panels& p) { p.press("odds"); }, [](Panels& p) { p.press("settings"); },
                            [](Panels& p) { p.press("rules"); }, [](Panels& p) { p.toggle_list(); },
                            [](Panels& p) { p.open_seats(); }};
    for (const Key first : keys)
        for (const Key second : keys) {
            Panels panels;
            first(panels);
            CHECK(panels.open() == 1);
            if (first == second) continue;
            second(panels);
            CHECK(panels.open() == 1);
            CHECK(panels.close_top());
            CHECK(panels.open() == 0);
            CHECK_FALSE(panels.close_top());
        }
    Panels panels;
    panels.press("rules");
    panels.press("rules");
    CHECK(panels.open() == 0);
}
