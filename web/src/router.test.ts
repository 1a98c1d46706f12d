import { fireEvent } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { pageAt, router } from "./router.svelte";

describe("an address stands for a page", () => {
  it.each([
    ["/", "", { name: "home" }],
    ["/match/abc", "", { name: "table", match: "abc" }],
    ["/match/abc", "#join=x%2Fy", { name: "join", match: "abc", invitation: "x/y" }],
    ["/replay/abc", "", { name: "replay", match: "abc" }],
    ["/rules/classic", "", { name: "rules", game: "classic" }],
    ["/rules/chess", "", { name: "home" }],
    ["/match/", "", { name: "home" }],
  ])("%s%s", (path, hash, page) => {
    expect(pageAt(path, hash)).toEqual(page);
  });
});

describe("moving about", () => {
  it("goes to a page and back without loading", async () => {
    window.scrollTo = () => {};
    router.go("/rules/pocket");
    expect(router.page).toEqual({ name: "rules", game: "pocket" });
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.page).toEqual({ name: "home" });
  });

  it("follows our links and leaves the others to the browser", async () => {
    document.body.innerHTML = `<a id="own" href="/rules/classic">a</a><a id="far" href="https://example.org/">b</a>`;
    document.addEventListener("click", router.follow);
    await fireEvent.click(document.getElementById("own") as HTMLElement);
    expect(router.page).toEqual({ name: "rules", game: "classic" });
    const far = new MouseEvent("click", { bubbles: true, cancelable: true });
    far.preventDefault(); // jsdom can't leave the page
    document.getElementById("far")?.dispatchEvent(far);
    expect(router.page).toEqual({ name: "rules", game: "classic" });
  });
});
