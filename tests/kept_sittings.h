// Reads the sittings kept in a data folder from its store. No other process may have the store open.
#pragma once
#include "session/store/store.h"

namespace boxcars::test {

inline std::vector<std::string> kept_sittings(const std::filesystem::path& data) {  // their names, oldest first
    std::vector<std::string> names;
    session::Store store{data};
    for (const session::SittingLine& line : store.sittings()) names.insert(names.begin(), line.name);
    return names;
}

inline session::Recording kept_recording(const std::filesystem::path& data,
                                         const std::string& name = {}) {  // empty: the newest
    session::Store store{data};
    return store.recording(store.find(name)).value();
}

}  // namespace boxcars::test
