#include "console/kept.h"

#include "base/error.h"
#include "console/print.h"
#include "session/history/deeds.h"

namespace boxcars::console {
namespace {

void tell(const std::vector<std::string>& sentences, std::ostream& err) {
    for (const std::string& sentence : sentences) print(err, "boxcars: {}\n", sentence);
}

}  // namespace

std::unique_ptr<session::Store> kept_store(const std::filesystem::path& data_dir, std::ostream& err) {
    if (data_dir.empty()) throw Error("There is no data folder to take a sitting from: name one with --data-dir.");
    auto store = std::make_unique<session::Store>(data_dir, session::StoreOptions{.place = session::Place::Text});
    tell(store->take_sentences(), err);
    return store;
}

std::unique_ptr<session::Store> counted_store(const Games& games, const std::filesystem::path& data_dir,
                                              std::ostream& err) {
    auto store = kept_store(data_dir, err);
    tell(session::count_hands(*store, session::verify_of(kept_games(games))), err);
    return store;
}

}  // namespace boxcars::console
