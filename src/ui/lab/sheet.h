// The lab's rules: every knob of the chosen game on a workbench, taken over as a request.
#pragma once
#include "ui/lab/look.h"
#include "ui/overlay/rules_editor.h"

#include <tuple>

namespace boxcars::ui {

struct LabSheetRequest {
    std::optional<LabRules> apply;
    bool close = false;
};

class LabSheet {
 public:
    LabSheetRequest draw(Host& host, render::Rect px, const LabRules& sheet);

 private:
    template <class Rules>
    LabSheetRequest draw_one(Host& host, render::Rect px, const Rules& sheet);

    static constexpr std::string_view when_ = "the next run";
    std::tuple<RulesEditor<craps::Rules>, RulesEditor<siwuliu::Rules>, RulesEditor<ceelo::Rules>,
               RulesEditor<pig::Rules>>
        editors_{RulesEditor<craps::Rules>{when_}, RulesEditor<siwuliu::Rules>{when_}, RulesEditor<ceelo::Rules>{when_},
                 RulesEditor<pig::Rules>{when_}};
};

}  // namespace boxcars::ui
