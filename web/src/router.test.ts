import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { NOT_FOUND } from "./pages";
import { pageAt, router } from "./router.svelte";

const RULES = "/rules/:game";
const TABLE = "/match/:match";

describe("an address stands for a page", () => {
  it.each([
    ["/", "", "/", {}],
    ["/match/abc", "", TABLE, { match: "abc" }],
    ["/match/abc/", "#top", TABLE, { match: "abc" }],
    ["/match/abc", "#join=x%2Fy", "/match/:match#join=:invitation", { match: "abc", invitation: "x/y" }],
    ["/replay/abc", "", "/replay/:match", { match: "abc" }],
    ["/rules/classic", "", RULES, { game: "classic" }],
  ])("%s%s", (path, hash, address, params) => {
    expect(pageAt(path, hash)).toMatchObject({ address, params });
  });

  it.each(["/rules/chess", "/match/", "/match/abc/def", "/match/%E0%A4%A", "/nowhere"])("or for none: %s", (path) => {
    expect(pageAt(path, "")).toEqual({ ...NOT_FOUND, params: {} });
  });
});

describe("moving about", () => {
  it("goes to a page and back without loading", async () => {
    window.scrollTo = () => {};
    router.go("/rules/pocket");
    expect(router.page).toMatchObject({ address: RULES, params: { game: "pocket" } });
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.page).toMatchObject({ address: "/", params: {} });
  });

  it("has the rules over a table, where going back or closing leaves the table as it was", () => {
    router.go("/match/abc");
    expect(router.rules).toBe("/match/abc#rules");
    const table = router.page.params;
    router.go(router.rules);
    expect(router.rulesOpen).toBe(true);
    expect(router.page).toMatchObject({ address: TABLE, params: table });
    history.replaceState(null, "", "/match/abc");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.rulesOpen).toBe(false);
    expect(router.page).toMatchObject({ address: TABLE, params: table });
  });

  it("forgets the rules that an address brought along when they are closed", () => {
    history.replaceState(null, "", "/match/abc#rules");
    dispatchEvent(new PopStateEvent("popstate"));
    router.closeRules();
    expect(location.hash).toBe("");
    expect(router.rulesOpen).toBe(false);
  });

  it("has the rules as a page elsewhere", () => {
    router.go("/");
    expect(router.rules).toBe("/rules/pocket");
  });

  it("follows our links and leaves the others to the browser", async () => {
    document.body.innerHTML = `<a id="own" href="/rules/classic">a</a><a id="far" href="https://example.org/">b</a>`;
    document.addEventListener("click", router.follow);
    await fireEvent.click(document.getElementById("own") as HTMLElement);
    expect(router.page.params).toEqual({ game: "classic" });
    const far = new MouseEvent("click", { bubbles: true, cancelable: true });
    far.preventDefault(); // jsdom can't leave the page
    document.getElementById("far")?.dispatchEvent(far);
    expect(router.page.params).toEqual({ game: "classic" });
  });
});
