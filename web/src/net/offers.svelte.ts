/** What the server offers: the levels of its AI at each game, and programs that take a seat. Asked once a visit. */

import { games } from "./api";
import type { Game } from "./game";
import type { GameInfo, OptionInfo } from "./protocol";

class Offers {
  #games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<readonly string[]>([]);
  #asked: Promise<void> | null = null;

  /** Resolves when it is known, or can't be. */
  ask(): Promise<void> {
    this.#asked ??= games().then(
      (found) => {
        this.#games = found.games;
        this.bots = found.bots;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  /** The rule options that people choose from; quiet ones are for research. */
  options(game: Game): OptionInfo[] {
    return this.#games.find((one) => one.name === game)?.options.filter((option) => !option.quiet) ?? [];
  }

  /** The levels that a game has, and the one that is chosen, if one is. */
  levels(game: Game, ...chosen: number[]): number[] {
    const found = this.#games.find((one) => one.name === game)?.levels ?? [];
    return [...new Set([...found, ...chosen])].sort((one, other) => one - other);
  }
}

export const offers = new Offers();
