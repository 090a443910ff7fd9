import { PERMISSIONS, type Permission } from "@aufwind/rules/operators";
import { expect, test } from "vitest";
import { MEMBER_PAGES } from "../platform/pages/pages.ts";
import { areaOf, type Role } from "../platform/session/member.ts";
import { atHand, entryOf, navigationOf, withinPermissions } from "./navigation.ts";
import { settingsOf } from "./settings-pages.ts";

const ROLES: Role[] = ["client", "coach", "operator"];
const entriesOf = (role: Role, isSettingUp = false) =>
  navigationOf(role, isSettingUp).flatMap(({ entries }) => [...entries]);
const sideOf = (role: Role): string[] => entriesOf(role).map(({ page }) => page);
const setOf = (role: Role): string[] => settingsOf(role).flatMap(({ entries }) => entries.map(({ page }) => page));
const pagesOf = (role: Role) => [...sideOf(role), ...setOf(role)];
/** Those without an id in their address. */
const reachable = Object.entries(MEMBER_PAGES)
  .filter(([, { en }]) => !en.includes(":"))
  .map(([page]) => page);

test.each(ROLES)("a %s finds the own start, and every entry of the menu once", (role) => {
  const keys = entriesOf(role).map(({ key }) => key);
  // The start of the team leads on to the first page of its menu.
  expect(pagesOf(role)).toContain(role === "operator" ? "teamApprovals" : areaOf(role));
  expect(new Set(keys).size).toBe(keys.length);
});

test("the own start comes first, settings and help last, and all of it fits on a screen of 900 pixels", () => {
  for (const role of ["client", "coach"] as const) {
    expect(sideOf(role)[0]).toBe(areaOf(role));
    expect(sideOf(role).slice(-2)).toEqual(["settings", "help"]);
  }
  expect(entriesOf("coach", true).length).toBeLessThanOrEqual(17);
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
  // The figures and the growth are one click from the day, what a tax adviser needs one from invoices and statements,
  // invitations by mail one from the link for own clients.
  const elsewhere = [
    ...["coachOnboarding", "coachNumbers", "coachGrowth", "coachBookkeeping"],
    ...["coachInvite", "coachInvited"],
  ];
  const practice = reachable.filter((page) => page.startsWith("coach") && !elsewhere.includes(page));
  expect(pagesOf("coach")).toEqual(expect.arrayContaining(practice));
  expect(pagesOf("coach")).not.toContain("coachOnboarding");
  expect(
    entriesOf("coach", true)
      .slice(0, 2)
      .map(({ key }) => key),
  ).toEqual(["today", "setUp"]);
  expect(navigationOf("client", true)).toEqual(navigationOf("client"));
  // Nothing that would be empty before the first client.
  expect(entriesOf("coach", true).map(({ key }) => key)).toEqual([
    ...["today", "setUp", "messages", "consultations", "hours", "profile", "settings", "help"],
  ]);
});

test("a client reaches every page of the own area; the questions at the start are asked by the overview", () => {
  // A series begins with the booking of one appointment, a place in a waiting list on the page of a coach or of one.
  const asked = ["clientOnboarding", "clientTopics", "clientCoach", "clientReferral"];
  asked.push("clientBookSeries", "clientWaitingListNew");
  const own = reachable.filter((page) => page.startsWith("client") && !asked.includes(page));
  expect(pagesOf("client")).toEqual(expect.arrayContaining(own));
});

test.each([
  ["coachHome", "", "today", true],
  ["coachAppointments", "?status=Pending&status=Rescheduled", "requests", true],
  ["coachAppointments", "?period=past", "appointments", true],
  ["coachAppointment", "", "appointments", false],
  ["coachConsultations", "", "consultations", true],
  ["coachBusiness", "", "settings", false],
  ["coachExceptions", "", "hours", false],
  ["coachBookkeeping", "", "invoices", false],
  ["coachInvited", "", "clients", false],
  ["marketingTips", "", "help", false],
  ["onboardingProfile", "", "setUp", false],
] as const)("%s%s stands under %s", (page, search, key, isItself) =>
  expect(entryOf(entriesOf("coach", key === "setUp"), { page, search })).toEqual({ key, isItself }),
);

test.each([
  ["clientReschedule", { key: "appointments", isItself: false }],
  ["clientBook", { key: "book", isItself: true }],
  ["blog", undefined],
  ["notifications", undefined],
] as const)("a client's %s stands under its entry, if there is one", (page, here) =>
  expect(entryOf(entriesOf("client"), { page, search: "" })).toEqual(here),
);

test("an operator sees the pages of the own permissions", () => {
  const seen = (...permissions: Permission[]) =>
    withinPermissions(navigationOf("operator"), permissions).flatMap(({ entries }) => entries.map(({ key }) => key));
  expect(seen("support")).not.toContain("log");
  expect(seen("support", "compliance")).toContain("log");
  expect(seen(...PERMISSIONS)).toEqual(entriesOf("operator").map(({ key }) => key));
  expect(seen("admin")).not.toContain("cases");
});

test("a phone has four pages at hand, in the order of the thumb", () => {
  expect(atHand("coach").map(({ key }) => key)).toEqual(["today", "calendar", "messages", "clients"]);
  expect(atHand("client").map(({ key }) => key)).toEqual(["overview", "appointments", "search", "messages"]);
});

test("while a coach sets up, none of the pages at hand is empty", () =>
  expect(atHand("coach", true).map(({ key }) => key)).toEqual(["today", "setUp", "messages", "profile"]));
