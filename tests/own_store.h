// A store in a folder of its own, for one test.
#pragma once
#include "scratch.h"
#include "session/store/store.h"

namespace boxcars::test {

struct OwnStore : private Scratch, public session::Store {
    OwnStore() : Store{Scratch::path} {}
};

}  // namespace boxcars::test
