// np: 2 3 5 7 16 17 33
/* As boards_rooted, with what does not fit a board: pieces through its slab, and messages. */
enum { ROUNDS = 80, LONGEST = 200000 };
#define LONGEST LONGEST
/* Around the borders of a piece, and of many pieces; now and then blocks as long as they can be. */
#define LENGTH (below(3) ? 200 + below(3000) : below(2) ? 8190 + below(5) : 20000 + below(5000))
#define BLOCK (below(3) ? 130 + below(400) : below(2) ? 2045 + below(6) : (below(4) ? 60000 : 190000) / size + below(3))
#include "boards_rooted.c"
