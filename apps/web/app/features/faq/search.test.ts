import { expect, test } from "vitest";
import type { Category } from "./questions.server.ts";
import { searchQuestions } from "./search.ts";

const categories: Category[] = [
  {
    id: "account",
    title: "Konto",
    questions: [
      {
        id: "leave",
        title: "Wie kann ich kündigen?",
        html: "<p>Mit zwei Wochen Frist, per <strong>E-Mail</strong>.</p>",
      },
      { id: "size", title: "Wie groß darf ein Foto sein?", html: "<p>Höchstens 2 MB.</p>" },
    ],
  },
  { id: "money", title: "Zahlung", questions: [{ id: "card", title: "Karte?", html: "<p>Ja.</p>" }] },
];
const ids = (q: string) => searchQuestions(categories, q).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each(["kündigen", "KÜNDIGEN", "kundigen", "kuendigen", "Kündig"])("%s finds the question with its umlaut", (q) => {
  expect(ids(q)).toEqual(["leave"]);
});

test("ß and ss are the same", () => {
  expect(ids("gross")).toEqual(["size"]);
});

test("every word has to stand somewhere in title, answer or category", () => {
  expect(ids("frist konto")).toEqual(["leave"]);
  expect(ids("frist foto")).toEqual([]);
});

test("tags of the answer are not searched", () => {
  expect(ids("strong")).toEqual([]);
});

test("nothing typed shows everything", () => {
  expect(searchQuestions(categories, "  ")).toBe(categories);
});
