#include "scenes/history/work.h"

#include "base/check.h"
#include "base/error.h"
#include "base/pieces.h"

#include <chrono>

namespace boxcars::scenes {

void HistoryWork::begin(Deed deed) {
    BOXCARS_CHECK(busy(), ==, false, "one thing is done at a time");
    work_ = in_background([deed = std::move(deed)]() -> Done {
        try {
            return {deed(), false};
        } catch (const Error& trouble) {
            return {trouble.what(), true};
        }
    });
    if (waits_) work_.wait();
}

std::optional<HistoryWork::Done> HistoryWork::finished() {
    if (!busy() || work_.wait_for(std::chrono::seconds{0}) != std::future_status::ready) return {};
    return work_.get();
}

}  // namespace boxcars::scenes
