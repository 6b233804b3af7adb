# shellcheck shell=bash disable=SC2034
# What Boxcars needs from a Debian 12 (or Ubuntu) machine, and how it gets there. Sourced by ./play and ./check.
# Nothing else in the repository names a package; nothing is downloaded but by the system's own package manager.

build_packages=(
    g++ cmake ninja-build pkg-config
    libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev                     # window, input and sound, letters, drawings
    libepoxy-dev libglm-dev libimgui-dev libfreetype-dev libfontconfig-dev
    libbullet-dev libsodium-dev libgmp-dev                            # tumbling, the dice stream, exact fractions
    libsqlite3-dev                                                    # every sitting, kept
    nlohmann-json3-dev libcli11-dev libfmt-dev
)
run_packages=(
    libegl1 libgl1 libgl1-mesa-dri                                    # SDL opens these by name, so no package asks for them
    fonts-league-spartan fonts-lato fonts-jetbrains-mono fonts-dejavu-core
)
test_packages=(
    doctest-dev
    libebur128-dev                                                    # measures loudness and true peaks
    libsimde-dev                                                      # any processor's stand-in for AVX-512
    xvfb xdotool                                                      # a screen nobody looks at, and a hand to click on it
    strace binutils                                                   # what the program asks of the system; readelf
    parallel                                                          # a simulation spread over processors
    python3                                                           # measures the source: tools/house
)

page_packages=(                                                       # only ./play --web and ./check --web need these
    emscripten dpkg-dev make gcc tcl                                  # compiles; unpacks sources; GMP's and SQLite's own ways
    cmake ninja-build python3
    libglm-dev nlohmann-json3-dev libcli11-dev                        # headers alone, as they are
    fonts-league-spartan fonts-lato fonts-jetbrains-mono fonts-dejavu-core fonttools
    librsvg2-bin brotli                                               # icons; copies for servers that send them packed
)
page_test_packages=(chromium firefox-esr webkit2gtk-driver xvfb pulseaudio)

windows_packages=(                                                    # only tools/windows and ./check --windows need these
    g++-mingw-w64-x86-64-posix mingw-w64-common dpkg-dev make gcc m4 tcl   # compiles; unpacks sources; GMP's and SQLite's own ways
    cmake ninja-build python3
    libglm-dev nlohmann-json3-dev libcli11-dev                        # headers alone, as they are
    fonts-league-spartan fonts-lato fonts-jetbrains-mono fonts-dejavu-core
    librsvg2-bin icoutils zip nsis                                    # the icon; what is packed
)
linux_packages=(                                                      # only tools/linux needs these
    g++ dpkg-dev make gcc m4 tcl cmake ninja-build python3 binutils xz-utils
    libsdl2-dev                                                       # brings the headers of all that SDL opens
    libglm-dev nlohmann-json3-dev libcli11-dev                        # headers alone, as they are
    fonts-league-spartan fonts-lato fonts-jetbrains-mono fonts-dejavu-core
)
windows_test_packages=(wine wine64 xvfb xauth imagemagick)           # only ./check --windows

guard_packages=(clang-format-14 clang-tidy-14)                          # only .ci/run needs these
fuzz_packages=(clang-14 libclang-rt-14-dev)                           # only tools/guard fuzz needs these: libFuzzer
module_packages=(                                                     # what `pip install .` needs; docs/python.md has them too
    g++ cmake ninja-build pkg-config libfmt-dev libgmp-dev libsodium-dev libsqlite3-dev nlohmann-json3-dev
    pybind11-dev python3-dev python3-numpy python3-venv
)
python_packages=("${module_packages[@]}" python3-pytest python3-pip python3-pandas python3-matplotlib)   # only ./check --python
release_packages=(dpkg-dev lintian desktop-file-utils appstream flatpak-builder mmdebstrap)   # only tools/release
site_packages=(                                                       # only tools/site needs these
    mkdocs webp fonttools                                             # makes pages; packs their pictures and fonts
    fonts-league-spartan fonts-lato fonts-jetbrains-mono
)
picture_packages=(webp)                                               # only docs/pictures/make and animate need it
coverage_packages=(gcovr)                                             # only ./check --coverage

# The packages of the list that are not installed, one a line.
missing_packages() {
    local package
    for package in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || echo "$package"
    done
}

# Runs a command as root: directly, or through sudo, which asks for a password only where somebody can type one.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif ! command -v sudo >/dev/null; then
        return 1
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

# Installs what is missing of the packages named; leaves the machine alone when nothing is.
need_packages() {
    local missing
    if [ -n "${BOXCARS_SKIP_PACKAGES:-}" ]; then
        echo "      not looked at, as BOXCARS_SKIP_PACKAGES says"
        return
    fi
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        echo "This is not Debian or Ubuntu, so the packages cannot be installed from here. Install what your system calls these:" >&2
        printf '  %s\n' "$*" | fold -s -w 100 >&2
        echo "and start again with BOXCARS_SKIP_PACKAGES=1 in front." >&2
        exit 2
    fi
    mapfile -t missing < <(missing_packages "$@")
    if [ "${#missing[@]}" -eq 0 ]; then
        echo "      all $# are here"
        return
    fi
    echo "      ${#missing[@]} of $# are missing: ${missing[*]}" | fold -s -w 110
    [ "$(id -u)" -eq 0 ] || echo "      installing them needs sudo"
    if ! install_packages "${missing[@]}"; then
        echo "They could not be installed. Ask somebody who may, then start again:" >&2
        echo "  apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
        exit 2
    fi
}

install_packages() {
    local quiet=(-q -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0)
    mkdir -p build
    # A list that cannot be fetched need not be one that is wanted here, so only the installation decides.
    as_root apt-get "${quiet[@]}" update </dev/null >build/packages.log || echo "      (some package lists could not be fetched)"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${quiet[@]}" -y --no-install-recommends install "$@" </dev/null | tell_progress
}

# Of all that apt-get says: how much there is to do, and how far it is. The rest goes to build/packages.log.
tell_progress() {
    tee -a build/packages.log | awk '
        / newly installed/ { total = $3; printf "      %d packages to install, with what they need in turn\n", total }
        /^Need to get/     { print "      to download: " $4 " " $5 }
        /^Setting up/      { if (++done % 25 == 0 || done == total) { printf "      %d of %d\n", done, total; fflush() } }'
}
