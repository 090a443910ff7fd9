import fc from "fast-check";
import { expect, test } from "vitest";
import { COACH_PATTERN_OF, heldAfter, PAIR_PATTERN_LASTS, type PaidEnding } from "./earnings.ts";
import { DAY } from "./time/durations.ts";

const NOW = Date.parse("2026-11-19T10:00:00Z");
const ending = (id: string, daysAgo: number, isLetDown = true, clientId = "lena"): PaidEnding => ({
  id,
  clientId,
  isLetDown,
  at: NOW - daysAgo * DAY,
});
const latest = ending("latest", 0);

test.each([
  [1, true],
  [90, true],
  [90.001, false],
])("a pair's earlier one %f days ago makes a pattern: %s", (daysAgo, isPattern) => {
  const held = heldAfter(latest, { ofPair: [ending("first", daysAgo)], ofCoach: [] });
  expect(held.map(({ id }) => id)).toEqual(isPattern ? ["first", "latest"] : []);
});

test("somebody else's, and one that took place, make none", () => {
  const ofPair = [ending("other", 1, true, "noah"), ending("met", 1, false)];
  expect(heldAfter(latest, { ofPair, ofCoach: [] })).toEqual([]);
});

test.each([
  [3, 0],
  [4, 5],
])("with %i others of the coach's last twenty let down, %i are held", (others, held) => {
  const ofCoach = Array.from({ length: 30 }, (_, place) => ending(`c${place}`, place + 1, place < others, `p${place}`));
  expect(heldAfter(latest, { ofPair: [], ofCoach })).toHaveLength(held);
});

test("what lies before the last twenty does not count", () => {
  const ofCoach = Array.from({ length: 40 }, (_, place) => ending(`c${place}`, place + 1, place >= 19, `p${place}`));
  expect(heldAfter(latest, { ofPair: [], ofCoach })).toEqual([]);
});

const endings = fc.array(
  fc.record({
    clientId: fc.constantFrom("lena", "noah", "ida"),
    isLetDown: fc.boolean(),
    at: fc.integer({ min: NOW - 200 * DAY, max: NOW }),
  }),
  { maxLength: 40 },
);
const history = endings.map((all) =>
  all.map((each, place) => ({ ...each, id: String(place) })).toSorted((one, other) => other.at - one.at),
);
const asked = (before: PaidEnding[]) => ({
  ofPair: before.filter(({ clientId }) => clientId === latest.clientId),
  ofCoach: before,
});

test("whatever happened before: only what was let down is held, once each, the latest always among it", () => {
  fc.assert(
    fc.property(history, (before) => {
      const ids = heldAfter(latest, asked(before)).map(({ id }) => id);
      const known = [latest, ...before];
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => known.find((each) => each.id === id)?.isLetDown)).toBe(true);
      if (ids.length > 0) expect(ids).toContain("latest");
      expect(heldAfter({ ...latest, isLetDown: false }, asked(before))).toEqual([]);
    }),
  );
});

test("something is held exactly where the pair did it lately, or more than a fifth of the last twenty ended so", () => {
  fc.assert(
    fc.property(history, (before) => {
      const isPair = asked(before).ofPair.some(({ isLetDown, at }) => isLetDown && NOW - at <= PAIR_PATTERN_LASTS);
      const last = [latest, ...before].slice(0, COACH_PATTERN_OF);
      const isCoach = last.filter(({ isLetDown }) => isLetDown).length * 5 > COACH_PATTERN_OF;
      expect(heldAfter(latest, asked(before)).length > 0).toBe(isPair || isCoach);
    }),
  );
});
