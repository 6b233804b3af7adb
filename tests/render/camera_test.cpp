#include "render/camera.h"

#include <doctest/doctest.h>

using namespace boxcars::render;

TEST_CASE("the table's camera shows 62 px to the unit in the middle of its band") {
    const Camera camera;
    CHECK(camera.project({0, 0, 0}).x == doctest::Approx(640));
    CHECK(camera.project({0, 0, 0}).y == doctest::Approx(338));
    CHECK(camera.px_per_unit({0, 0, 0}) == doctest::Approx(62).epsilon(0.01));
}

TEST_CASE("20 x 9 units fit in the band, and in every other band") {
    for (const Rect band :
         {Rect{0, 64, 1280, 548}, Rect{140, 33, 1000, 573}, Rect{0, 0, 300, 90}, Rect{-200, 64, 1680, 548}}) {
        Camera camera;
        camera.band = band;
        for (const glm::vec3 corner :
             {glm::vec3{-10, 4.5f, 0}, glm::vec3{10, 4.5f, 0}, glm::vec3{10, -4.5f, 0}, glm::vec3{-10, -4.5f, 0}})
            CHECK(band.grown(0.03f * band.w).contains(camera.project(corner)));
    }
}

TEST_CASE("from the world to the canvas and back is the same place") {
    Camera camera;
    for (const float push_in : {0.0f, 0.04f})
        for (const float above : {65.0f, 40.0f, 8.5f, 90.0f})
            for (const glm::vec3 world : {glm::vec3{0, 0, 0}, glm::vec3{-9, 4, 0}, glm::vec3{7.5f, -3.25f, 1.9f},
                                          glm::vec3{0.1f, 0.2f, 0.96f}}) {
                camera.push_in = push_in;
                camera.above_degrees = above;
                const glm::vec3 back = camera.on_plane(camera.project(world), world.z);
                CHECK(glm::distance(back, world) < 0.002f);
            }
}

TEST_CASE("the shaders' matrix puts a point where project() puts it") {
    Camera camera;
    camera.band = {30, 80, 1200, 500};
    const Rect canvas{-50, -10, 1400, 760};
    for (const glm::vec3 world : {glm::vec3{0, 0, 0}, glm::vec3{-9, 4, 0.5f}, glm::vec3{6, -3, 2}}) {
        const glm::vec4 clip = camera.world_to_clip(canvas) * glm::vec4(world, 1);
        const glm::vec2 at{canvas.x + (clip.x / clip.w + 1) / 2 * canvas.w,
                           canvas.y + (1 - clip.y / clip.w) / 2 * canvas.h};
        CHECK(glm::distance(at, camera.project(world)) < 0.01f);
    }
}
