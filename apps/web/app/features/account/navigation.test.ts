import { expect, test } from "vitest";
import { areaOf, type Role } from "../../platform/member.ts";
import { MEMBER_PAGES } from "../../platform/pages.ts";
import { navigationOf } from "./navigation.ts";

const ROLES: Role[] = ["client", "coach", "operator"];
const pagesOf = (role: Role): string[] => navigationOf(role).flatMap(({ entries }) => entries.map(({ page }) => page));

test.each(ROLES)("a %s finds the own start first and every page once, all of them for members", (role) => {
  const pages = pagesOf(role);
  expect(pages[0]).toBe(areaOf(role));
  expect(new Set(pages).size).toBe(pages.length);
  expect(Object.keys(MEMBER_PAGES)).toEqual(expect.arrayContaining(pages));
});

test("nobody is led to another role's area", () => {
  expect(pagesOf("client")).not.toContain("coachHome");
  expect(pagesOf("coach")).not.toContain("clientHome");
});

test("every role reaches the account pages", () => {
  const account = Object.keys(MEMBER_PAGES).filter((page) => page.startsWith("account"));
  for (const role of ROLES) expect(pagesOf(role)).toEqual(expect.arrayContaining(account));
});
