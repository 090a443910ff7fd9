import { expect, test } from "vitest";
import { CREATED, createdSince, sameTag, tagsOf } from "./coach-clients.ts";

test("each choice goes back as far as it says, to the minute", () => {
  const now = Date.parse("2026-11-16T09:00:00Z");
  const since = CREATED.map((created) => createdSince(created, now)).map((at) => at && new Date(at).toISOString());
  expect(since).toEqual([
    undefined,
    "2026-11-16T08:00:00.000Z",
    "2026-11-15T09:00:00.000Z",
    "2026-11-09T09:00:00.000Z",
    "2026-11-02T09:00:00.000Z",
    "2026-10-17T09:00:00.000Z",
  ]);
});

test("typed tags are each kept once, whatever their spaces and capitals", () => {
  expect(tagsOf(" Führung,führung , Team  A,, ")).toEqual(["Führung", "Team A"]);
  expect(sameTag("Fu\u0308hrung ")).toBe(sameTag("führung"));
});
