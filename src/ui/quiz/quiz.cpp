#include "ui/quiz/quiz.h"

#include <algorithm>
#include <numeric>

namespace boxcars::ui {
namespace {

constexpr std::size_t most_answers = 4;

bool same(const OddsFact& one, const OddsFact& other) {
    return one.question == other.question && answer(one) == answer(other);
}

template <class Item>
void mix(std::vector<Item>& items, chance::Dust& dust) {
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[static_cast<std::size_t>(dust.below(static_cast<int>(left)))]);
}

}  // namespace

void Quiz::ask_about(const OddsFacts& facts) {
    if (std::ranges::equal(facts, facts_, same)) return;
    facts_ = facts;
    asked_ = right_ = 0;
    waiting_.clear();
    draw_question();
}

void Quiz::shuffle() {
    waiting_.resize(facts_.size());
    std::iota(waiting_.begin(), waiting_.end(), std::size_t{0});
    mix(waiting_, dust_);
}

// A fact is skipped if no fact of its kind has another answer at this table.
void Quiz::draw_question() {
    question_.reset();
    chosen_.reset();
    if (waiting_.empty()) shuffle();
    for (; !question_ && !waiting_.empty(); waiting_.pop_back())
        if (QuizQuestion asked = question_about(facts_[waiting_.back()]); asked.answers.size() > 1)
            question_ = std::move(asked);
}

QuizQuestion Quiz::question_about(const OddsFact& fact) {
    std::vector<std::string> others;
    for (const OddsFact& other : facts_)
        if (other.figure == fact.figure && answer(other) != answer(fact)) others.push_back(answer(other));
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
    mix(others, dust_);
    others.resize(std::min(others.size(), most_answers - 1));
    others.push_back(answer(fact));
    mix(others, dust_);
    const auto right = static_cast<std::size_t>(std::ranges::find(others, answer(fact)) - others.begin());
    return {fact.question, std::move(others), right, told(fact)};
}

void Quiz::choose(std::size_t which) {
    if (!question_ || chosen_ || which >= question_->answers.size()) return;
    chosen_ = which;
    ++asked_;
    right_ += which == question_->right;
}

void Quiz::next() {
    asked_ += question_ && !chosen_;
    draw_question();
}

}  // namespace boxcars::ui
