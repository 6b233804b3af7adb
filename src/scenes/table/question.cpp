#include "scenes/table/question.h"

#include "scenes/places/places.h"

namespace boxcars::scenes {
namespace {

using namespace along;
constexpr Forms<float> question_line{22, 22, 26};

Rect plate_of(const Layout& layout, std::size_t lines) {
    const Along wide = middle(lines > 1 ? 470 : 430), high = middle(150 + layout.of(question_line) * as_float(lines));
    constexpr float beside = 240;  // the middle of the canvas is beside the table
    return layout.of(Forms<Placing>{{wide, high}, {wide, high}, {inside(10), high}, {middle(560, beside), high}})
        .in(layout.table);
}

using About = TableQuestion::About;
using Reply = TableQuestion::Reply;

struct QuestionAnswer {
    About about;
    Reply reply;
    std::array<std::optional<Action>, 3> keys{};
    std::string_view button, label;
    float along = 0.5f;  // 0: at the left, 1: at the right
    bool main = false;   // a brass button, pressed by Enter
};
constexpr QuestionAnswer answers[] = {
    {About::Leaving, Reply::Leave, {Action::Confirm}, "leave", "LEAVE", 0, true},
    {About::Leaving, Reply::Concede, {Action::NewMatch}, "concede", "GIVE UP"},
    {About::Leaving, Reply::GoOn, {Action::Back}, "stay", "STAY", 1},
    {About::Conceding, Reply::Concede, {Action::NewMatch}, "concede", "GIVE UP", 0},
    {About::Conceding, Reply::GoOn, {Action::Confirm, Action::Back}, "stay", "PLAY ON", 1, true},
    {About::Away, Reply::GoOn, {}, "stay", "GO ON", 0.5f, true},
    {About::Kept, Reply::Continue, {Action::Confirm, Action::Roll, Action::Continue}, "continue", "CONTINUE", 1, true},
    {About::Kept, Reply::Anew, {Action::NewMatch}, "anew", "NEW GAME", 0}};

}  // namespace

TableQuestion::Reply TableQuestion::reply(const Input& input) {
    const auto clicked = buttons_.tick(input);
    for (const QuestionAnswer& answer : answers)
        if (answer.about == about_ && offers(answer.reply) &&
            (clicked == answer.button ||
             std::ranges::any_of(answer.keys, [&](auto key) { return key && input.pressed(*key); })))
            return answer.reply;
    const bool on_button = std::ranges::any_of(buttons_.all(), [this](auto& one) { return buttons_.held(one.name); });
    const bool beside = std::ranges::any_of(input.presses, [&](const Press& press) {
        return press.kind == PressKind::ActionDown || (press.kind == PressKind::PointerDown && !on_button);
    });
    return beside ? Reply::GoOn : Reply::None;
}

TableQuestion::Reply TableQuestion::hear(const Input& input) {
    const Reply reply = this->reply(input);
    if (reply == Reply::Concede && about_ == About::Leaving) {
        const std::size_t cost = concede_.find(". ") + 1;
        ask_lines(About::Conceding, {concede_.substr(0, cost), concede_.substr(cost + 1)});
        return Reply::None;
    }
    if (reply != Reply::None) about_ = About::Nothing;
    return reply;
}

void TableQuestion::lay_out(const Layout& layout) {
    layout_ = layout;
    buttons_.begin();
    if (!open()) return;
    const Rect row = Placing{inside(20), end(17, thumb)}.in(plate_of(layout, lines_.size()));
    const float wide = about_ == About::Leaving && !concede_.empty() ? 124 : 186;
    for (const QuestionAnswer& answer : answers) {
        if (answer.about != about_ || !offers(answer.reply)) continue;
        const Rect where{row.x + answer.along * (row.w - wide), row.y, wide, row.h};
        const auto key = answer.main ? Action::Confirm : answer.keys.front();
        buttons_.add({std::string{answer.button}, where, std::string{answer.label}, key, answer.main});
    }
}

void TableQuestion::draw(Canvas& canvas, Colour accent) const {
    if (!open()) return;
    const Rect plate = plate_of(layout_, lines_.size());
    constexpr std::string_view titles[] = {"", "LEAVE THE TABLE?", "GIVE UP THE GOAL?", "PAUSED",
                                           "CONTINUE, OR BEGIN ANEW?"};
    const std::string_view title = titles[nth(about_)];
    canvas.fill(layout_.canvas, faded(midnight, 0.55f));
    draw_plate(canvas, plate, true);
    canvas.text(type::heading, title, line(0, 34).in(plate).centre(), Align::Centre, colours::brass_light);
    Rect words = line(16, 64).in(plate);
    for (const std::string& each : lines_) {
        canvas.fitted_text(type::body, each, words, Align::Centre, colours::ivory);
        words.y += layout_.of(question_line);
    }
    buttons_.draw(canvas, accent);
}

}  // namespace boxcars::scenes
