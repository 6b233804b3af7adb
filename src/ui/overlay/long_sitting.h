// Containers of bounded memory for tables that run for days: the newest lines, a thinned curve, counts of numbers.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace boxcars::ui {

template <class T>
class Newest {
 public:
    static constexpr std::size_t fewest = 1'000, most = 1'250;  // above `most`, only the newest `fewest` are kept
    void clear() { all_.clear(); }
    const T& add(T one) {
        all_.push_back(std::move(one));
        if (all_.size() > most) all_.erase(all_.begin(), all_.end() - fewest);
        return all_.back();
    }
    bool empty() const { return all_.empty(); }
    std::span<const T> all() const { return all_; }  // the newest last
    std::span<T> all() { return all_; }

 private:
    std::vector<T> all_;
};

// A curve that keeps its first and last points, and between them every n-th point, as many as a plot can show. `nth`:
// the member with the point's number, 0 for the first.
template <class Point, int Point::*nth>
class LongCurve {
 public:
    void begin(const Point& first) {
        apart_ = 1;
        points_ = {first};
    }
    void add(const Point& point) {
        constexpr std::size_t most = 2'048;
        const auto stays = [this](const Point& any) { return any.*nth % apart_ == 0; };
        if (!stays(points_.back())) points_.pop_back();
        if (points_.size() == most) {
            apart_ *= 2;
            std::erase_if(points_, std::not_fn(stays));
        }
        points_.push_back(point);
    }
    std::span<const Point> points() const { return points_; }

 private:
    std::vector<Point> points_;
    int apart_ = 1;  // every apart_-th point is kept
};

class NumberCount {  // counts each face or total
 public:
    void clear() { times_.clear(); }
    void add(int number) { ++times_[number]; }
    std::int64_t of(int number) const {
        const auto at = times_.find(number);
        return at == times_.end() ? 0 : at->second;
    }
    std::int64_t between(int least, int most) const {
        std::int64_t sum = 0;
        for (int number = least; number <= most; ++number) sum += of(number);
        return sum;
    }
    std::int64_t all() const {
        std::int64_t sum = 0;
        for (const auto& [number, times] : times_) sum += times;
        return sum;
    }

 private:
    std::map<int, std::int64_t> times_;
};

}  // namespace boxcars::ui
