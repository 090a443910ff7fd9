import { expect, test } from "vitest";
import { peopleQueryOf } from "./people.ts";

test.each([
  ["019A8B00-0000-7000-8000-000000000003", { by: "id", id: "019a8b00-0000-7000-8000-000000000003" }],
  [" 4242 ", { by: "card", lastFour: "4242" }],
  ["jp-2026-0398", { by: "invoice", number: "JP-2026-0398" }],
  ["Lena@Example.org", { by: "email", part: "lena@example.org" }],
  ["@example.org", { by: "email", part: "@example.org" }],
  ["Öztürk-Weiß", { by: "name", words: "Öztürk-Weiß" }],
  ["42421", { by: "name", words: "42421" }],
])("%s says where to look", (typed, query) => {
  expect(peopleQueryOf(typed)).toEqual(query);
});
