#include "chuck_a_luck/row.h"

#include "app/plain_entry.h"
#include "chuck_a_luck/rules.h"

namespace boxcars::chuck_a_luck {

app::GameEntry row() {
    return app::plain_entry<Rules>(
        {.look = {.name = "CHUCK-A-LUCK", .car = "The Bird Cage", .accent = render::hex(0xC9E265)},
         .die = {.kind = render::DieKind::Bone},
         .line_1 = "Three dice in a cage:",
         .line_2 = "name your number."});
}

}  // namespace boxcars::chuck_a_luck
