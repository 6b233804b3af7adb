#include "ui/host.h"

#include "base/error.h"
#include "platform/opengl.h"

#include <backends/imgui_impl_opengl3.h>
#if __has_include(<backends/imgui_impl_sdl2.h>)
#include <backends/imgui_impl_sdl2.h>  // the name since Dear ImGui 1.89
#else
#include <backends/imgui_impl_sdl.h>
#endif
#include <fmt/format.h>

namespace boxcars::ui {
namespace opengl = platform::opengl;
namespace {

#if IMGUI_VERSION_NUM >= 18700

// Applies all events of a frame in that frame, instead of one change of a button per frame.
void take_events_at_once(ImGuiIO& io) { io.ConfigInputTrickleEventQueue = false; }

void after_event(const SDL_Event&) {}  // nothing to do since Dear ImGui 1.87

void point(ImGuiIO& io, glm::vec2 pointer, const std::array<bool, 3>& down) {
    io.AddMousePosEvent(pointer.x, pointer.y);
    for (std::size_t button = 0; button < down.size(); ++button)
        io.AddMouseButtonEvent(static_cast<int>(button), down[button]);
}

void enter_presses(ImGuiIO&) {}  // Enter activates by default

#else

void take_events_at_once(ImGuiIO&) {}

// The backend asks SDL for the current modifiers, which may differ from those of the event.
void after_event(const SDL_Event& event) {
    if (event.type != SDL_KEYDOWN && event.type != SDL_KEYUP) return;
    const Uint16 mod = event.key.keysym.mod;
    ImGuiIO& io = ImGui::GetIO();
    io.KeyCtrl = (mod & KMOD_CTRL) != 0;
    io.KeyShift = (mod & KMOD_SHIFT) != 0;
    io.KeyAlt = (mod & KMOD_ALT) != 0;
    io.KeySuper = (mod & KMOD_GUI) != 0;
}

void point(ImGuiIO& io, glm::vec2 pointer, const std::array<bool, 3>& down) {
    io.MousePos = {pointer.x, pointer.y};
    std::ranges::copy(down, io.MouseDown);
}

// Makes Enter activate the focused item; by default it is only for typing. An Enter that ends a text does not count.
void enter_presses(ImGuiIO& io) {
    const auto struck = [&io](ImGuiKey key) {
        const int at = io.KeyMap[key];
        return io.KeysDown[at] && io.KeysDownDuration[at] < 0;
    };
    if (!io.WantTextInput && (struck(ImGuiKey_Enter) || struck(ImGuiKey_KeyPadEnter)))
        io.NavInputs[ImGuiNavInput_Activate] = 1;  // cleared at the end of the frame
}

#endif

// Since 1.89 the backend reads fractional wheel steps, which scripted events do not set.
SDL_Event with_parts_of_notches(SDL_Event event) {
    if (event.type == SDL_MOUSEWHEEL && event.wheel.preciseX == 0 && event.wheel.preciseY == 0) {
        event.wheel.preciseX = static_cast<float>(event.wheel.x);
        event.wheel.preciseY = static_cast<float>(event.wheel.y);
    }
    return event;
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
    io.ConfigInputTextCursorBlink = false;  // blinking would make pictures differ
    io.ConfigMacOSXBehaviors = false;
    take_events_at_once(io);
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
    const SDL_Event whole = with_parts_of_notches(event);
    ImGui_ImplSDL2_ProcessEvent(&whole);
    after_event(event);
}

void Backend::begin_frame() {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
}

void Backend::give_input(glm::vec2 pointer, const std::array<bool, 3>& down) {
    ImGuiIO& io = ImGui::GetIO();
    point(io, pointer, down);
    enter_presses(io);
}

void Backend::draw() {
    ImDrawData* const drawn = ImGui::GetDrawData();
    // Skips empty draw data: the call queries the driver's state, for which a browser first finishes all drawing.
    if (drawn->TotalVtxCount > 0) ImGui_ImplOpenGL3_RenderDrawData(drawn);
}

void Backend::fonts_changed() {
    ImGui_ImplOpenGL3_DestroyFontsTexture();  // the first time there is none
    ImGui_ImplOpenGL3_CreateFontsTexture();
}

void Backend::rebuild() {
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
    ImGui_ImplOpenGL3_CreateDeviceObjects();
}

}  // namespace boxcars::ui
