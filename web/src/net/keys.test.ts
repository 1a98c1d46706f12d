import { beforeEach, describe, expect, it } from "vitest";
import { everyToken, held, invitationLink, keep, keepInvitation } from "./keys";

describe("the tokens a browser holds", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it("are kept by match and seat", () => {
    keep("one", "jack", "a");
    keep("one", "detective", "b");
    keep("two", "jack", "c");
    expect(held("one")).toEqual({ jack: "a", detective: "b" });
    expect(held("three")).toEqual({});
    expect(everyToken()).toEqual(["a", "b", "c"]);
  });

  it("survive a spoiled storage", () => {
    localStorage.setItem("whitechapel.seats", "{");
    expect(everyToken()).toEqual([]);
    keep("one", "jack", "a");
    expect(held("one")).toEqual({ jack: "a" });
  });

  it("an invitation makes a link whose secret is never sent", () => {
    expect(invitationLink("one")).toBeNull();
    keepInvitation("one", "x/y");
    const link = new URL(invitationLink("one") ?? "");
    expect([link.pathname, link.hash]).toEqual(["/match/one", "#join=x%2Fy"]);
  });
});
