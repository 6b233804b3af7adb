// A table's bench with a store in a folder of its own.
#pragma once
#include "scratch.h"
#include "session/store/store.h"
#include "ui/bench.h"

namespace boxcars::test {

struct KeptBench : ui::test::Bench {
    Scratch folder;
    session::Store store{folder.path, {.retry = std::chrono::milliseconds{20}}};
};

}  // namespace boxcars::test
