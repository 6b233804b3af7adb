// What a processor's own header offers, made of plain C++ by SIMDe, for tests of vector code on any machine.
#pragma once
#define SIMDE_NO_NATIVE
#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx512.h>

using __mmask64 = simde__mmask64;
