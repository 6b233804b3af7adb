#include "session/siwuliu/records.h"

#include "session/files.h"

#include <fstream>

namespace boxcars::session {
namespace {

// Whether the file ends with a line end. Also true for a missing or empty file and for a pipe.
bool ends_a_line(const std::filesystem::path& path) {
    if (std::error_code none; !std::filesystem::is_regular_file(path, none)) return true;  // reading a pipe would block
    std::ifstream file{path, std::ios::binary};
    file.seekg(-1, std::ios::end);
    return !file || file.get() == '\n';
}

}  // namespace

std::string siwuliu_record(Cents bank, Cents balance) {
    return "The banker ends with " + money_text(bank) + "\nThe player ends with " + money_text(balance) + "\n";
}

void record_siwuliu(const std::filesystem::path& data_dir, Cents bank, Cents balance) {
    make_folder(data_dir);
    const std::filesystem::path file = data_dir / "records.txt";
    append_file(file, (ends_a_line(file) ? "" : "\n") + siwuliu_record(bank, balance));
}

}  // namespace boxcars::session
