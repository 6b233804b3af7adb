// The tables of the store, version by version, as SQL. Decides what stands in which column; when a store is brought
// from one version to the next, schema.h says.
#pragma once
#include <span>

namespace boxcars::session {

std::span<const char* const> migrations();  // the n-th, from 0, takes a store of version n to n + 1

}  // namespace boxcars::session
