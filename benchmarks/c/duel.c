/* Uniformly random games of Azul Duel (goals: rows, columns, diagonals), as fast as plain C gets on one thread.
 *
 *     cc -O3 -march=native -o duel duel.c
 *     ./duel GAMES SEED
 *
 * Moves are the integers of docs/actions/duel.md. At every decision the legal ones are written into an array and one of
 * them is chosen, all alike; what leaves no choice is done at once, as that page says. Nature is exact: the stack of
 * plates is shuffled, tiles and chips are drawn without replacement.
 *
 * Sets are bit masks. A dome is 36 bits, row * 6 + column; beside it lies its transpose, column * 6 + row, so that runs
 * across and down are the same table look-up.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { COLOURS = 5, TILES = 65, PLATES = 18, SPECIAL_PLATES = 9, CHIPS = 20, ROUNDS = 5 };
enum { LARGE_TILES = 5, SMALL_TILES = 4, START_SCORE = 5, BROKEN_SPACES = 4, MARKER_LOSS = 2, BREAK = 6, NOBODY = -1 };
enum { MAX_MOVES = 64, STACK_SIZE = 32 /* a ring: a power of two, at least 18 */ };
enum { WRITE = 16 }; /* so many equal tiles are written at a time, and only those that are there are counted */

/* The first integer of each kind of move. */
enum {
    SUN = 0, MOON = 25, CHIP = 30, DISPLAY = 34, DRAW = 37, STOP = 38, KEEP = 39, RETURN = 57, PLACE = 75, STACK = 111,
    LINE = 116, PASS = 123, SPEND = 124, LEAVE = 134, TILE = 135
};

typedef uint8_t Move;

typedef struct {
    uint64_t places;   /* free (slot, rotation) pairs, bit slot * 4 + rotation */
    uint64_t dome;     /* covered spaces */
    uint64_t dome_t;   /* the same, transposed */
    uint64_t specials; /* special spaces of the plates placed */
    uint64_t accepts;  /* a byte for each colour: the lines that can take it, and BREAK */
    uint32_t open[6];  /* for each dome row six bits for each colour: the empty spaces that take it */
    uint16_t chips;    /* kinds of which there is at least one unspent chip */
    uint16_t pairs;    /* kinds of which there are two */
    uint8_t line_colour[7], line_count[7]; /* the seventh, BREAK, has no room */
    uint8_t broken[2 * BROKEN_SPACES], broken_count;
    uint8_t tokens, chips_taken, passed;
    int score;
} Player;

typedef struct {
    Player players[2];
    uint32_t sun_mask;       /* colours on the suns, bit factory * 5 + colour: the legal sun moves */
    uint32_t sun[5];         /* a nibble for each colour: how many */
    uint32_t large_moon;     /* likewise */
    uint32_t large_mask;     /* colours on the large moon */
    uint32_t moon[4];        /* a byte for each tile, the top one lowest: 1 << colour */
    uint32_t revealed;       /* small factories with a revealed chip, bit factory - 1 */
    uint32_t display_mask;   /* display places with a plate */
    uint32_t remaining;      /* tiles and chips on the factories, and tokens: 0 ends the phase */
    int starter, holder;
    uint8_t chip[4];         /* kinds revealed */
    uint8_t display[3];
    uint8_t stack_top, stack_count, stack[STACK_SIZE];
    uint8_t bag_count, tower_count, chip_count;
    uint8_t bag[TILES], tower[TILES + WRITE], chips[CHIPS];
} Game;

/* Printed facts, and tables made from them */

static const char PLATE_COLOURS[PLATES][4] = {
    "TYK", "RTK", "KBR", "KYB", "BTR", "RKY", "BKT", "TBY", "YRB",
    "TYK", "RTK", "KBR", "YRT", "BTR", "RKY", "BKT", "TBY", "YRB",
};
static const char CHIP_COLOURS[10][3] = { "B", "Y", "R", "K", "T", "TY", "YK", "KB", "BR", "RT" };
static const uint8_t CAPACITY[7] = { 1, 2, 3, 4, 5, 6, [BREAK] = 0 };
static const uint8_t BROKEN_LOSS[BROKEN_SPACES + 1] = { 0, 1, 3, 6, 10 };

static const uint32_t EVERY_COLOUR = 0x01041041;         /* the same bit in five fields of six */
static const uint64_t EVERY_LINE_COLOUR = 0x0101010101; /* the same bit in five bytes */
static const uint64_t SIX_LINES = 0x3F3F3F3F3F;          /* bits 0 to 5 of five bytes */
static const uint64_t EVERY_BYTE = 0x0101010101010101;

static uint32_t plate_open[PLATES][4][2]; /* what a turned plate adds to `open` of its two rows, at the left */
static uint64_t slot_spaces[9];           /* the four dome spaces of a slot */
static uint8_t run_length[64][6];         /* the run through a column, that column included */
static uint16_t shows[COLOURS];           /* kinds of chips that show a colour */
static uint64_t bits_set[256];            /* the places of the bits of a byte, a byte for each, lowest first */

/* Chips laid for the next missing tile: none, one that shows the colour, one that does not, or two (not both do). */
enum { NONE_LAID, ONE_SHOWING, ONE_OTHER, TWO_LAID, MADE };
static const uint8_t lay[4][2] = { /* what a chip that does not / does show the colour makes of them */
    [NONE_LAID] = { ONE_OTHER, ONE_SHOWING },
    [ONE_SHOWING] = { TWO_LAID, MADE },
    [ONE_OTHER] = { TWO_LAID, TWO_LAID },
    [TWO_LAID] = { MADE, MADE },
};
/* Whether so many tiles can be made with what is laid, so many chips that show the colour and so many others. */
static uint8_t can_make[MADE + 1][7][11][11];

static int colour_of(char letter) { return (int)(strchr("BYRKT", letter) - "BYRKT"); }

static void make_tables(void) {
    static const int down[4] = { 0, 0, 1, 1 }, right[4] = { 0, 1, 1, 0 }; /* corners, clockwise */
    for (int plate = 0; plate < PLATES; plate++)
        for (int rotation = 0; rotation < 4; rotation++) {
            uint32_t *open = plate_open[plate][rotation];
            if (plate >= SPECIAL_PLATES) open[down[rotation]] |= EVERY_COLOUR << right[rotation];
            for (int i = 0; i < 3; i++) {
                int corner = (rotation + 1 + i) & 3;
                open[down[corner]] |= 1u << (6 * colour_of(PLATE_COLOURS[plate][i]) + right[corner]);
            }
        }
    for (int slot = 0; slot < 9; slot++) slot_spaces[slot] = 0xC3ull << (slot / 3 * 12 + slot % 3 * 2);
    for (int row = 0; row < 64; row++)
        for (int column = 0; column < 6; column++) {
            int left = column, end = column + 1;
            while (left > 0 && row >> (left - 1) & 1) left--;
            while (end < 6 && row >> end & 1) end++;
            run_length[row][column] = (uint8_t)(end - left);
        }
    for (int kind = 0; kind < 10; kind++)
        for (const char *letter = CHIP_COLOURS[kind]; *letter; letter++)
            shows[colour_of(*letter)] |= (uint16_t)(1 << kind);
    for (int byte = 0; byte < 256; byte++)
        for (int bit = 0, count = 0; bit < 8; bit++)
            if (byte >> bit & 1) bits_set[byte] |= (uint64_t)bit << (8 * count++);
    for (int missing = 0; missing < 7; missing++)
        for (int laid = MADE; laid >= NONE_LAID; laid--)
            for (int showing = 0; showing <= 10; showing++)
                for (int others = 0; others <= 10; others++)
                    can_make[laid][missing][showing][others] =
                        missing == 0 ? laid == NONE_LAID
                        : laid == MADE ? can_make[NONE_LAID][missing - 1][showing][others]
                        : (showing && can_make[lay[laid][1]][missing][showing - 1][others]) ||
                          (others && can_make[lay[laid][0]][missing][showing][others - 1]);
}

/* Chance: wyrand, and Lemire's unbiased draw below a bound */

static uint64_t random_state;

static inline uint64_t random_word(void) {
    random_state += 0xa0761d6478bd642full;
    __uint128_t product = (__uint128_t)random_state * (random_state ^ 0xe7037ed1a0b428dbull);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

static inline uint32_t below(uint32_t bound) {
    __uint128_t product = (__uint128_t)random_word() * bound;
    if (__builtin_expect((uint64_t)product < bound, 0)) {
        uint64_t floor = -(uint64_t)bound % bound;
        while ((uint64_t)product < floor) product = (__uint128_t)random_word() * bound;
    }
    return (uint32_t)(product >> 64);
}

static void shuffle(uint8_t *items, uint32_t count) {
    while (count > 1) {
        uint32_t i = below(count--);
        uint8_t item = items[i];
        items[i] = items[count];
        items[count] = item;
    }
}

static inline uint8_t draw_out(uint8_t *items, uint8_t *count) {
    uint32_t i = below(*count);
    uint8_t item = items[i];
    items[i] = items[--*count];
    return item;
}

/* Decisions */

static uint64_t decisions;

static inline int choose(const Move *moves, int count) {
    decisions++;
    return moves[below((uint32_t)count)];
}

/* List a move for each bit of a mask of so many bits: eight bits at a time, without branches. */
static inline int list_moves(Move *moves, uint64_t mask, int bits, int first) {
    int count = 0;
    for (int bit = 0; bit < bits; bit += 8) {
        uint64_t eight = bits_set[mask >> bit & 0xFF] + EVERY_BYTE * (uint64_t)(first + bit);
        memcpy(moves + count, &eight, 8);
        count += __builtin_popcountll(mask >> bit & 0xFF);
    }
    return count;
}

/* A decision among the bits of a mask that is not empty, made at once if there is but one. */
static inline int choose_bit(uint64_t mask, int bits, int first) {
    Move moves[MAX_MOVES];
    int count = list_moves(moves, mask, bits, first);
    return (count == 1 ? moves[0] : choose(moves, count)) - first;
}

/* Factories */

static inline void put_in_tower(Game *game, int colour, int count) { /* at most WRITE tiles */
    memset(game->tower + game->tower_count, colour, WRITE);
    game->tower_count += (uint8_t)count;
}

static void tower_into_bag(Game *game) {
    memcpy(game->bag + game->bag_count, game->tower, game->tower_count);
    game->bag_count += game->tower_count;
    game->tower_count = 0;
}

static void fill(Game *game, int factory, int tiles) {
    uint32_t sun = 0, mask = 0;
    for (int i = 0; i < tiles; i++) {
        if (game->bag_count == 0) {
            tower_into_bag(game);
            if (game->bag_count == 0) break;
        }
        int colour = draw_out(game->bag, &game->bag_count);
        sun += 1u << (4 * colour);
        mask |= 1u << colour;
        game->remaining++;
    }
    game->sun[factory] = sun;
    game->sun_mask |= mask << (5 * factory);
}

static int other_colours(const uint8_t *tiles, int count, int colour) {
    for (int i = 0; i < count; i++)
        if (tiles[i] != colour) return 1;
    return 0;
}

/* Put a large factory of five tiles of one colour back into the bag, if drawing again can help. */
static int undo_large_factory(Game *game) {
    int colour = __builtin_ctz(game->sun_mask);
    if (game->sun[0] != 5u << (4 * colour)) return 0;
    int in_bag = other_colours(game->bag, game->bag_count, colour);
    if (!in_bag && !other_colours(game->tower, game->tower_count, colour)) return 0;
    for (int i = 0; i < LARGE_TILES; i++) game->bag[game->bag_count++] = (uint8_t)colour;
    if (!in_bag) tower_into_bag(game);
    game->remaining -= LARGE_TILES;
    game->sun_mask = 0;
    return 1;
}

static inline void reveal_chip(Game *game, int small) {
    game->chip[small] = draw_out(game->chips, &game->chip_count);
    game->revealed |= 1u << small;
}

static void fill_factories(Game *game) {
    do fill(game, 0, LARGE_TILES);
    while (game->sun_mask && undo_large_factory(game));
    for (int factory = 1; factory <= 4; factory++) fill(game, factory, SMALL_TILES);
    for (int small = 0; small < 4; small++)
        if (game->sun[1 + small] == 0) reveal_chip(game, small);
    game->remaining += 4; /* the chips */
}

/* Plates */

static inline int take_top(Game *game) {
    game->stack_count--;
    return game->stack[game->stack_top++ % STACK_SIZE];
}

static inline void put_under(Game *game, int plate) {
    game->stack[(game->stack_top + game->stack_count++) % STACK_SIZE] = (uint8_t)plate;
}

static void fill_display(Game *game) {
    for (int place = 0; place < 3; place++)
        if (!(game->display_mask >> place & 1) && game->stack_count) {
            game->display[place] = (uint8_t)take_top(game);
            game->display_mask |= 1u << place;
        }
}

static void place_plate(Player *player, int plate) {
    static const uint8_t corner[4] = { 0, 1, 7, 6 }; /* of a plate in the dome, clockwise */
    int place = choose_bit(player->places, 36, PLACE), slot = place >> 2, rotation = place & 3;
    int slot_row = slot / 3, slot_column = slot % 3;
    player->places &= ~(0xFull << (4 * slot));
    player->open[2 * slot_row] |= plate_open[plate][rotation][0] << (2 * slot_column);
    player->open[2 * slot_row + 1] |= plate_open[plate][rotation][1] << (2 * slot_column);
    if (plate < SPECIAL_PLATES) player->specials |= 1ull << (12 * slot_row + 2 * slot_column + corner[rotation]);
}

static void take_from_display(Game *game, Player *player, int place) {
    game->display_mask &= ~(1u << place);
    place_plate(player, game->display[place]);
}

static void draw_from_stack(Game *game, Player *player) {
    static const Move more[2] = { DRAW, STOP };
    uint8_t drawn[PLATES];
    Move moves[PLATES];
    int count = 0;
    do {
        player->score -= player->score > 0;
        drawn[count++] = (uint8_t)take_top(game);
    } while (game->stack_count && choose(more, 2) == DRAW);
    int kept = drawn[0];
    if (count > 1) {
        for (int i = 0; i < count; i++) moves[i] = (Move)(KEEP + drawn[i]);
        kept = choose(moves, count) - KEEP;
        int last = kept;
        while (count > 1) { /* take the last one out of those still drawn, put one of the others back */
            int i = 0;
            while (drawn[i] != last) i++;
            drawn[i] = drawn[--count];
            last = drawn[0];
            if (count > 1) {
                for (int j = 0; j < count; j++) moves[j] = (Move)(RETURN + drawn[j]);
                last = choose(moves, count) - RETURN;
            }
            put_under(game, last);
        }
    }
    place_plate(player, kept);
}

/* Tiles */

static inline void break_tiles(Game *game, Player *player, int colour, int count) {
    int room = BROKEN_SPACES - player->broken_count, fitting = count < room ? count : room;
    memset(player->broken + player->broken_count, colour, BROKEN_SPACES);
    player->broken_count += (uint8_t)fitting;
    put_in_tower(game, colour, count - fitting);
}

static void lay_tiles(Game *game, Player *player, int colour, int count) {
    game->remaining -= (uint32_t)count;
    int line = choose_bit(player->accepts >> (8 * colour) & 0x7F, 7, LINE);
    int room = CAPACITY[line] - player->line_count[line], fitting = count < room ? count : room;
    uint64_t still = count < room ? 1ull << (8 * colour) : 0;
    player->line_colour[line] = (uint8_t)colour;
    player->line_count[line] += (uint8_t)fitting;
    player->accepts &= ~((EVERY_LINE_COLOUR ^ still) << line & SIX_LINES);
    break_tiles(game, player, colour, count - fitting);
}

static void take_from_sun(Game *game, int seat, int factory, int colour) {
    uint32_t rest = game->sun[factory], colours = game->sun_mask >> (5 * factory) & 31;
    int count = rest >> (4 * colour) & 15;
    rest &= ~(15u << (4 * colour));
    colours &= ~(1u << colour);
    game->sun_mask &= ~(31u << (5 * factory));
    if (factory == 0) {
        game->large_moon = rest;
        game->large_mask = colours;
        if (!rest) game->holder = seat;
    } else if (rest) {
        uint32_t moon = 0;
        while (colours) {
            int next = choose_bit(colours, 5, STACK);
            moon = moon << 8 | 1u << next;
            rest -= 1u << (4 * next);
            if (!(rest >> (4 * next) & 15)) colours &= ~(1u << next);
        }
        game->moon[factory - 1] = moon;
    } else {
        reveal_chip(game, factory - 1);
    }
    lay_tiles(game, &game->players[seat], colour, count);
}

static void take_from_moons(Game *game, int seat, int colour) {
    int count = game->large_moon >> (4 * colour) & 15;
    if (count && game->holder == NOBODY) game->holder = seat;
    game->large_moon &= ~(15u << (4 * colour));
    game->large_mask &= ~(1u << colour);
    uint32_t emptied = 0;
    for (int small = 0; small < 4; small++) {
        uint32_t taken = game->moon[small] >> colour & 1;
        count += (int)taken;
        game->moon[small] >>= 8 * taken;
        emptied |= (taken & (game->moon[small] == 0)) << small;
    }
    for (; emptied; emptied &= emptied - 1) reveal_chip(game, __builtin_ctz(emptied));
    lay_tiles(game, &game->players[seat], colour, count);
}

static void take_chip(Game *game, Player *player, int small) {
    uint16_t kind = (uint16_t)(1 << game->chip[small]);
    player->pairs |= player->chips & kind;
    player->chips |= kind;
    player->chips_taken++;
    game->revealed &= ~(1u << small);
    game->remaining--;
}

/* Phase 1 */

static int list_actions(const Game *game, const Player *player, Move *moves) {
    uint32_t tops = (game->large_mask | game->moon[0] | game->moon[1] | game->moon[2] | game->moon[3]) & 31;
    uint64_t mask = game->sun_mask | (uint64_t)tops << MOON;
    if (player->chips_taken < 2) mask |= (uint64_t)game->revealed << CHIP;
    if (player->tokens) mask |= (uint64_t)game->display_mask << DISPLAY | (uint64_t)(game->stack_count > 0) << DRAW;
    if (mask) return list_moves(moves, mask, 38, SUN);
    moves[0] = PASS;
    return 1;
}

static void take_turn(Game *game, int seat) {
    Player *player = &game->players[seat];
    Move moves[MAX_MOVES];
    int move = choose(moves, list_actions(game, player, moves));
    if (move < MOON) {
        take_from_sun(game, seat, move / 5, move % 5);
    } else if (move < CHIP) {
        take_from_moons(game, seat, move - MOON);
    } else if (move < DISPLAY) {
        take_chip(game, player, move - CHIP);
    } else if (move <= DRAW) {
        player->tokens--;
        game->remaining--;
        if (move < DRAW) take_from_display(game, player, move - DISPLAY);
        else draw_from_stack(game, player);
    } else {
        player->passed = 1;
    }
}

static void acquire(Game *game) {
    game->players[0].passed = game->players[1].passed = 0;
    for (int seat = game->starter; game->remaining; seat = 1 - seat)
        if (!game->players[seat].passed) take_turn(game, seat);
}

/* Phase 2 */

static inline int chips_in(const Player *player, uint32_t kinds) {
    return __builtin_popcount(player->chips & kinds) + __builtin_popcount(player->pairs & kinds);
}

/* Whether the player completes a line with chips: once one is spent, the line must be completed. */
static int complete_with_chips(Player *player, int colour, int missing) {
    uint32_t showing_kinds = shows[colour];
    int showing = chips_in(player, showing_kinds), others = chips_in(player, ~showing_kinds), laid = NONE_LAID;
    if (!can_make[NONE_LAID][missing][showing][others]) return 0;
    for (int asked = 0; missing; asked = 1) {
        Move moves[MAX_MOVES];
        uint32_t kinds = 0;
        if (showing && can_make[lay[laid][1]][missing][showing - 1][others]) kinds |= player->chips & showing_kinds;
        if (others && can_make[lay[laid][0]][missing][showing][others - 1]) kinds |= player->chips & ~showing_kinds;
        int count = list_moves(moves, kinds, 10, SPEND);
        if (!asked) moves[count++] = LEAVE;
        int move = count == 1 ? moves[0] : choose(moves, count);
        if (move == LEAVE) return 0;
        uint16_t kind = (uint16_t)(1 << (move - SPEND));
        player->chips &= (uint16_t)~(kind & ~player->pairs);
        player->pairs &= (uint16_t)~kind;
        int is_showing = (showing_kinds & kind) != 0;
        showing -= is_showing;
        others -= !is_showing;
        laid = lay[laid][is_showing];
        if (laid == MADE) laid = NONE_LAID, missing--;
    }
    return 1;
}

static inline void cover(Player *player, int row, int column) {
    player->dome |= 1ull << (6 * row + column);
    player->dome_t |= 1ull << (6 * column + row);
}

static void put_tile(Player *player, int row, int column) {
    cover(player, row, column);
    player->open[row] &= ~(EVERY_COLOUR << column);
    int across = run_length[player->dome >> (6 * row) & 63][column];
    int down = run_length[player->dome_t >> (6 * column) & 63][row];
    int points = (across > 1 ? across : 0) + (down > 1 ? down : 0);
    player->score += points ? points : 1;
    uint64_t rest = slot_spaces[row / 2 * 3 + column / 2] & ~player->dome;
    if ((rest & (rest - 1)) == 0 && (rest & player->specials)) {
        int special = __builtin_ctzll(rest);
        cover(player, special / 6, special % 6);
        player->score += special / 6 + 1;
    }
}

static void empty_line(Player *player, int row) {
    player->line_count[row] = 0;
    player->accepts |= EVERY_LINE_COLOUR << row;
}

static void tile_line(Game *game, Player *player, int row) {
    int colour = player->line_colour[row], count = player->line_count[row];
    uint32_t spaces = player->open[row] >> (6 * colour) & 63;
    if (!spaces) {
        if ((player->places >> (row / 2 * 12) & 0xFFF) == 0) {
            empty_line(player, row);
            break_tiles(game, player, colour, count);
        }
        return;
    }
    if (count <= row && !complete_with_chips(player, colour, row + 1 - count)) return;
    int column = choose_bit(spaces, 6, TILE + row * 6);
    empty_line(player, row);
    put_in_tower(game, colour, count - 1);
    put_tile(player, row, column);
}

static void tile(Game *game, int seat) {
    Player *player = &game->players[seat];
    for (int row = 0; row < 6; row++)
        if (player->line_count[row]) tile_line(game, player, row);
    player->score -= BROKEN_LOSS[player->broken_count] + (game->holder == seat ? MARKER_LOSS : 0);
    if (player->score < 0) player->score = 0;
    memcpy(game->tower + game->tower_count, player->broken, BROKEN_SPACES);
    game->tower_count += player->broken_count;
    player->broken_count = 0;
}

/* The whole game */

static void score_goals(Player *player) {
    static const uint64_t falling = 0x810204081, rising = 0x042108420;
    for (int i = 0; i < 6; i++) {
        player->score += (player->dome >> (6 * i) & 63) == 63 ? 3 : 0;
        player->score += (player->dome_t >> (6 * i) & 63) == 63 ? 7 : 0;
    }
    player->score += (player->dome & falling) == falling ? 10 : 0;
    player->score += (player->dome & rising) == rising ? 10 : 0;
}

static void set_up(Game *game) {
    memset(game, 0, sizeof *game);
    for (int i = 0; i < TILES; i++) game->bag[i] = (uint8_t)(i % COLOURS);
    for (int i = 0; i < CHIPS; i++) game->chips[i] = (uint8_t)(i % 10);
    for (int i = 0; i < PLATES; i++) game->stack[i] = (uint8_t)i;
    game->bag_count = TILES;
    game->chip_count = CHIPS;
    game->stack_count = PLATES;
    game->holder = NOBODY;
    for (int seat = 0; seat < 2; seat++) {
        Player *player = &game->players[seat];
        player->places = (1ull << 36) - 1;
        player->accepts = EVERY_LINE_COLOUR * 0x7F;
        player->score = START_SCORE;
    }
    game->starter = (int)below(2);
    shuffle(game->stack, PLATES);
    fill_display(game);
    fill_factories(game);
    for (int i = 1; i >= 0; i--) { /* the player who does not start, then the one who does */
        take_from_display(game, &game->players[game->starter ^ i], choose_bit(game->display_mask, 3, DISPLAY));
        fill_display(game);
    }
}

static void prepare(Game *game) {
    if (game->holder != NOBODY) game->starter = game->holder;
    game->holder = NOBODY;
    fill_display(game);
    fill_factories(game);
}

static void play(Game *game) {
    set_up(game);
    for (int round = 1; round <= ROUNDS; round++) {
        if (round > 1) prepare(game);
        for (int seat = 0; seat < 2; seat++) {
            game->players[seat].tokens = round < ROUNDS ? 2 : 0;
            game->players[seat].chips_taken = 0;
            game->remaining += game->players[seat].tokens;
        }
        acquire(game);
        tile(game, game->starter);
        tile(game, 1 - game->starter);
    }
    score_goals(&game->players[0]);
    score_goals(&game->players[1]);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    long games = atol(argv[1]);
    random_state = strtoull(argv[2], NULL, 10);
    make_tables();
    Game game;
    int64_t points = 0;
    double start = now();
    for (long i = 0; i < games; i++) {
        play(&game);
        points += game.players[0].score + game.players[1].score;
    }
    double seconds = now() - start;
    printf("{\"games\":%ld,\"decisions\":%llu,\"seconds\":%.6f,\"games_per_second\":%.1f,"
           "\"mean_score\":%.5f,\"mean_decisions\":%.4f}\n",
           games, (unsigned long long)decisions, seconds, (double)games / seconds,
           (double)points / (2.0 * (double)games), (double)decisions / (double)games);
    return 0;
}
