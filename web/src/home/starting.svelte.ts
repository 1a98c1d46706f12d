/** Beginning a game from the home page: against the AI or a bot, with a friend, at one screen, or to look on. */

import { create } from "../net/api";
import { type Game, SEATS, type SeatName } from "../net/game";
import { keepInvitation } from "../net/keys";
import { offers } from "../net/offers.svelte";
import type { CreateMatch } from "../net/protocol";
import { ownName } from "../people/name.svelte";
import { failureText } from "../problems";
import { router } from "../router.svelte";
import { choice, chosenOf, keepChoice, type SideWish } from "./choice.svelte";
import { chosenPlayer } from "./opponents";

type Wish = CreateMatch["seats"]["jack"];

const ME: Wish = { kind: "me", adds_words: true };
const FRIEND: Wish = { kind: "open" };

const seated = (seat: SeatName, me: Wish, other: Wish): CreateMatch["seats"] =>
  seat === "jack" ? { jack: me, detective: other } : { jack: other, detective: me };

class Starting {
  busy = $state(false);
  problem = $state("");

  /** Against whoever was chosen. */
  play = (game: Game, side: SideWish): Promise<void> =>
    this.#start(game, async () => {
      choice.last = { game, side };
      keepChoice();
      const seat = side === "any" ? (SEATS[Math.random() < 0.5 ? 0 : 1] ?? "jack") : side;
      return seated(seat, ME, await this.#opponent(game));
    });

  /** With somebody who is sent a link. */
  friend = (game: Game, seat: SeatName): Promise<void> =>
    this.#start(game, async () => seated(seat, { ...ME, ...ownName() } as Wish, FRIEND));

  hotseat = (game: Game): Promise<void> => this.#start(game, async () => ({ jack: ME, detective: ME }));

  /** To look on while those play who were chosen for both sides. */
  watch = (game: Game): Promise<void> =>
    this.#start(game, async () => {
      await offers.ask();
      const wish = (seat: SeatName): Wish => {
        const { level, bot } = chosenPlayer(choice.watched[game][seat]);
        return offers.bots.includes(bot) ? { kind: "bot", name: bot } : { kind: "ai", level };
      };
      return { jack: wish("jack"), detective: wish("detective") };
    });

  /** The bot that was chosen, if this server has it; or the AI. */
  async #opponent(game: Game): Promise<Wish> {
    if (choice.bot) await offers.ask();
    return choice.bot && offers.bots.includes(choice.bot)
      ? { kind: "bot", name: choice.bot }
      : { kind: "ai", level: choice.levels[game] };
  }

  async #start(game: Game, seats: () => Promise<CreateMatch["seats"]>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      if (Object.keys(choice.options).length > 0) await offers.ask();
      const made = await create({ game, seats: await seats(), options: chosenOf(offers.options(game)) });
      const invitation = made.invitations.jack ?? made.invitations.detective;
      if (invitation) keepInvitation(made.match, invitation);
      router.go(`/match/${made.match}`);
    } catch (error) {
      this.problem = failureText(error);
    } finally {
      this.busy = false;
    }
  }
}

export const starting = new Starting();
