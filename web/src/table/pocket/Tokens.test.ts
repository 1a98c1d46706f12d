import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { POCKET } from "../choices.testing";
import { type Choosing, NOTHING } from "../choosing";
import Tokens from "./Tokens.svelte";

const FACES = ["rotation", "holmes", "rotation", "alibi"];
const lying = (...used: number[]) => FACES.map((face, number) => ({ face, used: used.includes(number) }));
const options = (...ids: string[]): Choosing["first"] =>
  ids.flatMap((id) => {
    const pick = POCKET.picks[id];
    return pick ? [{ ...pick, id }] : [];
  });

function drawn(tokens: ReturnType<typeof lying>, special: Partial<Choosing> = {}) {
  const choosing = { ...NOTHING, begin: vi.fn(), explain: vi.fn(), ...special };
  const { container } = render(Tokens, { props: { match: "m", turn: 1, tokens, following: [], choosing } });
  const buttons = [...container.querySelectorAll<HTMLElement>("[data-token]")];
  return { choosing, buttons, pressed: () => buttons.map((button) => button.getAttribute("aria-pressed")) };
}

describe("the tokens of a turn", () => {
  beforeEach(() => sessionStorage.clear());

  it("begin a choice, and show the key that picks them", async () => {
    const { choosing, buttons } = drawn(lying(), { open: true, first: options("rotation", "holmes", "alibi") });
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(choosing.begin).toHaveBeenCalledExactlyOnceWith("holmes");
    expect(buttons.map((button) => button.querySelector("kbd")?.textContent)).toEqual(["R", "H", "R", "A"]);
  });

  it("that were played say so, and a tap asks why they can't be played again", async () => {
    const { choosing, buttons } = drawn(lying(1), { open: true, first: options("rotation", "alibi") });
    expect(buttons[1]?.title).toBe("already played this turn");
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(choosing.explain).toHaveBeenCalledExactlyOnceWith("holmes");
    expect(choosing.begin).not.toHaveBeenCalled();
  });

  it("can't be picked by whoever is not to act", () => {
    const { buttons } = drawn(lying());
    expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual(Array(4).fill("true"));
    expect(buttons[0]?.title).toBe("it is not your turn");
  });

  it("need no picking where one kind is left: what it does is offered already", async () => {
    const { choosing, buttons, pressed } = drawn(lying(0, 2, 3), {
      open: true,
      begun: "holmes",
      first: options("holmes-1", "holmes-2"),
    });
    expect(pressed()).toEqual(["false", "true", "false", "false"]);
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(choosing.begin).not.toHaveBeenCalled();
  });

  it("need none where only one kind may be played, as in a lesson: the others say why they can't be", async () => {
    const { choosing, buttons, pressed } = drawn(lying(3), { open: true, begun: "rotation", first: options("tile-4") });
    expect(pressed()).toEqual(["true", "false", "false", "false"]);
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(choosing.explain).toHaveBeenCalledExactlyOnceWith("holmes");
  });

  it("that are alike can be told apart even then", async () => {
    const { buttons, pressed } = drawn(lying(1, 3), { open: true, begun: "rotation", first: options("tile-4") });
    expect(pressed()).toEqual(["true", "false", "false", "false"]);
    await fireEvent.click(buttons[2] as HTMLElement);
    expect(pressed()).toEqual(["false", "false", "true", "false"]);
  });
});
