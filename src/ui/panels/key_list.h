// Every action with its keys and pad buttons, which can be selected and pressed anew. Changes the given bindings at
// once; the caller saves them.
#pragma once
#include "platform/bindings.h"
#include "ui/host.h"

#include <optional>
#include <string>

namespace boxcars::ui {

class KeyList {
 public:
    void draw(Host& host, platform::Bindings& bindings);
    void leave(Host& host);  // when hidden: stops waiting for a key
    bool listening() const { return listening_for_.has_value(); }
    void say(std::string words) { said_ = std::move(words); }

 private:
    void sentence(Host& host) const;
    void row(Host& host, const platform::Bindings& bindings, platform::Action action);
    void hear(Host& host, platform::Bindings& bindings);

    std::optional<platform::Action> listening_for_;
    std::string said_;  // last answer of the bindings
};

}  // namespace boxcars::ui
