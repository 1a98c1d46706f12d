/* A bot in C that plays at random:
       cc -o random_bot random_bot.c && whitechapel arena pocket --players level:1 --bot mine=./random_bot
   It needs no JSON library: a message says what it is at its start, and numbers stand in flat places. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long state = 1;

/* A number from 0 up to n, by a small generator of our own: the same seed, the same game. */
static int below(int n) {
    state = state * 6364136223846793005UL + 1442695040888963407UL;
    return (int)((state >> 33) % (unsigned long)n);
}

/* Where the value of a key begins; keys of the outer object come before those of the observation. */
static const char *value(const char *line, const char *key) {
    const char *found = strstr(line, key);
    return found ? found + strlen(key) : NULL;
}

/* The number that is the value of a key; 0 where there is no such key. */
static long number(const char *line, const char *key) {
    const char *at = value(line, key);
    return at ? strtol(at, NULL, 10) : 0;
}

/* One of the numbers in "legal":[3,4,17]. */
static long choose(const char *line) {
    const char *at = value(line, "\"legal\":[");
    long legal[1000];
    int count = 0;
    while (at && count < 1000 && *at && *at != ']') {
        char *end;
        legal[count++] = strtol(at, &end, 10);
        at = *end == ',' ? end + 1 : end;
    }
    return count ? legal[below(count)] : -1;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    setvbuf(stdout, NULL, _IOLBF, 0); /* an answer has to leave at once */
    while (getline(&line, &room, stdin) > 0) {
        if (strstr(line, "{\"type\":\"hello\"") == line)
            printf("{\"type\":\"hello\",\"protocol\":%d}\n", number(line, "\"highest\":") >= 2 ? 2 : 1);
        else if (strstr(line, "{\"type\":\"game\"") == line)
            state = (unsigned long)number(line, "\"seed\":");
        else if (strstr(line, "{\"type\":\"act\"") == line)
            printf("{\"type\":\"action\",\"id\":%ld,\"action\":%ld}\n", number(line, "\"id\":"), choose(line));
        else if (strstr(line, "{\"type\":\"bye\"") == line)
            break;
    }
    free(line);
    return 0;
}
