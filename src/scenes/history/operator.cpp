#include "scenes/history/operator.h"

#include "base/check.h"
#include "base/error.h"
#include "base/pieces.h"
#include "session/history/sitting_actions.h"

#include <chrono>

namespace boxcars::scenes {
namespace {

using Asked = ui::HistoryRequest::Asked;

std::string one_text(const std::vector<std::string>& sentences) {
    std::string all;
    for (const std::string& sentence : sentences) all += (all.empty() ? "" : " ") + sentence;
    return all;
}

}  // namespace

// What came into the store without its hands gets them first.
HistoryOperator::HistoryOperator(HistoryPages& pages, SceneServices& services)
    : pages_(pages), services_(services), work_(services.headless) {
    if (pages_.view().writable)
        begin([store = services_.store, kept = pages_.games()] {
            return one_text(session::count_hands(*store, session::verify_of(kept)));
        });
}

std::string HistoryOperator::chosen() const {
    return pages_.view().sitting ? pages_.view().sitting->row.line.name : std::string{};
}

void HistoryOperator::carry_out(const ui::HistoryRequest& request) {
    session::Store* const store = services_.store;
    if (request.what == Asked::Export)
        begin([store, name = chosen()] { return session::export_to_data(*store, name); });
    if (request.what == Asked::Verify)
        begin([store, kept = pages_.games(), name = chosen()] { return session::verify_kept(*store, kept, name); });
}

void HistoryOperator::agree(const std::string& file) {
    const ui::HistoryQuestion question = pages_.view().question;
    pages_.ask(ui::HistoryQuestion::None);
    session::Store* const store = services_.store;
    if (question == ui::HistoryQuestion::Import)
        begin([store, kept = pages_.games(), file] { return session::import_file(*store, kept, file); });
    if (question == ui::HistoryQuestion::End)
        begin([store, name = chosen()] { return session::end_kept(*store, name); });
    if (question == ui::HistoryQuestion::Delete)
        begin([store, name = chosen()] { return session::delete_kept(*store, name); });
}

void HistoryOperator::begin(HistoryWork::Job job) {
    if (work_.busy() || !services_.store) return;
    work_.begin(std::move(job));
    pages_.set_busy(true);
}

bool HistoryOperator::hear() {
    const auto done = work_.finished();
    if (!done) return false;
    pages_.set_busy(false);
    pages_.read();
    if (!done->words.empty()) pages_.tell(done->words, done->trouble);
    if (done->trouble) services_.sounds.play("button_no", 0.5f);
    return true;
}

void HistoryWork::begin(Job job) {
    BOXCARS_CHECK(busy(), ==, false, "one thing is done at a time");
    work_ = in_background([job = std::move(job)]() -> Done {
        try {
            return {job(), false};
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
