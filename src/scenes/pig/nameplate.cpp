#include "scenes/pig/nameplate.h"

#include "scenes/people/faces.h"
#include "scenes/pig/feel.h"

namespace boxcars::scenes {

using namespace render;
using pig_feel::seat;

// Beside the face, where it stands in the same row.
glm::vec2 PigNameplate::name_at(int player, bool left) const {
    constexpr float past_face = 78;
    const glm::vec2 place = left ? sides_.near_name : sides_.far_name;
    if (layout_.narrow || at_.seats.human(player)) return place;
    return place + glm::vec2(left ? past_face : -past_face, 0);
}

void PigNameplate::draw(Canvas& canvas, int player, bool left) const {
    const auto* person = at_.seats.people()[seat(player)];
    const auto mood = at_.talk ? at_.talk->mood(player, at_.clock) : players::Mood::Calm;
    if (person) draw_face(canvas, *person, mood, left ? sides_.near_face : sides_.far_face);
    canvas.text({Face::Label, 24, 0.08f}, at_.seats.look(player).name, name_at(player, left),
                left ? Align::Left : Align::Right, colours::ivory);
    if (!draw_line_said(canvas, player, left) || layout_.narrow) draw_under_name(canvas, player, left);
}

// Whether something is said on this side. Of more than two, whoever speaks is seen on the plate.
bool PigNameplate::draw_line_said(Canvas& canvas, int player, bool left) const {
    const auto spoken = at_.talk ? at_.talk->spoken(at_.clock) : std::nullopt;
    const bool here = spoken && (spoken->seat == player || (left && at_.seats.count() > 2));
    if (!here) return false;
    Rect plate = left ? sides_.near_speech : sides_.far_speech;
    if (spoken->seat != player) {
        draw_face(canvas, *at_.seats.people()[seat(spoken->seat)], at_.talk->mood(spoken->seat, at_.clock),
                  {plate.x, plate.y, plate.h, plate.h});
        plate.x += plate.h + pig_look::beside_speaker;
        plate.w -= plate.h + pig_look::beside_speaker;
    }
    draw_speech(canvas, plate, spoken->words, left ? SpeechFrom::Left : SpeechFrom::Right);
    return true;
}

void PigNameplate::draw_under_name(Canvas& canvas, int player, bool left) const {
    constexpr float air = 16;
    const glm::vec2 place = name_at(player, left);
    // Beside the verbs; in a narrow window, above them, up to the other side's, or to what the coach says of a verb.
    const bool up_to_middle = layout_.narrow && !coach_speaks(at_);
    const float coach = layout_.narrow ? pig_look::coach_inset : 0;
    const float end = up_to_middle ? layout_.dash.centre().x
                      : left       ? sides_.verb_left.x + coach
                                   : sides_.verb_right.x + sides_.verb_right.w - coach;
    const float room = std::abs(end - place.x) - air;
    const UnderName words = under_name(at_, player);
    canvas.text(type::small, canvas.width(type::small, words.full) <= room ? words.full : words.brief,
                place + glm::vec2(0, 29), left ? Align::Left : Align::Right, colours::ash);
}

}  // namespace boxcars::scenes
