#include "app/commands.h"
#include "platform/frames.h"
#include "platform/system/surroundings.h"

int main(int argc, char** argv) {
    boxcars::platform::Start start{argc, argv};
    if (const auto code = start.done()) return *code;
    return boxcars::platform::ended(start.end(boxcars::app::run_program(start.argc(), start.argv())));
}
