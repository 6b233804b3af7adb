#include "render/tables/tables.h"

#include <algorithm>
#include <cmath>

namespace boxcars::render {
namespace {
constexpr int finer = 2;              // px of a solid's picture per px of the frame
constexpr float solid_reach = 1.5f;   // world units drawn before and behind the point looked at
constexpr std::size_t most_kept = 6;  // number of pictures; at 1280x720 each takes 3.7 MB
// The band may move up and down by this many logical px without the table being drawn again.
constexpr float shake = 12;

// Whether the table is shown in a small window (a card on the title). It is then drawn for that window alone.
bool in_window(const Camera& camera, const FrameTarget& frame) { return camera.band.w < frame.shown.w * 0.6f; }
}  // namespace

Tables::Tables(const std::filesystem::path& shaders)
    : shaders_(shaders),
      copy_(picture_program(shaders, "copy.frag")),
      blit_(picture_program(shaders, "blit.frag")),
      solid_(shaders, "solid.vert", "solid.frag"),
      quad_{2},
      body_{3, 4} {  // place and colour of a SolidLook::Corner
    // Compiled here, because none of the four games uses this table and a broken file would go unnoticed.
    program("plain_table");
}

const Program& Tables::program(std::string_view shader) {
    if (const auto found = programs_.find(shader); found != programs_.end()) return found->second;
    const std::string name(shader);
    return programs_.emplace(name, picture_program(shaders_, name + ".frag")).first->second;
}

const Tables::Kept* Tables::find(const PictureKey& key) {
    const auto at = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& k) { return k.key == key; });
    if (at == kept_.end()) return nullptr;
    std::rotate(kept_.begin(), at, at + 1);
    return &kept_.front();
}

const Tables::Kept* Tables::keep(Kept picture) {
    if (kept_.size() >= most_kept) kept_.pop_back();
    return &*kept_.insert(kept_.begin(), std::move(picture));
}

// A kept picture is only magnified for the push-in, and shifted; one beside the middle is wider, to reach both ends.
void Tables::table(const TableLook& look, float brightness, const FrameTarget& frame, Board& board) {
    Camera still = look.camera;
    still.push_in = 0;
    const bool window = in_window(still, frame);
    if (window) still.band.y = 0;
    still.band.x = window ? 0 : frame.shown.centre().x - still.band.w / 2;
    Rect part = window ? still.band : frame.shown;
    const float free = part.w - still.band.w, aside = look.camera.band.centre().x - part.centre().x;
    if (!window && free > 0 && std::abs(aside) > shake) part = {part.x - free / 2, part.y, part.w + free, part.h};
    part.w = std::ceil(part.w * frame.scale) / frame.scale;  // whole pixels
    part.h = std::ceil(part.h * frame.scale) / frame.scale;

    const glm::ivec2 px = glm::round(glm::vec2{part.w, part.h} * frame.scale);
    PictureKey key{look.shader, px, look.numbers, look.print_hash};
    key.numbers.insert(key.numbers.end(), {frame.wear.felt,
                                           {still.looks_at, still.field_degrees},
                                           {still.above_degrees, still.distance, still.band.x, still.band.w},
                                           {still.band.h, part.x, part.y, frame.scale}});
    const Kept* kept = find(key);
    if (kept != nullptr && std::abs(kept->band_y - still.band.y) > shake) {
        kept_.erase(kept_.begin());
        kept = nullptr;
    }
    if (kept == nullptr) {
        kept = keep({std::move(key), baked(look, still, part, px, frame, board), still.band.y});
        board.begin(frame.px, frame.scale, frame.shown);
    }
    still.band.y = kept->band_y;
    const float zoom = 1 + look.camera.push_in;
    const glm::vec2 corner = look.camera.band.centre() + (glm::vec2{part.x, part.y} - still.band.centre()) * zoom;
    show(kept->target.picture(), {corner.x, corner.y, part.w * zoom, part.h * zoom}, brightness, frame);
}

// `set`: sets the shader's own uniforms.
template <class Set>
Target Tables::drawn(std::string_view shader, glm::ivec2 px, std::span<const glm::vec4> numbers, const Set& set) {
    Target into(px);
    into.draw_here();
    fill_pixels(true);
    glDisable(GL_BLEND);
    const Program& p = program(shader);
    p.use();
    p.set("u_size", glm::vec2(px));
    p.set("u_numbers", numbers);
    set(p);
    quad_.draw_strip(whole_picture);
    glEnable(GL_BLEND);
    return into;
}

Target Tables::baked(const TableLook& look, const Camera& camera, Rect part, glm::ivec2 px, const FrameTarget& frame,
                     Board& board) {
    const glm::vec2 corner{part.x, part.y};
    const glm::vec3 ray = camera.ray(corner);
    Target into = drawn(look.shader, px, look.numbers, [&](const Program& p) {
        p.set("u_seconds", 0.0f);
        p.set("u_eye", camera.eye());
        p.set("u_ray", ray);
        p.set("u_ray_right", (camera.ray(corner + glm::vec2{1, 0}) - ray) / frame.scale);
        p.set("u_ray_down", (camera.ray(corner + glm::vec2{0, 1}) - ray) / frame.scale);
        p.set("u_pixel", 1 / (camera.px_per_unit(camera.looks_at) * frame.scale));
        p.set("u_wear", frame.wear.felt);
    });
    if (look.print == nullptr) return into;
    board.begin(px, frame.scale, part);
    look.print(board, camera, look.context);
    board.flush();
    return into;
}

void Tables::shade(Rect where, std::string_view shader, std::span<const glm::vec4> numbers, const FrameTarget& frame) {
    const glm::ivec2 px = glm::max(glm::ivec2(glm::ceil(glm::vec2{where.w, where.h} * frame.scale)), 1);
    PictureKey key{std::string(shader), px, {numbers.begin(), numbers.end()}};
    key.numbers.push_back({where.x, where.y, frame.scale, 0});
    const Kept* found = find(key);
    if (found == nullptr) {
        Target into = drawn(shader, px, numbers, [&](const Program& p) {
            p.set("u_seconds", static_cast<float>(frame.seconds));
            p.set("u_where", glm::vec4{where.x, where.y, where.w, where.h});
            p.set("u_pixel", 1 / frame.scale);
        });
        found = keep({std::move(key), std::move(into), 0});
    }
    show(found->target.picture(), where, 1, frame);
}

void Tables::show(const Texture& picture, Rect where, float brightness, const FrameTarget& frame) {
    fill_pixels(frame.seen);
    draw_to(frame.framebuffer, frame.px);
    glDisable(GL_BLEND);
    const bool plain =
        brightness == 1 && std::abs(where.w * frame.scale - static_cast<float>(picture.size().x)) < 0.01f;
    const Program& how = plain ? blit_ : copy_;
    how.use();
    how.set("u_picture", 0);
    if (!plain) how.set("u_brightness", brightness);
    picture.bind();
    const GLint filter = plain ? GL_NEAREST : GL_LINEAR;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    draw_quad(how, where, frame);
    glEnable(GL_BLEND);
}

void Tables::draw_quad(const Program& how, Rect where, const FrameTarget& frame) {
    const auto clip = [&](float x, float y) {
        const glm::vec2 at =
            (glm::vec2{x, y} - glm::vec2{frame.shown.x, frame.shown.y}) * frame.scale / glm::vec2(frame.px);
        return glm::vec2{at.x * 2 - 1, 1 - at.y * 2};
    };
    const std::array<glm::vec2, 4> box{clip(where.x, where.y + where.h), clip(where.x + where.w, where.y + where.h),
                                       clip(where.x, where.y), clip(where.x + where.w, where.y)};
    how.set("u_low", box[0]);
    how.set("u_high", box[3]);
    quad_.draw_strip({&box[0].x, 8});
}

void Tables::solid(Rect where, const Camera& camera, const SolidLook& look, const FrameTarget& frame) {
    if (!frame.seen || look.corners.empty()) return;
    const glm::vec2 origin{frame.shown.x, frame.shown.y};
    const glm::ivec2 low = glm::round((glm::vec2{where.x, where.y} - origin) * frame.scale),
                     px = glm::max(glm::ivec2(glm::round(glm::vec2{where.w, where.h} * frame.scale)), 1);
    if (fine_.size() != px * finer) fine_ = Target(px * finer, true);
    fine_.draw_here();
    // The viewport is the whole frame's, of which the picture is a part.
    const glm::ivec2 corner = glm::ivec2{-low.x, low.y + px.y - frame.px.y} * finer, whole_frame = frame.px * finer;
    glViewport(corner.x, corner.y, whole_frame.x, whole_frame.y);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    glEnable(GL_DEPTH_TEST);
    glDepthFunc(GL_LEQUAL);
    solid_.use();
    solid_.set("u_clip", camera.world_to_clip(frame.shown));
    solid_.set("u_reach", glm::vec2{camera.distance - solid_reach, camera.distance + solid_reach});
    body_.draw({&look.corners[0].at.x, look.corners.size() * sizeof(SolidLook::Corner) / sizeof(float)},
               look.triangles);
    glDisable(GL_DEPTH_TEST);
    draw_to(frame.framebuffer, frame.px);
    blit_.use();
    blit_.set("u_picture", 0);
    fine_.picture().bind();
    const glm::vec2 at = origin + glm::vec2(low) / frame.scale, size = glm::vec2(px) / frame.scale;
    draw_quad(blit_, {at.x, at.y, size.x, size.y}, frame);
}

}  // namespace boxcars::render
