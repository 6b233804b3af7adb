// What may be done with a table at which a recorded sitting is watched. Carried out by the table; asked for by whoever
// shows the recording: watch/scene.h.
#pragma once
#include <cstddef>

namespace boxcars::scenes {

class RecordedTable {
 public:
    virtual ~RecordedTable() = default;
    virtual std::size_t entries() const = 0;       // of the sitting, so far
    virtual void lay_to(std::size_t entries) = 0;  // the table as it stood after so many, at once and unheard
    virtual void branch() = 0;                     // whoever sits here plays on, as practice that is kept nowhere
};

}  // namespace boxcars::scenes
