#include "scenes/craps/print.h"

#include "render/room.h"
#include "scenes/craps/chips.h"

#include <doctest/doctest.h>
#include <algorithm>
#include <cmath>

using namespace boxcars;
using namespace boxcars::scenes;
using craps::Kind, craps::Spot;
namespace hue = craps_look::hue;

namespace {

double linear(double channel) {
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
double luminance(double r, double g, double b) { return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b); }
// WCAG 2, of ink as the lamp lights it on a pixel of the felt.
double contrast(render::Colour ink, float light, glm::ivec3 felt) {
    const double over = luminance(static_cast<double>(ink.r * light), static_cast<double>(ink.g * light),
                                  static_cast<double>(ink.b * light));
    return (over + 0.05) / (luminance(felt.x / 255.0, felt.y / 255.0, felt.z / 255.0) + 0.05);
}

// The felt round a pixel: its grain is not what print is read against.
glm::ivec3 mean(const render::Picture& picture, glm::vec2 px) {
    glm::ivec3 sum{0, 0, 0};
    for (int y = -4; y <= 4; ++y)
        for (int x = -4; x <= 4; ++x) sum += picture.at(static_cast<int>(px.x) + x, static_cast<int>(px.y) + y);
    return sum / 81;
}

bool among(Spot spot, std::initializer_list<Kind> kinds) {
    return std::find(kinds.begin(), kinds.end(), spot.kind) != kinds.end();
}

const Layout usual = layout_for({0, 0, 1280, 720});

std::uint64_t print_of(const craps_look::FeltPrint& felt) {
    return craps_look::table_look(usual, CrapsView::Whole, felt).print_hash;
}

}  // namespace

TEST_CASE("craps felt: every ink can be read where it is printed: ivory at 5.5 to 1, gold and coral at 4.5") {
    render::TestRoom room({1280, 720});
    const craps_look::FeltPrint felt;
    render::TableLook look = craps_look::table_look(usual, CrapsView::Whole, felt);
    look.print = nullptr;
    const render::Picture bare = room.draw([&] { room.stage->table(look, 1); });
    for (const Spot spot : felt.layout.spots()) {
        INFO(craps::to_text(spot));
        const glm::vec2 at = felt.layout.chip_place(spot), px = look.camera.project({at, 0});
        const glm::ivec3 ground = mean(bare, px);
        const float light = craps_look::lamp_light(at);
        CHECK(contrast(hue::print, light, ground) >= 5.5);
        if (among(spot, {Kind::Place, Kind::Field, Kind::Horn, Kind::CAndE}))
            CHECK(contrast(hue::gold, light, ground) >= 4.5);
        if (among(spot, {Kind::Come, Kind::Big, Kind::AnySeven, Kind::AnyCraps, Kind::CAndE}))
            CHECK(contrast(hue::coral, light, ground) >= 4.5);
    }
}

TEST_CASE("craps felt: another pay-out, another leaf or another sheet is printed anew, the same is kept") {
    const craps_look::FeltPrint felt;
    craps_look::FeltPrint paid = felt, hops = felt, bare = felt;
    paid.sheet.field_12 = 2;
    hops.leaf = CrapsLeaf::Hops;
    bare.odds_row = false;
    CHECK(print_of(felt) == print_of(craps_look::FeltPrint{}));
    CHECK(print_of(felt) != print_of(paid));
    CHECK(print_of(felt) != print_of(hops));
    CHECK(print_of(felt) != print_of(bare));
}

TEST_CASE("craps felt: what a pay-out changes in the print is seen where it stands and nowhere else") {
    render::TestRoom room({1280, 720});
    craps_look::FeltPrint felt;
    const auto print = [&] {
        return room.draw([&] { room.stage->table(craps_look::table_look(usual, CrapsView::Whole, felt), 1); });
    };
    const render::Picture before = print();
    felt.sheet.field_12 = 2;
    const render::Picture after = print();
    const render::Camera camera = craps_camera(usual, CrapsView::Whole);
    const render::Rect field = felt.layout.on_canvas(camera, {Kind::Field});
    int within = 0, beside = 0;
    for (int y = 0; y < 720; ++y)
        for (int x = 0; x < 1280; ++x)
            if (before.at(x, y) != after.at(x, y))
                field.contains(glm::vec2{static_cast<float>(x), static_cast<float>(y)}) ? ++within : ++beside;
    CHECK(within > 20);
    CHECK(beside == 0);
}

TEST_CASE("craps felt: a glow lights its spot, the open layer tells each edge in a colour of its own") {
    CHECK(craps_look::edge_hue(0) == hue::none);
    CHECK(craps_look::edge_hue(0.01414) == hue::low);
    CHECK(craps_look::edge_hue(0.04) == hue::fair);
    CHECK(craps_look::edge_hue(0.1667) == hue::steep);
    render::TestRoom room({1280, 720});
    const craps_look::FeltPrint felt;
    const render::TableLook look = craps_look::table_look(usual, CrapsView::Whole, felt);
    const Spot come{Kind::Come}, field{Kind::Field};
    const render::Picture dark = room.draw([&] { room.stage->table(look, 1); });
    const render::Picture lit = room.draw([&] {
        room.stage->table(look, 1);
        craps_look::draw_spot_glow(room.stage->canvas(), look.camera, felt.layout, come, mint, 1);
    });
    const auto at = [&](const render::Picture& picture, Spot spot) {
        const glm::vec2 px = look.camera.project({felt.layout.chip_place(spot), 0});
        return picture.at(static_cast<int>(px.x), static_cast<int>(px.y));
    };
    CHECK(at(lit, come).y > at(dark, come).y + 20);
    CHECK(at(lit, field) == at(dark, field));
    const craps_look::SpotEdge edges[] = {{come, 0.01414}};
    const render::Picture open = room.draw([&] {
        room.stage->table(look, 1);
        const auto notes = craps_look::edge_notes(room.stage->canvas(), look.camera, felt.layout, edges, {});
        craps_look::draw_open_felt(room.stage->canvas(), look.camera, felt.layout, edges, notes);
    });
    CHECK(at(open, field) == at(dark, field));
    CHECK(at(open, come) != at(dark, come));
}
