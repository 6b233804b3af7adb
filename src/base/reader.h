// Fits sentences to where they are read: in a terminal or a window, or on a web page.
#pragma once
#include <string>

namespace boxcars {

// Whether sentences are read on a web page, which has no folders, options or commands. False at first.
void speak_to_page(bool page);
// Returns the sentence as its reader needs it. On a page paths lose their folders, and clauses that name an option or a
// command of the terminal are left out: "Cannot read /kept/a.json. See boxcars --help." becomes "Cannot read a.json."
std::string for_reader(std::string sentence);

}  // namespace boxcars
