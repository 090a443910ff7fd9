import { CaseFilter } from "@aufwind/contract/cases";
import { expect, test } from "vitest";
import { readView } from "../../shared/list/view.ts";
import { filterOf, INBOX, inboxQuery, queryOfFilter } from "./inbox-view.ts";

const ASSIGNEE = "0190f3c0-0000-7000-8000-000000000001";
const viewOf = (query: string) => readView(INBOX, new URLSearchParams(query)).view;

test("what a view keeps leads to the same address again", () => {
  const query = `list=mine&kinds=question&kinds=payment&state=waiting&due=week&language=en&assignee=${ASSIGNEE}`;
  expect(inboxQuery(viewOf(query))).toBe(query);
  expect(queryOfFilter(CaseFilter.parse(filterOf(viewOf(query))))).toBe(query);
  expect(queryOfFilter(CaseFilter.parse({}))).toBe("");
});

test("the page is no part of it, and nonsense is left out", () => {
  expect(inboxQuery(viewOf("due=week&page=3&state=closed&assignee=me&language=fr"))).toBe("due=week");
});
