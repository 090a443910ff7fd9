import { expect, test } from "vitest";
import { countFilters, defineList, matching, oneOf, readView, someOf, viewQuery, words } from "./view.ts";

const SHAPES = ["round", "square", "flat"] as const;
type Before = { shape: readonly string[] };
const LIST = defineList(
  {
    name: words(5),
    shape: someOf(SHAPES),
    // What is flat is seen from above, unless something else is said.
    side: oneOf(["front", "above"], ({ shape }: Before) => (shape.includes("flat") ? "above" : "front"), {
      unsaid: "front",
    }),
    size: oneOf([5, 10], 10),
    id: matching(/^\d{3}$/),
  },
  { filters: ["name", "shape", "id"] },
);
const read = (query: string) => readView(LIST, new URLSearchParams(query));
const SHORT = defineList({}, { mostPages: 3, pastMost: "last" });

test("an empty address and an empty form ask for what is usual", () => {
  const usual = { name: "", shape: [], side: "front", size: 10, id: "", page: 1 };
  for (const query of ["", "name=&shape=&side=&size=&id=&page="])
    expect(read(query)).toEqual({ view: usual, isClear: true });
  expect([viewQuery(LIST, usual), countFilters(LIST, usual)]).toEqual(["", 0]);
});

test("an address is read and written as it is, in one order", () => {
  const query = "name=Ada&shape=round&shape=square&side=above&size=5&id=123&page=30";
  const { view, isClear } = read(query);
  expect([viewQuery(LIST, view), isClear, countFilters(LIST, view)]).toEqual([query, true, 4]);
  expect(viewQuery(LIST, read("page=2&shape=square&shape=round").view)).toBe("shape=round&shape=square&page=2");
});

test.each(["shape=oval", "shape=round&shape=oval", "side=back", "size=7", "id=12", "page=0", "page=31", "page=x"])(
  "nonsense counts as nothing, and is told: %j",
  (query) => {
    const { view, isClear } = read(query);
    expect([viewQuery(LIST, view).replace("shape=round", ""), isClear]).toEqual(["", false]);
  },
);

test("words are one line, cut to what can be searched for", () => {
  expect(read("name=%00a%0A%20b++").view.name).toBe("a b");
  expect(read("name=abcdefgh").view.name).toBe("abcde");
});

test("what is usual may depend on what was said before", () => {
  expect(read("shape=flat").view.side).toBe("above");
  // A form says everything: the usual of the empty list is no choice.
  expect(read("shape=flat&side=front").view.side).toBe("above");
  expect(viewQuery(LIST, read("shape=flat").view)).toBe("shape=flat");
});

test("a list that tells nothing shows its last page to whoever asks for more", () => {
  const pages = ["", "page=2", "page=3", "page=4", "page=1e9", "page=-1", "page=many"];
  expect(pages.map((query) => readView(SHORT, new URLSearchParams(query)).view.page)).toEqual([1, 2, 3, 3, 3, 1, 1]);
});

test("what else stands in the address stays where it is wanted", () => {
  const kept = new URLSearchParams("tab=a&page=3");
  expect(viewQuery(SHORT, { page: 2 }, kept)).toBe("tab=a&page=2");
  expect(viewQuery(SHORT, { page: 1 }, kept)).toBe("tab=a");
  expect(viewQuery(SHORT, { page: 2 })).toBe("page=2");
});
