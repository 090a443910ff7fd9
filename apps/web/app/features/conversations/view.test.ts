import { expect, test } from "vitest";
import { readView, viewQuery } from "../../shared/list/view.ts";
import { CONVERSATIONS, PEOPLE } from "./view.ts";

const read = (params: URLSearchParams) => readView(CONVERSATIONS, params).view;

test.each(["", "name=Lena", "page=3", "name=Lena+Brandt&page=2"])("%j is read and written as it is", (query) => {
  expect(viewQuery(CONVERSATIONS, read(new URLSearchParams(query)))).toBe(query);
});

test.each(["page=0", "page=-1", "page=1.5", "page=21", "page=x", "name=+++"])("%j counts as nothing", (query) => {
  expect(viewQuery(CONVERSATIONS, read(new URLSearchParams(query)))).toBe("");
});

test("searching for people leaves the conversations alone", () => {
  const params = new URLSearchParams("name=Jonas&person=Amelia&people=2");
  expect(read(params)).toEqual({ name: "Jonas", page: 1 });
  expect(readView(PEOPLE, params).view).toEqual({ person: "Amelia", page: 2 });
});
