#include "session/siwuliu/records.h"

#include "session/files.h"

namespace boxcars::session {

std::string siwuliu_record(Cents bank, Cents balance) {
    return "The banker ends with " + money_text(bank) + "\nThe player ends with " + money_text(balance) + "\n";
}

void record_siwuliu(const std::filesystem::path& data_dir, Cents bank, Cents balance) {
    make_folder(data_dir);
    append_file(data_dir / "records.txt", siwuliu_record(bank, balance));
}

}  // namespace boxcars::session
