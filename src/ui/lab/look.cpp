#include "ui/lab/look.h"

#include "session/table_change.h"
#include "ui/amounts.h"
#include "ui/overlay/rules_editor.h"
#include "ui/widgets.h"

namespace boxcars::ui {
namespace {

std::string after(const LabLook& look, std::int64_t rounds) {
    return fmt::format("after {} {}", grouped(rounds), look.words.rounds);
}

std::string mean_change(const LabUnit& unit, double change) {
    const std::string sign = change > 0 ? "+" : change < 0 ? "−" : "";
    if (unit.money) return sign + look_money(std::llround(std::abs(change)));
    return fmt::format("{}{:.2f} {}", sign, std::abs(change), unit.many);
}

// How many evenings have how much: a half, the best tenth and the worst tenth.
std::string band_words(const LabLook& look, const sim::LabBand& band, std::string_view between) {
    const auto amount = [&](std::int64_t of) { return lab_amount(look.words.unit, of); };
    return fmt::format("half of the evenings have {}{}1 in 10 has {} or more, 1 in 10 has {}",
                       band.middle == 0 ? "nothing left" : amount(band.middle) + " or more", between, amount(band.high),
                       band.low == 0 ? "nothing left" : amount(band.low) + " or less");
}

std::string says_ruin(const LabLook& look) {
    const auto& ruined = look.own().ruined;
    if (ruined.back() == 0) return "No evening ended with nothing left";
    const auto half = std::ranges::lower_bound(ruined, ruined.back() / 2);
    return fmt::format("{} end in ruin, half of those by {} {}", lab_share(ruined.back()),
                       grouped(look.shown.checkpoints[nth(half - ruined.begin())]), look.words.rounds);
}

std::string says_bankroll(const LabLook& look) {
    const sim::LabPlayer& player = look.own();
    return capitalised(after(look, look.plan.rounds)) + " " + band_words(look, player.bands.back(), "; ") + "; " +
           mean_change(look.words.unit, player.mean) + " on average. " + says_ruin(look) +
           (look.plan.goal == 0 ? "." : fmt::format("; {} reach the goal.", lab_share(player.goal.back())));
}

std::string says_edge(const LabLook& look) {
    const sim::LabEdge& edge = look.edge();
    if (edge.points.empty()) return "";
    const sim::LabEdgePoint last = edge.points.back();
    std::string says =
        fmt::format("{} {} of all stakes, ±{} ({} {}).", look.words.players_edge ? "Won" : "The house kept",
                    lab_share(last.edge, 3), lab_share(last.reach(), 3), grouped(last.rounds), look.words.rounds);
    if (!edge.exact) return says + " " + edge.why_not;
    says += fmt::format(" Exact: {}{}", edge.exact_words.empty() ? "" : edge.exact_words + " = ",
                        lab_share(*edge.exact, 4));
    if (last.error > 0)
        says += fmt::format("; off by {:.1f} standard errors (usual: below 2)",
                            std::abs(last.edge - *edge.exact) / last.error);
    return says + ".";
}

constexpr float name_wide = 92;  // logical px

// The disc of a seat's player, pressed to emphasize its curve. An empty seat leaves its place free.
void disc(Host& host, const LabRow& row, int& front) {
    const float side = ImGui::GetFrameHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (row.player < 0) return ImGui::Dummy({side, side});
    if (ImGui::InvisibleButton(("disc." + row.name).c_str(), {side, side})) front = row.player;
    const bool strong = row.player == front;
    lab_badge(host, {at.x + side / 2, at.y + side / 2}, nth(row.player), strong || ImGui::IsItemHovered());
    host.mark("lab.front." + row.name,
              [&] { return fmt::format("curve of {}{}", row.values[nth(row.chosen)], strong ? ", in front" : ""); });
}

bool list_row(Host& host, LabRow& row, float name_px) {
    const FormRow form{row.name, row.title, row.help};
    const float width = row_label(host, form, name_px);
    const int before =
        std::exchange(row.chosen, drop_down(host, "lab." + row.name, row.values, row.chosen, width, form.tip()));
    return row.chosen != before;
}

void seed_row(Host& host, float name_px, std::uint64_t& seed) {
    constexpr std::uint64_t one = 1;
    ImGui::AlignTextToFramePadding();
    const float width = row_label(host, FormRow{"seed", "Seed", "the dice of every evening"}, name_px);
    ImGui::SetNextItemWidth(width - ImGui::GetFrameHeight());
    ImGui::InputScalar("##seed", ImGuiDataType_U64, &seed, &one);
    host.mark("lab.seed", [&] { return fmt::format("seed, the dice of every evening: {}", seed); });
}

// Enter runs while the keys have no control to press.
bool enter_alone() {
    return ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Enter), false) && !ImGui::GetIO().NavVisible &&
           !ImGui::GetIO().WantTextInput && !ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId);
}

}  // namespace

std::string lab_name(const std::string& name) {
    const std::string words = session::player_words(name);
    return words.find('.') != std::string::npos ? words : capitalised(words);
}

render::Colour lab_colour(std::size_t player) {
    constexpr unsigned all[]{0x7FE8C8, 0xFFB454, 0x8FC2FF, 0xFF9DB2, 0xE8E2D0, 0xC0A5FF, 0xFF7F50, 0xC6E36B};
    return render::hex(all[player % std::size(all)]);
}

std::string lab_amount(const LabUnit& unit, std::int64_t amount) {
    if (unit.money) return look_money(amount);
    return fmt::format("{} {}", amount, amount == 1 ? unit.one : unit.many);
}

std::string lab_share(double share, int decimals) {
    const std::string words = fmt::format("{:.{}f}%", std::abs(100 * share), decimals);
    return share < 0 ? "−" + words : words;
}

double edge_place(const sim::LabEdgePoint& point) { return std::log10(real(std::max<std::int64_t>(point.rounds, 1))); }

std::string lab_says(const LabLook& look, LabPlot plot) {
    if (!look.counted()) return "";
    return plot == LabPlot::Edge ? says_edge(look) : says_bankroll(look);
}

std::vector<double> lab_points(const LabLook& look, LabPlot plot) {
    if (!look.counted()) return {};
    if (plot == LabPlot::Bankroll) return {look.shown.checkpoints.begin(), look.shown.checkpoints.end()};
    std::vector<double> places;
    for (const auto& point : look.edge().points) places.push_back(edge_place(point));
    return places;
}

std::string lab_point_words(const LabLook& look, LabPlot plot, std::size_t n) {
    if (plot == LabPlot::Edge) {
        const sim::LabEdgePoint& point = look.edge().points[n];
        return fmt::format("{}: {}{}", after(look, point.rounds), lab_share(point.edge, 3),
                           point.error > 0 ? " ±" + lab_share(point.reach(), 3) : "");
    }
    const sim::LabPlayer& player = look.own();
    std::string words = fmt::format("{}: {}; {} are ruined", after(look, look.shown.checkpoints[n]),
                                    band_words(look, player.bands[n], ", "), lab_share(player.ruined[n], 2));
    if (look.plan.goal != 0) words += fmt::format(", {} have reached the goal", lab_share(player.goal[n], 2));
    return words;
}

bool draw_lab_form(Host& host, render::Rect px, LabForm& form, const std::function<void()>& sheet) {
    if (!host.drawing()) return false;
    const ScopedStyle styled{host, PanelStyle::Debug};
    Panel panel{host, {"lab", "The experiment", form.note}, px, ImGui::GetFrameHeight() + host.px(24), true};
    form.page = choice(host, "lab.page", form.pages, form.page, ImGui::GetContentRegionAvail().x);
    const float name_px = host.px(name_wide), beside_disc = ImGui::GetFrameHeight() + host.px(4);
    for (std::size_t n = 0; n < form.rows.size(); ++n) {
        LabRow& row = form.rows[n];
        const bool seat = row.name.starts_with("player.");
        if (seat) {
            disc(host, row, form.front);
            same_line(host, 4);
        }
        if (list_row(host, row, name_px - (seat ? beside_disc : 0))) form.turned = static_cast<int>(n);
    }
    seed_row(host, name_px, form.seed);
    heading(host, "Rules");
    sheet();
    panel.foot();
    const std::string label = form.running ? "STOP" : "RUN";
    const bool pressed = brass_button(host, label + "###run", {host.px(150), 0});
    if (ImGui::IsWindowAppearing()) ImGui::SetItemDefaultFocus();
    host.mark("run");
    return pressed || enter_alone();
}

}  // namespace boxcars::ui
