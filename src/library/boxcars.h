/* Boxcars for programs in C: exact odds, simulations and sittings of its dice games, with requests and answers as JSON
 * text. The keys are those of the command line's --json; library/answers.h says what a request may have.
 *
 * Free a returned text with boxcars_free(). NULL (or 0) means failure; boxcars_error() then returns a sentence, for the
 * calling thread, until its next call. A request may be NULL, which means {}. Several threads may call at a time, but
 * only one may use a table at a time. */
#ifndef BOXCARS_H
#define BOXCARS_H

#ifdef __cplusplus
extern "C" {
#endif

typedef struct boxcars_table boxcars_table;

const char* boxcars_version(void); /* "1.0.0"; not to be freed */
const char* boxcars_error(void);   /* "" if the last call succeeded; not to be freed */
void boxcars_free(char* text);     /* NULL does nothing */

char* boxcars_games(void);                                     /* ["craps", ...] */
char* boxcars_rules(const char* game);                         /* every knob */
char* boxcars_players(const char* game);                       /* every computer player */
char* boxcars_strategies(void);                                /* those of craps, and every field they may have */
char* boxcars_odds(const char* game, const char* request);     /* {"set": {"bar": 2}} */
char* boxcars_simulate(const char* game, const char* request); /* {"games": 1000000, "seed": 7} */
char* boxcars_verify(const char* recording);                   /* {"ok": true, "hash": ...} */

boxcars_table* boxcars_open(const char* game, const char* request); /* {"seed": 7}; close it with boxcars_close() */
void boxcars_close(boxcars_table* table);                           /* NULL does nothing */
char* boxcars_look(const boxcars_table* table);
char* boxcars_decisions(const boxcars_table* table); /* ["hold"] */
char* boxcars_decide(boxcars_table* table, const char* event);
char* boxcars_throw(boxcars_table* table);
char* boxcars_force(boxcars_table* table, const int* faces, int count); /* practice from here on */
char* boxcars_undo(boxcars_table* table);
int boxcars_next_game(boxcars_table* table);
char* boxcars_recording(const boxcars_table* table);

#ifdef __cplusplus
}
#endif
#endif
