import { expect, test } from "vitest";
import { joinPages } from "./use-loaded-pages.ts";

const cards = (...ids: string[]) => ids.map((coachId) => ({ coachId }));
const first = joinPages(undefined, { list: "topic=sleep", page: 1, cards: cards("a", "b") });
const second = joinPages(first, { list: "topic=sleep", page: 2, cards: cards("c", "d") });

const shown = ({ pages }: typeof first) => pages.flat().map(({ coachId }) => coachId);

test("page 1 replaces the list, later pages are added to it", () => {
  expect(shown(second)).toEqual(["a", "b", "c", "d"]);
  expect(shown(joinPages(second, { list: "topic=sleep", page: 1, cards: cards("x") }))).toEqual(["x"]);
});

test("another search has another list", () => {
  expect(joinPages(second, { list: "topic=stress", page: 3, cards: cards("z") })).toMatchObject({ first: 3 });
});

test("a page that is asked for by its address stands alone", () => {
  const third = joinPages(undefined, { list: "", page: 3, cards: cards("u") });
  expect(third).toMatchObject({ first: 3 });
  expect(shown(joinPages(third, { list: "", page: 4, cards: cards("v") }))).toEqual(["u", "v"]);
});

test("coming back to the last page shows everything before it, too, and nobody twice", () => {
  expect(shown(joinPages(second, { list: "topic=sleep", page: 2, cards: cards("b", "e") }))).toEqual(["a", "b", "e"]);
});

test("a coach who is shown again has the present bookmark, on whatever page", () => {
  const hearts = (page: number, ...coaches: [coachId: string, bookmarked: boolean][]) => ({
    ...{ list: "", page },
    cards: coaches.map(([coachId, bookmarked]) => ({ coachId, bookmarked })),
  });
  const before = joinPages(joinPages(undefined, hearts(1, ["a", false])), hearts(2, ["b", false], ["c", true]));
  expect(joinPages(before, hearts(2, ["b", true], ["a", true])).pages.flat()).toEqual([
    { coachId: "a", bookmarked: true },
    { coachId: "b", bookmarked: true },
  ]);
});
