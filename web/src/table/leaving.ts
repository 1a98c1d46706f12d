/**
 * Jack leaves the board at a screen that both look at. Only his own character can, so to offer it when he can would tell who
 * he is. It is offered whenever everybody knows that somebody might: in his play, before the move, while the witness card
 * shows Invisible, by every exit without a cordon. Whether he really can he alone knows, and is told while he holds his secret.
 */

import type { Choice, Choices, Pick, Position } from "../net/protocol";

/** The pick that offers it: not the narrator's own, which is there only when Jack can. */
export const TRY = "try-leave";
const EXITS = ["NW", "NE", "SW", "SE"];

const pick = (id: string, args: Pick["label"]["args"], special: Partial<Pick>): Pick => ({
  label: { id, args },
  place: "",
  key: "",
  danger: false,
  secret: false,
  ...special,
});

/** Whether everybody knows that the character in play could leave, if it were Jack. */
function mightLeave(position: Position | null): boolean {
  if (position?.game !== "classic" || position.witness !== "invisible") return false;
  const { play } = position;
  return play !== null && !play.moved && !play.face && play.points === 0;
}

/** What may be picked where both look on: the same, whoever Jack is. */
export function openly(choices: Choices, seat: string | null, position: Position | null): Choices {
  if (seat !== "jack" || position?.game !== "classic" || !mightLeave(position))
    return { ...choices, next: choices.next.filter((choice) => !choices.picks[choice.pick]?.secret) };
  const verbs = verbsOf(choices).filter((choice) => choice.pick !== "leave");
  const exits = EXITS.filter((exit) => !position.cordons.includes(exit));
  const leave: Choice = {
    pick: TRY,
    action: null,
    asks: "pick-target",
    next: exits.map((exit) => ({ pick: `exit-${exit}`, action: `leave ${exit}`, asks: "", next: [] })),
  };
  const next = [...verbs, leave];
  const keyed = next.map(({ pick: id }, index) => {
    const known = choices.picks[id] ?? pick(id === TRY ? "verb-leave" : `verb-${id}`, {}, { secret: id === TRY });
    return [id, { ...known, key: String(index + 1) }] as const; // a number that is missing would tell as much
  });
  const gates = exits.map(
    (exit) =>
      [
        `exit-${exit}`,
        pick("target-exit", { exit: { id: `exit-${exit}`, args: {} } }, { place: `exit-${exit}` }),
      ] as const,
  );
  return {
    ...choices,
    asks: "pick-token",
    begun: "",
    next,
    picks: { ...choices.picks, ...Object.fromEntries([...gates, ...keyed]) },
  };
}

/** What is done first: where that is only one thing, the choice begins after it. */
function verbsOf({ begun, asks, next }: Choices): readonly Choice[] {
  return begun ? [{ pick: begun, action: null, asks, next: [...next] }] : next;
}

/** The exits by which Jack can really leave now, by their names. */
export function exitsOf(choices: Choices | null | undefined): string[] {
  const leave = choices && verbsOf(choices).find((choice) => choice.pick === "leave");
  return leave?.next.map((choice) => choice.pick.replace("exit-", "")) ?? [];
}
