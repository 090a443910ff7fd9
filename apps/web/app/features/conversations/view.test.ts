import { expect, test } from "vitest";
import { readPeopleView, readView, viewQuery } from "./view.ts";

test.each(["", "name=Lena", "page=3", "name=Lena+Brandt&page=2"])("%j is read and written as it is", (query) => {
  expect(viewQuery(readView(new URLSearchParams(query)))).toBe(query);
});

test.each(["page=0", "page=-1", "page=1.5", "page=21", "page=x", "name=+++"])("%j counts as nothing", (query) => {
  expect(viewQuery(readView(new URLSearchParams(query)))).toBe("");
});

test("searching for people leaves the conversations alone", () => {
  const params = new URLSearchParams("name=Jonas&person=Amelia&people=2");
  expect(readView(params)).toEqual({ name: "Jonas", page: 1 });
  expect(readPeopleView(params)).toEqual({ name: "Amelia", page: 2 });
});
