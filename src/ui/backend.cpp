#include "ui/backend.h"

#include "base/error.h"
#include "platform/opengl.h"

#include <backends/imgui_impl_opengl3.h>
#include <backends/imgui_impl_sdl.h>
#include <fmt/format.h>
#include <imgui.h>

#include <utility>

namespace boxcars::ui {
namespace opengl = platform::opengl;
namespace {

bool is_key(const SDL_Event& event) { return event.type == SDL_KEYDOWN || event.type == SDL_KEYUP; }

void put_modifiers(Uint16 mod) {
    ImGuiIO& io = ImGui::GetIO();
    io.KeyCtrl = (mod & KMOD_CTRL) != 0;
    io.KeyShift = (mod & KMOD_SHIFT) != 0;
    io.KeyAlt = (mod & KMOD_ALT) != 0;
    io.KeySuper = (mod & KMOD_GUI) != 0;
}

}  // namespace

Backend::Backend(SDL_Window* window, SDL_GLContext context) {
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |=
        ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NavEnableGamepad | ImGuiConfigFlags_NoMouseCursorChange;
    io.ConfigInputTextCursorBlink = false;  // pictures of the same moment are the same
    io.ConfigMacOSXBehaviors = false;
    if (!ImGui_ImplSDL2_InitForOpenGL(window, context) || !ImGui_ImplOpenGL3_Init(opengl::panel_shader_head)) {
        ImGui::DestroyContext();
        throw Error{fmt::format("Cannot open the panels: Dear ImGui found no {} context. Update the graphics driver.",
                                opengl::name)};
    }
}

Backend::~Backend() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

void Backend::event(const SDL_Event& event) {
    ImGui_ImplSDL2_ProcessEvent(&event);
    if (is_key(event)) put_modifiers(event.key.keysym.mod);
}

void Backend::begin_frame() {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
}

void Backend::draw() { ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData()); }

void Backend::fonts_changed() {
    if (std::exchange(fonts_made_, true)) ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

void Backend::rebuild() {
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
    ImGui_ImplOpenGL3_CreateDeviceObjects();
}

}  // namespace boxcars::ui
