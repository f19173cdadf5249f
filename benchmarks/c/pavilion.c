/* Summer Pavilion in C: uniformly random complete games in one thread, as a yardstick for speed.
 *
 *     cc -O3 -march=native -o pavilion pavilion.c
 *     ./pavilion PLAYERS GAMES SEED
 *
 * Coloured side, classic edition. Moves are the integers of docs/actions/pavilion.md: every decision is made by
 * generating all legal moves into an array and choosing one uniformly; nature's draws are exact, without replacement.
 *
 * Three ideas make it fast. A pile of tiles is one 64-bit word: six counts, ten bits each, so that piles are added,
 * counted and drawn from with a few instructions. A board is a set of 42 bits, and what a placement gives is looked up.
 * A set of moves is a set of bits, written out to the array six bits at a time from a table. */

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ORANGE, RED, BLUE, YELLOW, GREEN, PURPLE, COLOURS, CENTRE_STAR = COLOURS, STARS };
enum { MAX_PLAYERS = 4, MAX_SOURCES = 10, ROUNDS = 6, CORNERS = 4 };
enum { TILES_OF_EACH_COLOUR = 22, TILES_ON_A_FACTORY = 4, TILES_IN_THE_SUPPLY = 10 };
enum { START_SCORE = 5, FLOOR = 1 };
enum { NOBODY = -1 };

static const int WILD_ORDER[ROUNDS] = {PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED};
static const int STAR_BONUS[STARS] = {17, 14, 15, 16, 18, 20, 12};
static const int NUMBER_BONUS[4] = {4, 8, 12, 16};

/* The action space. */
typedef uint16_t Move;
enum { TAKE = 0, PLACE = 60, PAY = 312, BONUS = 318, PASS = 324, KEEP = 325, STOP = 331 };

/* Random numbers: wyrand, with Lemire's unbiased bounded draws. */

typedef struct { uint64_t state; } Rng;

static inline uint64_t rng_next(Rng *rng) {
    rng->state += 0xa0761d6478bd642fULL;
    __uint128_t product = (__uint128_t)rng->state * (rng->state ^ 0xe7037ed1a0b428dbULL);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

static inline unsigned rng_below(Rng *rng, unsigned bound) {
    __uint128_t product = (__uint128_t)rng_next(rng) * bound;
    if (__builtin_expect((uint64_t)product < bound, 0)) {
        uint64_t threshold = -(uint64_t)bound % bound;
        while ((uint64_t)product < threshold) product = (__uint128_t)rng_next(rng) * bound;
    }
    return (unsigned)(product >> 64);
}

/* Piles: the count of colour c in bits 10c to 10c + 9. A count is at most 132, so the highest bit of a lane is free. */

typedef uint64_t Pile;
enum { LANE_BITS = 10, LANE = (1 << LANE_BITS) - 1 };

#define ONE(colour) (1ULL << (LANE_BITS * (colour)))
static const Pile ONE_OF_EACH = ONE(0) | ONE(1) | ONE(2) | ONE(3) | ONE(4) | ONE(5);
static const Pile HIGH_BITS = (ONE(0) | ONE(1) | ONE(2) | ONE(3) | ONE(4) | ONE(5)) << (LANE_BITS - 1);

static inline int count(Pile pile, int colour) { return (int)(pile >> (LANE_BITS * colour)) & LANE; }
static inline Pile only(Pile pile, int colour) { return pile & ((Pile)LANE << (LANE_BITS * colour)); }

/* Lane c of the product is the number of tiles of the colours 0 to c. */
static inline Pile running_totals(Pile pile) { return pile * ONE_OF_EACH; }
static inline int total(Pile pile) { return count(running_totals(pile), COLOURS - 1); }

/* One tile of each colour that the pile holds. */
static inline Pile one_of_each_in(Pile pile) {
    return ((pile + (HIGH_BITS - ONE_OF_EACH)) & HIGH_BITS) >> (LANE_BITS - 1);
}

/* The set of colours in a pile, six bits: the lowest bits of its lanes, gathered by a multiplication. */
static inline unsigned colours_in(Pile pile) {
    const uint64_t gather = 1ULL << 58 | 1ULL << 49 | 1ULL << 40 | 1ULL << 31 | 1ULL << 22 | 1ULL << 13;
    return (unsigned)(one_of_each_in(pile) * gather >> 58);
}

/* The colour of the tile at this place (from 0) if the pile lay sorted: how many running totals do not exceed it. */
static inline int colour_at(Pile pile, unsigned place) {
    return __builtin_popcountll(((place * ONE_OF_EACH | HIGH_BITS) - running_totals(pile)) & HIGH_BITS);
}

/* The board: space (star, index) is bit 6 * star + index. */

typedef uint64_t Spaces;
#define SPACE(star, index) (1ULL << (6 * (star) + (index)))
enum { WHOLE_STAR = 0x3f };

/* A space belongs to at most two structures; a missing second one needs a space that does not exist. */
typedef struct { Spaces needs[2]; int bonus[2]; } Structures;

static Structures structures[STARS * 6];
static uint8_t segment[64][6]; /* points for a tile at an index, given the covered spaces of its star with it */
static Spaces spaces_of_number[4]; /* number - 1: the spaces that count for a number bonus at the end */
static uint8_t affordable_with[2 * TILES_OF_EACH_COLOUR + 1]; /* the indices of a star that so many tiles can pay */

static void add_structure(Spaces needs, int bonus) {
    for (int space = 0; space < STARS * 6; space++) {
        if (!(needs >> space & 1)) continue;
        int slot = structures[space].bonus[0] != 0;
        structures[space].needs[slot] = needs;
        structures[space].bonus[slot] = bonus;
    }
}

/* Moves as sets of bits: steps_1[set] holds the members of a set of six in order, steps_6[set] six times each. */

typedef Move Moves8 __attribute__((vector_size(16)));
static Moves8 steps_1[64], steps_6[64];

/* Writes base + step for every member of the set; the array needs room for eight. Returns the new length. */
static inline int add_moves(Move *moves, int length, const Moves8 *steps, unsigned set, int base) {
    Moves8 eight = steps[set] + (Move)base;
    memcpy(moves + length, &eight, sizeof eight);
    return length + __builtin_popcount(set);
}

static void make_tables(void) {
    for (int space = 0; space < STARS * 6; space++)
        structures[space] = (Structures){{~0ULL, ~0ULL}, {0, 0}};
    for (int j = 0; j < 6; j++) {
        int next = (j + 1) % 6;
        add_structure(SPACE(j, 1) | SPACE(j, 2) | SPACE(CENTRE_STAR, (j + 5) % 6) | SPACE(CENTRE_STAR, j), 1);
        add_structure(SPACE(j, 0) | SPACE(j, 1) | SPACE(next, 2) | SPACE(next, 3), 2);
        add_structure(SPACE(j, 4) | SPACE(j, 5), 3);
    }
    for (int index = 0; index < 4; index++)
        for (int star = 0; star < STARS; star++) spaces_of_number[index] |= SPACE(star, index);
    for (int tiles = 0; tiles <= 2 * TILES_OF_EACH_COLOUR; tiles++)
        affordable_with[tiles] = (uint8_t)(tiles < 6 ? (1 << tiles) - 1 : WHOLE_STAR);
    for (int set = 0; set < 64; set++) {
        for (int index = 0, members = 0; index < 6; index++) {
            if (!(set >> index & 1)) continue;
            steps_1[set][members] = (Move)index;
            steps_6[set][members++] = (Move)(6 * index);
            int after = 0, before = 0;
            while (after < 5 && set >> (index + after + 1) % 6 & 1) after++;
            while (after + before < 5 && set >> (index + 5 - before) % 6 & 1) before++;
            segment[set][index] = (uint8_t)(1 + after + before);
        }
    }
}

/* The game. */

typedef enum { TAKING, PLAYING, PAYING, BONUSES, KEEPING, OVER } Phase;

typedef struct {
    Pile hand, corners;
    Spaces covered;
    uint32_t centre_tiles; /* four bits for each index of the centre star: colour + 1, or 0 */
    uint8_t centre_colours;
    int16_t score;
} Player;

typedef struct {
    Pile bag, tower, supply;
    Pile sources[MAX_SOURCES]; /* 0 the centre of the table, then the factories */
    uint64_t takes;            /* the legal moves of the taking phase as a set of bits */
    Player player[MAX_PLAYERS];
    int8_t players, sources_count, round, wild, starter, holder, seat, bonus_due;
    int8_t star, index, colour, fewest_wilds, most_wilds; /* the placement, while its payment is asked */
    uint8_t passed;                                       /* a set of seats */
    uint8_t phase;
} State;

static inline int left_of(const State *s, int seat) { return seat + 1 == s->players ? 0 : seat + 1; }
static inline int max(int a, int b) { return a > b ? a : b; }
static inline int min(int a, int b) { return a < b ? a : b; }
static inline void lose(Player *p, int points) { p->score = (int16_t)max(FLOOR, p->score - points); }

/* Draws so many tiles from the bag, the tower going into it when it is empty; fewer if both are. */
static inline Pile draw(State *s, int tiles, Rng *rng) {
    Pile bag = s->bag, drawn = 0;
    for (unsigned left = (unsigned)total(bag); tiles > 0; tiles--, left--) {
        if (__builtin_expect(left == 0, 0)) {
            bag = s->tower;
            s->tower = 0;
            left = (unsigned)total(bag);
            if (left == 0) break;
        }
        Pile tile = ONE(colour_at(bag, rng_below(rng, left)));
        bag -= tile;
        drawn += tile;
    }
    s->bag = bag;
    return drawn;
}

static inline void refill_supply(State *s, Rng *rng) {
    s->supply += draw(s, TILES_IN_THE_SUPPLY - total(s->supply), rng);
}

/* The colours that can be taken from a source: all but the wild one, or that if there is no other. */
static inline uint64_t takes_from(const State *s, int source) {
    unsigned colours = colours_in(s->sources[source]);
    unsigned others = colours & ~(1U << s->wild);
    return (uint64_t)(others ? others : colours) << (6 * source);
}

static void fill_factories(State *s, Rng *rng) {
    s->takes = 0;
    for (int source = 1; source < s->sources_count; source++) {
        s->sources[source] = draw(s, TILES_ON_A_FACTORY, rng);
        s->takes |= takes_from(s, source);
    }
    s->holder = NOBODY;
    s->seat = s->starter;
    s->phase = TAKING;
}

static void set_up(State *s, int players, Rng *rng) {
    *s = (State){0};
    s->players = (int8_t)players;
    s->sources_count = (int8_t)(2 * players + 2);
    s->bag = TILES_OF_EACH_COLOUR * ONE_OF_EACH;
    s->wild = (int8_t)WILD_ORDER[0];
    for (int seat = 0; seat < players; seat++) s->player[seat].score = START_SCORE;
    s->starter = (int8_t)rng_below(rng, (unsigned)players);
    refill_supply(s, rng);
    fill_factories(s, rng);
}

static inline int next_starter(const State *s) { return s->holder == NOBODY ? s->starter : s->holder; }

static void prepare(State *s, Rng *rng) {
    s->starter = (int8_t)next_starter(s);
    s->round++;
    s->wild = (int8_t)WILD_ORDER[s->round];
    s->passed = 0;
    for (int seat = 0; seat < s->players; seat++) {
        s->player[seat].hand = s->player[seat].corners;
        s->player[seat].corners = 0;
    }
    fill_factories(s, rng);
}

static void end(State *s) {
    for (int seat = 0; seat < s->players; seat++) {
        Player *p = &s->player[seat];
        for (int star = 0; star < STARS; star++)
            p->score += (p->covered >> (6 * star) & WHOLE_STAR) == WHOLE_STAR ? STAR_BONUS[star] : 0;
        for (int index = 0; index < 4; index++)
            p->score += (spaces_of_number[index] & ~p->covered) == 0 ? NUMBER_BONUS[index] : 0;
        lose(p, total(p->corners));
        s->tower += p->corners;
        p->corners = 0;
    }
    s->phase = OVER;
}

static inline bool everybody_passed(const State *s) { return s->passed == (1 << s->players) - 1; }

/* The turn of the first seat from this one on that has not passed; who has no tiles passes automatically. */
static inline void turn_of(State *s, int seat, Rng *rng) {
    for (;;) {
        while (!everybody_passed(s)) {
            if (!(s->passed >> seat & 1) && s->player[seat].hand) {
                s->seat = (int8_t)seat;
                s->phase = PLAYING;
                return;
            }
            s->passed |= (uint8_t)(1 << seat);
            seat = left_of(s, seat);
        }
        if (s->round == ROUNDS - 1) {
            end(s);
            return;
        }
        prepare(s, rng);
        if (s->takes) return;
        seat = s->starter; /* a round without any tile to take */
    }
}

/* The supply is refilled after every turn but the last of the game. */
static inline void end_turn(State *s, Rng *rng) {
    bool refill = s->round < ROUNDS - 1;
    for (int seat = 0; !refill && seat < s->players; seat++)
        refill = !(s->passed >> seat & 1) && s->player[seat].hand;
    if (refill) refill_supply(s, rng);
    turn_of(s, left_of(s, s->seat), rng);
}

/* The legal moves. */

static inline int legal_takes(const State *s, Move *moves) {
    int length = 0;
    for (int source = 0; source < s->sources_count; source++)
        length = add_moves(moves, length, steps_1, s->takes >> (6 * source) & 0x3f, TAKE + 6 * source);
    return length;
}

static inline int legal_placements(const State *s, Move *moves) {
    const Player *p = &s->player[s->seat];
    int length = 0;
    Pile helped = one_of_each_in(p->hand) & ~ONE(s->wild); /* the colours for which wild tiles can pay */
    Pile funds = p->hand + helped * (Pile)count(p->hand, s->wild);
    Spaces empty = ~p->covered;
    for (int colour = 0; colour < COLOURS; colour++) { /* without branches, which would be mispredicted */
        unsigned affordable = affordable_with[count(funds, colour)];
        unsigned outer = affordable & (unsigned)(empty >> (6 * colour));
        unsigned centre = affordable & (unsigned)(empty >> (6 * CENTRE_STAR)) & -(~p->centre_colours >> colour & 1U);
        length = add_moves(moves, length, steps_6, outer, PLACE + 36 * colour + colour);
        length = add_moves(moves, length, steps_6, centre, PLACE + 36 * CENTRE_STAR + colour);
    }
    moves[length++] = PASS;
    return length;
}

static inline int legal_payments(const State *s, Move *moves) {
    int length = 0;
    for (int wilds = s->fewest_wilds; wilds <= s->most_wilds; wilds++) moves[length++] = (Move)(PAY + wilds);
    return length;
}

static inline int legal_keeps(const State *s, Move *moves) {
    int length = add_moves(moves, 0, steps_1, colours_in(s->player[s->seat].hand), KEEP);
    moves[length++] = STOP;
    return length;
}

enum { MOST_MOVES = 6 * STARS * 2 + 8 };

static inline int legal(const State *s, Move *moves) {
    switch (s->phase) {
    case TAKING: return legal_takes(s, moves);
    case PLAYING: return legal_placements(s, moves);
    case PAYING: return legal_payments(s, moves);
    case BONUSES: return add_moves(moves, 0, steps_1, colours_in(s->supply), BONUS);
    case KEEPING: return legal_keeps(s, moves);
    default: return 0;
    }
}

/* Playing a move. */

static inline void take(State *s, int source, int colour, Rng *rng) {
    Player *p = &s->player[s->seat];
    Pile pile = s->sources[source];
    Pile taken = colour == s->wild ? 0 : only(pile, colour);
    taken += only(pile, s->wild) ? ONE(s->wild) : 0;
    p->hand += taken;
    if (source == 0) {
        s->sources[0] = pile - taken;
        if (s->holder == NOBODY) {
            s->holder = s->seat;
            lose(p, total(taken));
        }
    } else {
        s->sources[source] = 0;
        s->sources[0] += pile - taken;
    }
    s->takes = (s->takes & ~(0x3fULL << (6 * source)) & ~0x3fULL) | takes_from(s, 0);
    if (s->takes) s->seat = (int8_t)left_of(s, s->seat);
    else turn_of(s, next_starter(s), rng);
}

/* Bonus tiles are asked while the supply shows several colours; what is due of a single colour is taken at once. */
static inline void ask_bonus(State *s, Rng *rng) {
    if (s->bonus_due) {
        unsigned colours = colours_in(s->supply);
        if (colours & (colours - 1)) {
            s->phase = BONUSES;
            return;
        }
        Pile rest = (Pile)s->bonus_due * ONE(__builtin_ctz(colours));
        s->supply -= rest;
        s->player[s->seat].hand += rest;
        s->bonus_due = 0;
    }
    end_turn(s, rng);
}

static inline void pay(State *s, int star, int index, int colour, int wilds, Rng *rng) {
    Player *p = &s->player[s->seat];
    Pile paid = (Pile)(index + 1 - wilds) * ONE(colour) + (Pile)wilds * ONE(s->wild);
    p->hand -= paid;
    s->tower += paid - ONE(colour);
    p->covered |= SPACE(star, index);
    if (star == CENTRE_STAR) {
        p->centre_tiles |= (uint32_t)(colour + 1) << (4 * index);
        p->centre_colours |= (uint8_t)(1 << colour);
    }
    p->score += segment[p->covered >> (6 * star) & WHOLE_STAR][index];
    const Structures *around = &structures[6 * star + index];
    int due = (around->needs[0] & ~p->covered) == 0 ? around->bonus[0] : 0;
    due += (around->needs[1] & ~p->covered) == 0 ? around->bonus[1] : 0;
    s->bonus_due = (int8_t)min(due, total(s->supply));
    ask_bonus(s, rng);
}

static inline void place(State *s, int star, int index, int colour, Rng *rng) {
    Pile hand = s->player[s->seat].hand;
    int cost = index + 1;
    int fewest = 0, most = 0;
    if (colour != s->wild) {
        fewest = max(0, cost - count(hand, colour));
        most = min(cost - 1, count(hand, s->wild));
    }
    if (fewest == most) {
        pay(s, star, index, colour, fewest, rng);
        return;
    }
    s->star = (int8_t)star;
    s->index = (int8_t)index;
    s->colour = (int8_t)colour;
    s->fewest_wilds = (int8_t)fewest;
    s->most_wilds = (int8_t)most;
    s->phase = PAYING;
}

static inline void take_bonus_tile(State *s, int colour, Rng *rng) {
    s->supply -= ONE(colour);
    s->player[s->seat].hand += ONE(colour);
    s->bonus_due--;
    ask_bonus(s, rng);
}

static inline void discard_the_rest(State *s, Rng *rng) {
    Player *p = &s->player[s->seat];
    lose(p, total(p->hand));
    s->tower += p->hand;
    p->hand = 0;
    end_turn(s, rng);
}

static inline void keep(State *s, int colour, Rng *rng) {
    Player *p = &s->player[s->seat];
    p->hand -= ONE(colour);
    p->corners += ONE(colour);
    if (p->hand == 0 || total(p->corners) == CORNERS) discard_the_rest(s, rng);
}

static inline void play(State *s, Move move, Rng *rng) {
    switch (s->phase) {
    case TAKING: take(s, move / 6, move % 6, rng); break;
    case PLAYING:
        if (move == PASS) {
            s->passed |= (uint8_t)(1 << s->seat);
            s->phase = KEEPING;
        } else {
            int space = (move - PLACE) / 6;
            place(s, space / 6, space % 6, (move - PLACE) % 6, rng);
        }
        break;
    case PAYING: pay(s, s->star, s->index, s->colour, move - PAY, rng); break;
    case BONUSES: take_bonus_tile(s, move - BONUS, rng); break;
    case KEEPING:
        if (move == STOP) discard_the_rest(s, rng);
        else keep(s, move - KEEP, rng);
        break;
    }
}

/* Plays one random game; returns the number of decisions. */
static long random_game(State *s, int players, Rng *rng) {
    Move moves[MOST_MOVES];
    long decisions = 0;
    set_up(s, players, rng);
    while (s->phase != OVER) {
        int length = legal(s, moves);
        play(s, moves[rng_below(rng, (unsigned)length)], rng);
        decisions++;
    }
    return decisions;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int argc, char **argv) {
    int players = argc == 4 ? atoi(argv[1]) : 0;
    long games = argc == 4 ? atol(argv[2]) : 0;
    if (players < 2 || players > MAX_PLAYERS || games < 1) {
        fprintf(stderr, "usage: %s PLAYERS GAMES SEED   (2 to 4 players)\n", argv[0]);
        return 2;
    }
    Rng rng = {strtoull(argv[3], NULL, 10)};
    make_tables();

    State state;
    long decisions = 0, points = 0;
    double start = now();
    for (long game = 0; game < games; game++) {
        decisions += random_game(&state, players, &rng);
        for (int seat = 0; seat < players; seat++) points += state.player[seat].score;
    }
    double seconds = now() - start;

    printf("{\"games\": %ld, \"decisions\": %ld, \"seconds\": %.6f, \"games_per_second\": %.1f, "
           "\"mean_score\": %.4f, \"mean_decisions\": %.4f}\n",
           games, decisions, seconds, (double)games / seconds, (double)points / (double)(games * players),
           (double)decisions / (double)games);
    return 0;
}
