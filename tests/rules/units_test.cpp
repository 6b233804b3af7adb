// Numbers of a sheet as people say and type them.
#include "rules/units.h"

#include <doctest/doctest.h>

using namespace boxcars;
using rules::typed_value, rules::Unit, rules::unit_text;

TEST_CASE("money on a sheet is said as money and typed as money") {
    CHECK(unit_text(Unit::Cents, 1250) == "$12.50");
    CHECK(unit_text(Unit::Dollars, 1250) == "$1250");
    CHECK(typed_value(Unit::Cents, "$12.50") == 1250);
    CHECK(typed_value(Unit::Cents, " 12.5 ") == 1250);
    CHECK(typed_value(Unit::Cents, "12") == 1200);
    CHECK(typed_value(Unit::Dollars, "$12.00") == 12);
    CHECK_FALSE(typed_value(Unit::Dollars, "12.50"));  // no cents on that sheet
    CHECK_FALSE(typed_value(Unit::Cents, "a lot"));
}

TEST_CASE("what a sheet says of a number can be typed back, in every unit") {
    for (const Unit unit : {Unit::Number, Unit::Dollars, Unit::Cents, Unit::Percent})
        for (const int value : {0, 1, 5, 99, 100, 101, 1'000'000}) {
            CAPTURE(unit_text(unit, value));
            CHECK(typed_value(unit, unit_text(unit, value)) == value);
        }
}
