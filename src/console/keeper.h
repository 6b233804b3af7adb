// Keeps a sitting as it grows; a disk that will not is told once, and the game goes on.
#pragma once
#include "base/error.h"
#include "console/print.h"
#include "session/replay.h"
#include "session/sittings.h"

namespace boxcars::console {

template <rules::Game R>
class Keeper {
 public:
    Keeper(const std::filesystem::path& data_dir, const session::Session<R>& session, std::ostream& err) : err_(err) {
        if (!data_dir.empty()) file_.emplace(data_dir, session::record(session));
    }
    bool keep(const session::Session<R>& session) {
        if (!file_) return false;
        try {
            if (session.journal().size() > session::most_entries)
                throw Error(fmt::format("It has more than {} entries.", session::most_entries));
            file_->save(session::record(session));
            return true;
        } catch (const Error& trouble) {
            print(err_, "boxcars: This sitting is not kept. {}\n", trouble.what());
            file_.reset();
            return false;
        }
    }
    std::string id() const { return file_ ? file_->id() : std::string{}; }

 private:
    std::optional<session::SittingFile> file_;
    std::ostream& err_;
};

}  // namespace boxcars::console
