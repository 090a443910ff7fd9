import { expect, test } from "vitest";
import { MEMBER_PAGES } from "../../platform/pages/pages.ts";
import { areaOf, type Role } from "../../platform/session/member.ts";
import { settingsOf } from "../../shared/settings-pages.ts";
import { isHere, isInSettings, navigationOf } from "../shell/navigation.ts";

const ROLES: Role[] = ["client", "coach", "operator"];
const sideOf = (role: Role): string[] => navigationOf(role).flatMap(({ entries }) => entries.map(({ page }) => page));
const setOf = (role: Role): string[] => settingsOf(role).flatMap(({ entries }) => entries.map(({ page }) => page));
const pagesOf = (role: Role) => [...sideOf(role), ...setOf(role)];
/** Those without an id in their address. */
const reachable = Object.entries(MEMBER_PAGES)
  .filter(([, { en }]) => !en.includes(":"))
  .map(([page]) => page);

test.each(ROLES)("a %s finds the own start, and every page once, all of them for members", (role) => {
  const pages = pagesOf(role);
  expect(pages).toContain(areaOf(role));
  expect(new Set(pages).size).toBe(pages.length);
  expect(Object.keys(MEMBER_PAGES)).toEqual(expect.arrayContaining(pages));
});

test("the own start comes first, settings and help last, and all of it fits on a screen of 900 pixels", () => {
  for (const role of ["client", "coach"] as const) {
    expect(sideOf(role)[0]).toBe(areaOf(role));
    expect(sideOf(role).slice(-2)).toEqual(["settings", "help"]);
  }
  expect(navigationOf("coach", true).flatMap(({ entries }) => [...entries]).length).toBeLessThanOrEqual(15);
});

test("nobody is led to another role's area", () => {
  expect(pagesOf("client").filter((page) => page.startsWith("coach"))).toEqual([]);
  expect(pagesOf("coach").filter((page) => page.startsWith("client"))).toEqual([]);
});

test("every role reaches the account pages, by the settings", () => {
  const account = reachable.filter((page) => page.startsWith("account"));
  for (const role of ROLES) expect(setOf(role)).toEqual(expect.arrayContaining(account));
});

test("a coach reaches every page of the practice, and the set-up only while it is open", () => {
  const practice = reachable.filter((page) => page.startsWith("coach") && page !== "coachOnboarding");
  expect(pagesOf("coach")).toEqual(expect.arrayContaining(practice));
  expect(pagesOf("coach")).not.toContain("coachOnboarding");
  expect(navigationOf("coach", true)[0].entries.map(({ page }) => page)).toContain("coachOnboarding");
  expect(navigationOf("client", true)).toBe(navigationOf("client"));
});

test("a client reaches every page of the own area; the questions at the start are asked by the overview", () => {
  const asked = ["clientOnboarding", "clientTopics", "clientCoach", "clientReferral"];
  const own = reachable.filter((page) => page.startsWith("client") && !asked.includes(page));
  expect(pagesOf("client")).toEqual(expect.arrayContaining(own));
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

test("settings have a menu of their own on all of their pages, and nowhere else", () => {
  for (const page of ["settings", "account", "coachProfile", "billing", "accountDelete"] as const)
    expect(isInSettings(page)).toBe(true);
  for (const page of ["coachHome", "messages", "notifications", "help", undefined] as const)
    expect(isInSettings(page)).toBe(false);
});

test("the ways to help are behind the help", () => {
  const help = { key: "help", page: "help", icon: "info" } as const;
  expect(isHere(help, "helpContact")).toBe(true);
  expect(isHere(help, "marketingTips")).toBe(true);
  expect(isHere(help, "settings")).toBe(false);
});
