// boxcars._native: the library's answers as text, without Python's lock while they are worked out. What the text means
// is unpacked in boxcars/__init__.py.
#include "base/error.h"
#include "library/answers.h"

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <chrono>
#include <future>

namespace py = pybind11;
using namespace boxcars;

namespace {

// Counts in a thread of its own; Ctrl-C in Python stops it.
std::string simulate(const std::string& game, const std::string& request) {
    std::stop_source stop;
    auto counted = std::async(std::launch::async, [&] { return library::simulate(game, request, stop.get_token()); });
    bool interrupted = false;
    while (counted.wait_for(std::chrono::milliseconds{50}) != std::future_status::ready) {
        const py::gil_scoped_acquire python;
        if (interrupted || PyErr_CheckSignals() == 0) continue;
        interrupted = true;
        stop.request_stop();
    }
    const py::gil_scoped_acquire python;
    if (!interrupted) return counted.get();
    throw py::error_already_set();
}

}  // namespace

PYBIND11_MODULE(_native, module) {
    using Free = py::call_guard<py::gil_scoped_release>;
    py::register_exception<Error>(module, "Error", PyExc_ValueError);
    module.def("version", &library::version);
    module.def("games", &library::games);
    module.def("rules", &library::rules);
    module.def("players", &library::players);
    module.def("strategies", &library::strategies);
    module.def(
        "odds", [](const std::string& game, const std::string& request) { return library::odds(game, request); },
        Free());
    module.def("simulate", &simulate, Free());
    module.def(
        "verify", [](const std::string& recording) { return library::verify(recording); }, Free());
    py::class_<library::OpenSitting>(module, "OpenSitting")
        .def("look", &library::OpenSitting::look)
        .def("decisions", &library::OpenSitting::decisions)
        .def("decide", [](library::OpenSitting& table, const std::string& event) { return table.decide(event); })
        .def("throw_dice", &library::OpenSitting::throw_dice)
        .def("force", &library::OpenSitting::force)
        .def("undo", &library::OpenSitting::undo)
        .def("next_game", &library::OpenSitting::next_game)
        .def("recording", &library::OpenSitting::recording);
    module.def("open_sitting", [](const std::string& game, const std::string& request) {
        return library::open_sitting(game, request);
    });
}
