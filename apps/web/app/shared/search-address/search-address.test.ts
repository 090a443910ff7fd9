import { expect, test } from "vitest";
import { ANY_SEARCH, readSearch, type Search, searchPath, searchQuery } from "./search-address.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

const EVERYTHING: Search = {
  keyword: "Ruhe & Kraft 50 %",
  topics: ["Singen vor Publikum", "burnout"],
  areas: ["career", "mental-health"],
  languages: ["de", "tr"],
  minFee: 60,
  maxFee: 150.5,
  rating: 4,
  type: "extended",
  gender: "female",
  verified: "true",
  packages: "true",
  free: 7,
  order: "priceUp",
  page: 3,
};

test("whatever is asked for comes back from its address", () => {
  expect(read(searchQuery(EVERYTHING))).toEqual({ search: EVERYTHING, unread: [] });
});

test("what is usual is left out of the address", () => {
  expect(searchPath("de")).toBe("/de/coaches");
  expect(searchPath("en", ANY_SEARCH)).toBe("/en/coaches");
  expect(searchPath("de", { topics: ["burnout"], minFee: 10, order: "bestFit" })).toBe("/de/coaches?topic=burnout");
});

test("an empty form asks for everything and is no mistake", () => {
  expect(read("q=&language=&min=&max=&rating=&type=&gender=&free=&order=bestFit")).toEqual({
    search: ANY_SEARCH,
    unread: [],
  });
});

test("nonsense becomes the usual, and each part of it is named", () => {
  const { search, unread } = read(
    "language=de&language=klingon&min=cheap&rating=9&type=party&gender=x&free=2&order=luck&page=-1",
  );
  expect(search).toEqual({ ...ANY_SEARCH, languages: ["de"] });
  expect(unread.sort()).toEqual(["fee", "free", "gender", "language", "order", "page", "rating", "type"]);
});

test("a keyword of ten thousand characters is not searched for", () => {
  expect(read(`q=${"a".repeat(10_000)}`)).toMatchObject({ search: { keyword: "" }, unread: ["keyword"] });
});

test("characters that nobody types are left out of words", () => {
  expect(read("q=burn%00out%E2%80%AE&topic=%00%20stress").search).toMatchObject({
    keyword: "burn out",
    topics: ["stress"],
  });
});

test("fees may be typed with a comma, a sign, or the wrong way round", () => {
  expect(read("min=150,50 €&max=60").search).toMatchObject({ minFee: 60, maxFee: 150.5 });
  expect(read("max=10000").search.maxFee).toBe(10_000);
  expect(read("max=10001").unread).toEqual(["fee"]);
});

test("a value that is chosen twice counts once, and an eleventh not at all", () => {
  expect(read("topic=sleep&topic=sleep").search.topics).toEqual(["sleep"]);
  const many = read(Array.from({ length: 11 }, (_, place) => `topic=t${place}`).join("&"));
  expect(many.search.topics).toHaveLength(10);
  expect(many.unread).toEqual(["topic"]);
});

test("in which order somebody chose makes no other search", () => {
  expect(read("topic=stress&topic=burnout&language=tr&language=de").search).toMatchObject({
    topics: ["burnout", "stress"],
    languages: ["de", "tr"],
  });
});

test("there is no page beyond the thousand results that are counted", () => {
  expect(read("page=100").search.page).toBe(100);
  expect(read("page=101")).toMatchObject({ search: { page: 1 }, unread: ["page"] });
});
