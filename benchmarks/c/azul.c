/* Uniformly random games of Azul (coloured wall), as fast as plain C plays them, to hold the library's speed against.
 *
 *     cc -O3 -march=native -o azul azul.c
 *     ./azul PLAYERS GAMES SEED
 *
 * Every decision generates the whole list of legal moves and picks one of them uniformly; every tile is drawn from the
 * bag without replacement. A game is cut at 2,000 decisions. One line of JSON says what was played and in what time.
 *
 * Tiles of several colours are a Tiles: one byte per colour in a 64-bit word, so that piles are added by adding words.
 * Colours, sources, lines and moves are numbered as in docs/actions/azul.md: the centre is source 0, the factories are
 * 1 to 9, the floor line is line 5, and a take is (source * 5 + colour) * 6 + line.
 */

#define _POSIX_C_SOURCE 199309L
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    COLOURS = 5, ROWS = 5, LINES = 6, FLOOR = 5, CENTRE = 0,
    MAX_PLAYERS = 4, MAX_SOURCES = 10,
    TILES_OF_A_COLOUR = 20, FACTORY_TILES = 4, FLOOR_SPACES = 7,
    ROW_BONUS = 2, COLUMN_BONUS = 7, COLOUR_BONUS = 10,
    MAX_DECISIONS = 2000,
    FULL = 31, /* five spaces in a row, as a mask */
    NOBODY = -1,
};

/* ---- random numbers: wyrand, and Lemire's unbiased bounded draw ---- */

static uint64_t random_state;

static inline uint64_t random_word(void)
{
    random_state += 0xa0761d6478bd642fULL;
    __uint128_t product = (__uint128_t)random_state * (random_state ^ 0xe7037ed1a0b428dbULL);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

/* Uniform in 0 .. bound - 1. */
static inline uint32_t random_below(uint32_t bound)
{
    __uint128_t product = (__uint128_t)random_word() * bound;
    if (__builtin_expect((uint64_t)product < bound, 0)) {
        uint64_t unfair = -(uint64_t)bound % bound;
        while ((uint64_t)product < unfair) product = (__uint128_t)random_word() * bound;
    }
    return (uint32_t)(product >> 64);
}

/* ---- piles of tiles ---- */

typedef uint64_t Tiles;

#define EACH_COLOUR 0x0101010101ULL
#define ALL_COLOURS 0xffffffffffULL

static inline Tiles tiles(uint32_t count, uint32_t colour) { return (Tiles)count << 8 * colour; }
static inline uint32_t count_of(Tiles pile, uint32_t colour) { return pile >> 8 * colour & 0xff; }
static inline uint64_t running_totals(Tiles pile) { return pile * EACH_COLOUR & ALL_COLOURS; }
static inline uint32_t count_all(Tiles pile) { return running_totals(pile) >> 32 & 0xff; }

/* The colours present, as a five-bit mask: the top bit of each byte that is not 0, gathered by a multiplication. */
static inline uint64_t colours_in(Tiles pile)
{
    uint64_t present = (pile + 0x7f * EACH_COLOUR) >> 7 & EACH_COLOUR;
    return present * 0x102040810ULL >> 32 & 31;
}

/* ---- the position ---- */

typedef struct {
    uint64_t accepts;       /* a byte per colour: the lines that may take it now, the floor among them */
    uint64_t missing;       /* a byte per colour: the wall rows that lack it, and the floor's bit */
    Tiles floor;            /* the tiles on the floor line, without the marker */
    uint8_t floor_spaces;   /* occupied, with the marker */
    uint8_t complete;       /* the complete lines, as a mask */
    uint8_t colour[LINES];  /* of each pattern line; stale when it is empty */
    uint8_t room[LINES];    /* free spaces in each pattern line; none in the floor's place */
    uint8_t row[ROWS];      /* of the wall: its occupied columns */
    uint8_t column[ROWS];   /* of the wall: its occupied rows */
    int32_t score;
} Board;

typedef struct {
    Tiles bag, lid;
    Tiles source[MAX_SOURCES];
    uint64_t on_offer;      /* bit source * 5 + colour: that source holds that colour */
    int sources;            /* the centre and the factories */
    int starter, holder;    /* holder: of the marker; NOBODY while it lies in the centre */
    int rounds, decisions;
    bool over;
    Board board[MAX_PLAYERS];
} Game;

/* ---- tables ---- */

typedef uint16_t Eight __attribute__((vector_size(16)));

static Eight lines_of[64];                  /* the lines of a mask, in order, in the first places */
static uint8_t run_points[32][5];           /* length of the run through a space of a mask; 0 if it is alone */
static uint8_t column_of[ROWS][COLOURS];    /* where the wall shows a colour */
static const uint8_t floor_cost[FLOOR_SPACES + 1] = {0, 1, 2, 4, 6, 8, 11, 14};

static void fill_tables(void)
{
    for (int mask = 0; mask < 64; mask++)
        for (int line = 0, n = 0; line < LINES; line++)
            if (mask >> line & 1) lines_of[mask][n++] = (uint16_t)line;

    for (int mask = 0; mask < 32; mask++)
        for (int space = 0; space < 5; space++) {
            int from = space, to = space;
            while (from > 0 && mask >> (from - 1) & 1) from--;
            while (to < 4 && mask >> (to + 1) & 1) to++;
            run_points[mask][space] = from == to ? 0 : (uint8_t)(to - from + 1);
        }

    for (int row = 0; row < ROWS; row++)
        for (int colour = 0; colour < COLOURS; colour++) column_of[row][colour] = (uint8_t)((colour + row) % 5);
}

/* ---- the round: filling the factories, offer, tiling ---- */

/* The bag is held here as running totals: byte c counts the tiles of colours 0 to c. The k-th tile of the bag has the
 * first colour whose total exceeds k, and drawing it lowers just the totals that exceed k. */
static void fill_factories(Game *game)
{
    uint64_t totals = running_totals(game->bag);
    uint32_t left = count_all(game->bag);
    game->on_offer = 0;
    for (int source = 1; source < game->sources; source++) {
        Tiles factory = 0;
        for (int i = 0; i < FACTORY_TILES; i++) {
            if (left == 0) {
                totals = running_totals(game->lid);
                left = count_all(game->lid);
                game->lid = 0;
                if (left == 0) break;
            }
            uint64_t k = random_below(left--);
            uint64_t exceeding = ~((k | 0x80) * EACH_COLOUR - totals) >> 7 & EACH_COLOUR;
            totals -= exceeding;
            factory += exceeding & -exceeding;
        }
        game->source[source] = factory;
        game->on_offer |= colours_in(factory) << 5 * source;
    }
    game->bag = (totals - (totals << 8)) & ALL_COLOURS;
}

/* All legal takes, into moves; there is room for eight more than can be legal, as they are written eight at a time. */
static inline uint32_t generate_takes(const Game *game, const Board *board, uint16_t *moves)
{
    static const uint8_t shift_of[MAX_SOURCES * COLOURS] = {
        0, 8, 16, 24, 32, 0, 8, 16, 24, 32, 0, 8, 16, 24, 32, 0, 8, 16, 24, 32, 0, 8, 16, 24, 32,
        0, 8, 16, 24, 32, 0, 8, 16, 24, 32, 0, 8, 16, 24, 32, 0, 8, 16, 24, 32, 0, 8, 16, 24, 32,
    };
    uint64_t accepts = board->accepts;
    uint32_t n = 0;
    for (uint64_t rest = game->on_offer; rest; rest &= rest - 1) {
        uint32_t pile = (uint32_t)__builtin_ctzll(rest);
        uint32_t lines = accepts >> shift_of[pile] & 63;
        Eight eight = lines_of[lines] + (uint16_t)(pile * LINES);
        memcpy(moves + n, &eight, sizeof eight);
        n += (uint32_t)__builtin_popcount(lines);
    }
    return n;
}

static inline void take(Game *game, int seat, uint32_t move)
{
    Board *board = &game->board[seat];
    uint32_t line = move % LINES, pile = move / LINES;
    uint32_t colour = pile % COLOURS, source = pile / COLOURS;
    uint32_t count = count_of(game->source[source], colour);

    if (source == CENTRE && game->holder == NOBODY) {
        game->holder = seat;
        board->floor_spaces += board->floor_spaces < FLOOR_SPACES;
    }

    /* What is left goes to the centre; if this is the centre, back to it. */
    Tiles others = game->source[source] - tiles(count, colour);
    uint64_t other_colours = game->on_offer >> 5 * source & (31 ^ 1ULL << colour);
    game->source[source] = 0;
    game->source[CENTRE] += others;
    game->on_offer = (game->on_offer & ~(31ULL << 5 * source)) | other_colours;

    /* The floor is a line without room: all tiles pass it by. */
    uint32_t room = board->room[line];
    uint32_t placed = count < room ? count : room;
    uint64_t complete = placed == room;
    board->colour[line] = (uint8_t)colour;
    board->room[line] = (uint8_t)(room - placed);
    board->complete |= complete << line & FULL;
    board->accepts &= ~(EACH_COLOUR << line) | (complete ^ 1) << (8 * colour + line);
    board->accepts |= EACH_COLOUR << FLOOR;
    count -= placed;

    uint32_t space = FLOOR_SPACES - board->floor_spaces;
    uint32_t dropped = count < space ? count : space;
    board->floor_spaces += dropped;
    board->floor += tiles(dropped, colour);
    game->lid += tiles(count - dropped, colour);
}

/* Moves the complete lines to the wall and clears the floor; true if the board has a full row. */
static inline bool tile_board(Game *game, Board *board)
{
    bool row_full = false;
    for (uint32_t rest = board->complete; rest; rest &= rest - 1) {
        uint32_t row = (uint32_t)__builtin_ctz(rest);
        uint32_t colour = board->colour[row];
        uint32_t column = column_of[row][colour];
        board->room[row] = (uint8_t)(row + 1);
        board->row[row] |= 1u << column;
        board->column[column] |= 1u << row;
        board->missing ^= 1ULL << (8 * colour + row);
        board->accepts |= board->missing & EACH_COLOUR << row;
        game->lid += tiles(row, colour);
        int points = run_points[board->row[row]][column] + run_points[board->column[column]][row];
        board->score += points + (points == 0);
        row_full |= board->row[row] == FULL;
    }
    board->complete = 0;

    int32_t score = board->score - floor_cost[board->floor_spaces];
    board->score = score > 0 ? score : 0;
    game->lid += board->floor;
    board->floor = 0;
    board->floor_spaces = 0;
    return row_full;
}

static int bonuses(const Board *board)
{
    int points = 0;
    for (int i = 0; i < 5; i++) {
        points += ROW_BONUS * (board->row[i] == FULL);
        points += COLUMN_BONUS * (board->column[i] == FULL);
        points += COLOUR_BONUS * ((board->missing >> 8 * i & FULL) == 0);
    }
    return points;
}

/* ---- a game ---- */

static void play_game(Game *game, int players)
{
    memset(game, 0, sizeof *game);
    game->sources = 2 * players + 2;
    game->bag = EACH_COLOUR * TILES_OF_A_COLOUR;
    for (int seat = 0; seat < players; seat++) {
        Board *board = &game->board[seat];
        board->accepts = board->missing = EACH_COLOUR * 63;
        for (int row = 0; row < ROWS; row++) board->room[row] = (uint8_t)(row + 1);
    }
    game->starter = (int)random_below((uint32_t)players);

    while (!game->over) {
        fill_factories(game);
        game->holder = NOBODY;
        game->rounds++;

        for (int seat = game->starter; game->on_offer; seat = seat + 1 == players ? 0 : seat + 1) {
            uint16_t moves[MAX_SOURCES * COLOURS * LINES + 8];
            if (game->decisions == MAX_DECISIONS) return;
            uint32_t n = generate_takes(game, &game->board[seat], moves);
            take(game, seat, moves[random_below(n)]);
            game->decisions++;
        }

        for (int seat = 0; seat < players; seat++) game->over |= tile_board(game, &game->board[seat]);
        game->over |= (game->bag | game->lid) == 0;
        if (game->holder != NOBODY) game->starter = game->holder;
    }
    for (int seat = 0; seat < players; seat++) game->board[seat].score += bonuses(&game->board[seat]);
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int argc, char **argv)
{
    int players = argc == 4 ? atoi(argv[1]) : 0;
    long games = argc == 4 ? atol(argv[2]) : 0;
    if (players < 2 || players > MAX_PLAYERS || games < 1) {
        fprintf(stderr, "usage: %s PLAYERS GAMES SEED\n", argv[0]);
        return 2;
    }
    random_state = strtoull(argv[3], NULL, 0);
    fill_tables();

    static Game game;
    long decisions = 0, rounds = 0, points = 0;
    double start = now();
    for (long i = 0; i < games; i++) {
        play_game(&game, players);
        decisions += game.decisions;
        rounds += game.rounds;
        for (int seat = 0; seat < players; seat++) points += game.board[seat].score;
    }
    double seconds = now() - start;

    printf("{\"games\": %ld, \"decisions\": %ld, \"seconds\": %.6f, \"games_per_second\": %.1f, "
           "\"mean_score\": %.4f, \"mean_decisions\": %.4f, \"mean_rounds\": %.4f}\n",
           games, decisions, seconds, (double)games / seconds, (double)points / (double)(games * players),
           (double)decisions / (double)games, (double)rounds / (double)games);
    return 0;
}
