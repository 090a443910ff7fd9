import { expect, test } from "vitest";
import { areaOf, type Role } from "../../platform/member.ts";
import { MEMBER_PAGES } from "../../platform/pages.ts";
import { isHere, navigationOf } from "./navigation.ts";

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

test("a coach reaches every page of the practice, and the set-up only while it is open", () => {
  const practice = Object.entries(MEMBER_PAGES)
    .filter(([page, { en }]) => page.startsWith("coach") && page !== "coachOnboarding" && !en.includes(":"))
    .map(([page]) => page);
  expect(pagesOf("coach")).toEqual(expect.arrayContaining(practice));
  expect(pagesOf("coach")).not.toContain("coachOnboarding");
  expect(navigationOf("coach", true)[0].entries.map(({ page }) => page)).toContain("coachOnboarding");
  expect(navigationOf("client", true)).toBe(navigationOf("client"));
});

test("an appointment stands behind the list of appointments", () => {
  const list = { key: "appointments", page: "clientAppointments", icon: "list" } as const;
  expect(isHere(list, "clientAppointment")).toBe(true);
  expect(isHere(list, "clientReschedule")).toBe(true);
  expect(isHere(list, "clientBook")).toBe(false);
});

test("every step of the set-up is under its one entry", () => {
  const setUp = { key: "setUp", page: "coachOnboarding", icon: "arrowRight" } as const;
  expect(isHere(setUp, "onboardingProfile")).toBe(true);
  expect(isHere(setUp, "coachProfile")).toBe(false);
  expect(isHere({ key: "profile", page: "coachProfile", icon: "picture" }, "onboardingProfile")).toBe(false);
});
