import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "./keepFocus";

let stop = (): void => {};
const put = (html: string): void => document.body.insertAdjacentHTML("beforeend", html);
const part = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const changed = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

describe("keeping the focus", () => {
  it("leaves it alone while what has it is there", async () => {
    put(`<main><h1>Whitechapel</h1><button id="one">one</button></main>`);
    part("one").focus();
    put(`<button data-on id="on">on</button>`);
    await changed();
    expect(document.activeElement?.id).toBe("one");
  });

  it("goes on to what may be picked when the confirm button can't be used any more", async () => {
    put(`<main><button data-confirm id="confirm">Confirm</button><button data-token id="used" aria-disabled="true"></button>
      <button data-token id="ready"></button></main>`);
    part("confirm").focus();
    part("confirm").setAttribute("disabled", "");
    await changed();
    expect(document.activeElement?.id).toBe("ready");
  });

  it("goes to the heading of a new page", async () => {
    put(`<main id="home"><button id="play">Play</button></main>`);
    part("play").focus();
    part("home").outerHTML = `<main><h1 id="title">Rules</h1></main>`;
    await changed();
    expect(document.activeElement?.id).toBe("title");
  });

  it("takes it to a table that is opened directly, and to no other page", async () => {
    put(`<main><h1>Whitechapel</h1></main>`);
    await changed();
    expect(document.activeElement).toBe(document.body);
    put(`<main class="table"><button data-token id="token">Holmes</button></main>`);
    await changed();
    expect(document.activeElement?.id).toBe("token");
  });

  it("leaves it to whoever put it away", async () => {
    put(`<main><h1>Whitechapel</h1><button id="one">one</button></main>`);
    part("one").focus();
    part("one").blur();
    put("<p>More</p>");
    await changed();
    expect(document.activeElement).toBe(document.body);
  });
});
