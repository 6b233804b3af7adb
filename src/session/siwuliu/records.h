// Sì-wŭ-liù's results, for those who want them written down: how the two ended, in `records.txt` of the data folder,
// each after the ones before it.
#pragma once
#include "base/money.h"

#include <filesystem>
#include <string>

namespace boxcars::session {

std::string siwuliu_record(Cents bank, Cents balance);                                  // two lines
void record_siwuliu(const std::filesystem::path& data_dir, Cents bank, Cents balance);  // throws Error

}  // namespace boxcars::session
