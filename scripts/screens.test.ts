import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";

/** The screens of part 2 of the specification, in its words, and their pages. */
const SPECIFIED = {
  home: "home",
  "about us": "about",
  imprint: "imprint",
  "privacy policy": "privacy",
  "terms and conditions": "terms",
  blog: "blog",
  "contact form": "contact",
  "FAQ for coaches": "faqCoaches",
  "FAQ for clients": "faqClients",
  "early-access sign-up": "earlyAccess",
  "newsletter sign-up": "newsletter",
  login: "login",
  "register as client": "registerClient",
  "register as coach": "registerCoach",
  "register as lead": "earlyAccess",
  "forgot password": "forgotPassword",
  "reset password": "resetPassword",
  "e-mail confirmation": "confirmEmail",
  "coach search": "search",
  "coach profile": "coachPage",
  "client onboarding": "clientOnboarding",
  "client dashboard": "clientHome",
  "client: invite a friend": "clientFriends",
  "client: appointments list": "clientAppointments",
  "client: appointment detail": "clientAppointment",
  "client: book an appointment": "book",
  messages: "messages",
  "chat of a conversation": "conversation",
  "client: bookmarks": "clientBookmarks",
  notifications: "notifications",
  "notification settings": "notificationSettings",
  "billing and invoice information": "billing",
  "client: invoices": "clientInvoices",
  "payment methods": "paymentMethods",
  "change password": "accountPassword",
  "delete profile": "accountDelete",
  "client: my profile": "clientProfile",
  "session room": "room",
  "coach onboarding: Terms & Conditions": "onboardingTerms",
  "coach onboarding: Code of Conduct": "onboardingConduct",
  "coach onboarding: Account details": "onboardingAccount",
  "coach onboarding: Create your coach profile": "onboardingProfile",
  "coach onboarding: Appointments & Schedule": "onboardingSchedule",
  "coach dashboard": "coachHome",
  "coach dashboard: finances": "coachFinances",
  "coach dashboard: customer reviews to approve": "coachReviews",
  "coach dashboard: code of conduct": "conduct",
  "coach dashboard: help center": "help",
  "coach dashboard: contact support": "helpContact",
  "coach dashboard: marketing tips": "marketingTips",
  "profile editing": "coachProfile",
  "profile editing: consultations, appointment settings": "coachConsultations",
  "profile editing: time zone, weekly working schedule": "coachSchedule",
  "profile editing: schedule exceptions": "coachExceptions",
  "account settings": "account",
  "social networks": "coachNetworks",
  "address information": "coachBusiness",
  "my resume": "coachResume",
  agenda: "coachAgenda",
  "agenda settings": "coachAgendaSettings",
  "coach: appointments list": "coachAppointments",
  "coach: appointment detail": "coachAppointment",
  "my clients": "coachClients",
  "session notes": "coachNotes",
  "session note of an appointment": "coachNote",
  "my documents": "coachDocuments",
  "coach: invoices": "coachInvoices",
} as const;

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const cells = (line: string) => line.slice(1, -1).split(" | ");
const code = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? "");

/** Addresses by page, from the web's table. */
const pages = new Map(
  [...read("apps/web/app/platform/pages/pages.ts").matchAll(/^ {2}(\w+): \{ en: "(.*)", de: "(.*)" \}/gm)].map(
    ([, key = "", en = "", de = ""]) => [key, { en: en ? `/en/${en}` : "/en", de: de ? `/de/${de}` : "/de" }],
  ),
);
const keyOf = (en: string, de: string) => [...pages].find(([, page]) => page.en === en && page.de === de)?.[0];

/** The titles of a file's journeys; what a loop fills in is left open. */
const titlesOf = (text: string) =>
  [...text.matchAll(/\btest\(\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`)/g)].map(([, plain, made = ""]) => plain ?? made);
const journeys = new Map(
  readdirSync(join(ROOT, "e2e/journeys")).map((file) => [file, titlesOf(read(`e2e/journeys/${file}`))]),
);

const doc = read("docs/screens.md");
const tables = doc.slice(0, doc.indexOf("## Machines"));
const rows = tables.split("\n").filter((line) => line.startsWith("| ") && !/^\| (Screen|Behaviour) \|/.test(line));
const screens = rows.map(cells).filter(({ length }) => length === 4);
const playedOf = (journey: string) => [...journey.matchAll(/`([\w-]+\.spec\.ts)` › ([^;]+?)(?=;|\s*$)/g)];

test("there are pages, journeys and screens to compare", () => {
  expect(pages.size).toBeGreaterThan(80);
  expect(journeys.size).toBeGreaterThan(25);
  expect(screens.length).toBeGreaterThan(100);
});

test.each(rows.map((row) => [cells(row)[0] ?? "", row]))("%s: played by a journey that exists", (_, row) => {
  const played = playedOf(cells(row).at(-1) ?? "");
  expect(played.length > 0 || row.includes(".test.ts`"), "names a journey, or the test that shows it").toBe(true);
  const missing = played.filter(([, file = "", words = ""]) => {
    const titles = journeys.get(file) ?? [];
    return !titles.some((title) => title.includes(words.trim()));
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});

test.each(screens)("%s: %s and %s exist and are one page", (_, en, de) => {
  const pairs = code(en ?? "").map((address, place) => [address, code(de ?? "")[place] ?? ""] as const);
  expect(pairs.filter((pair) => pair[0] !== "/" && !keyOf(...pair))).toEqual([]);
});

const documented = new Set(
  screens.flatMap(([, en = "", de = ""]) => code(en).map((address, place) => keyOf(address, code(de)[place] ?? ""))),
);
test("every page of the product has its line", () =>
  expect([...pages.keys()].filter((key) => !documented.has(key))).toEqual([]));

test.each(Object.entries(SPECIFIED))("the specification's screen “%s” has its line", (_, key) =>
  expect(documented).toContain(key),
);
