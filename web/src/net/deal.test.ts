// @vitest-environment node
import { describe, expect, it } from "vitest";
import vectors from "../../../tests/data/deal_vectors.json";
import { commitment, numberOf, verifyDeal, verifyOwn } from "./deal";

describe("the deals that Python's tests know too", () => {
  for (const [number, deal] of vectors.deals.entries()) {
    it(`deal ${number + 1}: the same commitment and the same draws`, async () => {
      expect(await commitment(deal)).toBe(deal.commitment);
      for (const draw of deal.draws) {
        if (BigInt(draw.below) > BigInt(Number.MAX_SAFE_INTEGER)) continue; // no game has so many outcomes
        expect(String(await numberOf(deal, draw.event, Number(draw.below)))).toBe(draw.number);
      }
    });
  }
});

describe("verifying a record", () => {
  const deal = vectors.deals[0];
  if (!deal) throw new Error("no vectors");
  const chances = deal.draws.slice(0, 5).map((draw) => ({ below: Number(draw.below), index: Number(draw.number) }));
  const record = { commitment: deal.commitment, deal };

  it("counts the chance events that follow", async () => {
    expect(await verifyDeal(record, chances)).toBe(5);
  });

  it("leaves out the chance events of a borrowed beginning, and counts the rest", async () => {
    const wrong = chances.with(1, { below: 4, index: 9 });
    expect(await verifyDeal(record, wrong, 2)).toBe(3);
    await expect(verifyDeal(record, wrong, 1)).rejects.toThrow("event 2");
  });

  it("names the first event that does not follow", async () => {
    const wrong = chances.with(3, { below: 4, index: 0 });
    await expect(verifyDeal(record, wrong)).rejects.toThrow("event 4");
  });

  it("refuses another commitment, and a record without its deal", async () => {
    const other = { ...record, commitment: deal.commitment.replace(/./g, "0") };
    await expect(verifyDeal(other, chances)).rejects.toThrow("commitment");
    await expect(verifyDeal({ commitment: deal.commitment }, chances)).rejects.toThrow("deal");
  });

  it("is of the commitment and the words that this browser knows, or it is not verified", async () => {
    const worded = { ...record, deal: { ...deal, words: ["fog", "mine"] } };
    const own = { commitment: deal.commitment, words: "mine", key: "" };
    await verifyOwn(worded, []);
    await verifyOwn(worded, [own]);
    await expect(verifyOwn(worded, [own, { ...own, words: "lamp" }])).rejects.toThrow("words");
    await expect(verifyOwn(worded, [{ ...own, commitment: "0" }])).rejects.toThrow("commitment");
    await expect(verifyOwn({}, [own])).rejects.toThrow("deal");
  });
});
