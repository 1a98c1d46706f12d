/** The seats that are played at this screen, each with its own source of what it knows and may do. */

import type { SeatName } from "../net/game";
import { held } from "../net/keys";
import type { Choices } from "../net/protocol";
import { ServerTable } from "../net/server.svelte";
import type { TableSource } from "../net/source";
import { say, seatName } from "../words/words.svelte";
import { openly } from "./leaving";

/** Who looks at this screen. */
export type You = SeatName | "spectator" | "both";

export class Seats {
  /** What this screen shows: two at one screen see what a spectator sees. */
  readonly own: TableSource;
  readonly jack: TableSource;
  readonly detective: TableSource;
  /** Whether both seats are played at this screen. */
  readonly shared: boolean;
  /** Whether the player's own secret is held open. */
  holding = $state(false);

  constructor(readonly match: string) {
    const tokens = held(match);
    this.shared = Boolean(tokens.jack && tokens.detective);
    this.own = new ServerTable(match, this.shared ? undefined : (tokens.jack ?? tokens.detective));
    this.jack = this.shared ? new ServerTable(match, tokens.jack) : this.own;
    this.detective = this.shared ? new ServerTable(match, tokens.detective) : this.own;
  }

  get you(): You {
    return this.shared ? "both" : (this.own.table?.you ?? "spectator");
  }

  /** The seat that is to act, or this screen's own. */
  get acting(): TableSource {
    return this.own.turn?.to_act === "jack" ? this.jack : this.detective;
  }

  /** Whether somebody at this screen is to act. */
  get called(): boolean {
    const turn = this.own.turn;
    return turn?.phase === "playing" && this.you !== "spectator" && (this.shared || turn.to_act === this.you);
  }

  /** The seat that may take its last action back. */
  get takingBack(): TableSource {
    const all = [this.detective, this.jack];
    return all.find((source) => source.turn && source.turn.takeback !== "no") ?? this.own;
  }

  /** The seat here that is asked whether the other may take back; null where nobody is. */
  get answering(): TableSource | null {
    const offer = this.own.turn?.offer ?? null;
    if (offer === null || this.you === "spectator" || offer === this.you) return null;
    return offer === "jack" ? this.detective : this.jack;
  }

  /** What may be picked now. At a shared screen both look on: what is offered there tells no secret. */
  get choices(): Choices | null {
    const { turn } = this.own;
    const choices = this.acting.turn?.choices ?? null;
    if (!choices || turn?.phase !== "playing" || this.acting.turn?.number !== turn.number) return null;
    return this.shared ? openly(choices, turn.to_act, this.own.position) : choices;
  }

  /** What is said of Jack's leaving at a shared screen: never why not, which would tell whether he is who is in play. */
  discreet = (action: string): { why: string; refused: string } | null => {
    if (!this.shared || this.own.turn?.to_act !== "jack" || !action.startsWith("leave ")) return null;
    return { why: say("leave-secret"), refused: say("leave-refused") };
  };

  /** Whether this screen is one player's own, and what only he knows may lie open. */
  get alone(): boolean {
    return this.you === "jack" || this.you === "detective";
  }

  /** Whether the other side is another person, against whom a hint would be cheating. */
  get againstPerson(): boolean {
    const { you } = this;
    if (you !== "jack" && you !== "detective") return false;
    return this.own.table?.seats[you === "jack" ? "detective" : "jack"].kind === "person";
  }

  /** Whether the match was given up before everybody was there. */
  get cancelled(): boolean {
    const { turn, table } = this.own;
    return turn?.phase === "over" && Object.values(table?.seats ?? {}).some((seat) => !seat.taken);
  }

  /** Whether programs play each other, and somebody looks on. */
  get programs(): boolean {
    const sitting = Object.values(this.own.table?.seats ?? {});
    return this.you === "spectator" && sitting.length > 0 && sitting.every((seat) => seat.kind !== "person");
  }

  /** Why nobody can choose anything at this screen now. */
  get whyShut(): string {
    const { turn, table } = this.own;
    if (turn?.phase === "over") return say("game-over");
    if (this.you === "spectator") return say("looking-on");
    return say("why-others-turn", { seat: seatName(turn?.to_act ?? null, table?.game ?? "pocket") });
  }

  /** Leave the table; the seats stay ours. */
  close(): void {
    for (const source of new Set([this.own, this.jack, this.detective])) source.close();
  }
}
