/* A program in C: a game of Pig by hold at 20 from a chosen seed, verified; and every way to be told no. */
#include "library/boxcars.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int number_after(const char* text, const char* name) {
    const char* at = strstr(text, name);
    return at ? atoi(at + strlen(name)) : -1;
}

static void need(bool holds, const char* what) {
    if (holds) return;
    fprintf(stderr, "not so: %s; the library says '%s'\n", what, boxcars_error());
    exit(1);
}

int main(void) {
    boxcars_table* table = boxcars_open("pig", "{\"seed\": 42}");
    need(table != NULL, "a table opens");
    for (int moves = 0; moves < 2000; ++moves) {
        char* now = boxcars_look(table);
        need(now != NULL, "the table can be looked at");
        const bool over = strstr(now, "\"over\":true") != NULL;
        const bool holds = number_after(now, "\"turn_total\":") >= 20;
        boxcars_free(now);
        if (over) break;
        char* done = holds ? boxcars_decide(table, "hold") : boxcars_throw(table);
        need(done != NULL, "a move is taken");
        boxcars_free(done);
    }
    char* recording = boxcars_recording(table);
    char* verdict = boxcars_verify(recording);
    need(verdict && strstr(verdict, "\"ok\": true"), "the recording verifies");
    boxcars_free(verdict);
    boxcars_free(recording);
    need(boxcars_decide(table, "dance") == NULL && strlen(boxcars_error()) > 0, "nonsense is refused with a sentence");
    need(boxcars_next_game(table) && strlen(boxcars_error()) == 0, "the next game begins");
    boxcars_close(table);

    need(boxcars_open("chess", NULL) == NULL, "no table of chess opens");
    need(boxcars_odds(NULL, NULL) == NULL, "no game has no odds");
    char* odds = boxcars_odds("craps", "{\"set\": {\"bar\": 2}}");
    need(odds && strstr(odds, "244/495"), "the pass line wins 244 of 495");
    boxcars_free(odds);
    char* counted = boxcars_simulate("craps", "{\"games\": 1000, \"seed\": 7}");
    need(counted && strstr(counted, "\"games\": 1000"), "a thousand games are counted");
    boxcars_free(counted);
    boxcars_free(NULL);
    boxcars_close(NULL);
    puts(boxcars_version());
    return 0;
}
