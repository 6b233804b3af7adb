// Says about how likely a run is to arrive. It plays the rest of the run many times and counts the arrivals. Boards,
// rewards, keepsakes and luck of these playouts have a stream of their own, never the run's: nothing can be read from
// them about what the run will bring. The stations of a playout are not solved: a goal is as likely as its class says,
// changed by what the keepsakes do to the chance of its table.
#pragma once
#include "session/run/board.h"

namespace boxcars::session {

struct Ahead {     // what the rest of a run depends on
    int next = 1;  // the station whose board is drawn next, from 1
    RunMeans means{};
    HeldKeepsakes held{};
    const RunConductor* conductor = nullptr;  // at the last station; nullptr: one without a rule
    int keepsakes = 0;                        // number of keepsakes offered before that board; one of them is taken
    bool dines = false;                       // whether a dining car comes before that board
};
// A run as it was before its present board was drawn, or is before one of the keepsakes on offer is taken.
// requires: run.phase is Board, Keepsake or Dining
Ahead ahead_of(const Run& run);

struct Arrivals {       // chances to arrive
    double before = 0;  // with the best choice; in a dining car, and at the gate, if it is left
    // With each card of the board, keepsake on offer, or ware that can be paid; at the gate, left and then stayed at.
    std::vector<double> after{};
};

// Answers alike on every machine, in any order. Not for several threads at once.
class RunForecast {
 public:
    static constexpr int usual_playouts = 1000;  // standard error about one point
    RunForecast(const RunTables& tables, const RunTicket& ticket, int playouts = usual_playouts);
    ~RunForecast();
    const RunTicket& ticket() const { return ticket_; }
    double arrive(const Ahead& from, const Station* missed = nullptr);  // `missed`: the goal missed just before, if any
    Arrivals arrivals(const Run& run);

 private:
    class Playouts;
    double taking(const Run& run, const Station& card);
    double leaving(const Run& run);  // the dining car, for the best card of the next board
    RunTables tables_;
    const RunTicket& ticket_;
    std::unique_ptr<Playouts> playouts_;
};

Arrivals gate_arrivals(RunForecast& forecast, const RunTables& tables, const Run& run);  // of a run at the gate

std::string arrive_words(const Arrivals& arrivals, std::size_t after);  // "41 to 47 %"; "41 %" if it does not rise

// The stations whose chances a forecast for this run asks for. Once RunTables::chance() knows them, it answers within
// some milliseconds.
std::vector<Station> stations_behind(const RunTables& tables, const Run& run);

}  // namespace boxcars::session
