// Appends the result of a game of sì-wŭ-liù to `records.txt` in the data folder.
#pragma once
#include "base/money.h"

#include <filesystem>

namespace boxcars::session {

std::string siwuliu_record(Cents bank, Cents balance);                                  // two lines
void record_siwuliu(const std::filesystem::path& data_dir, Cents bank, Cents balance);  // throws Error

}  // namespace boxcars::session
