import { EVENTS } from "@aufwind/rules/appointments/lifecycle";
import { SIDES } from "@aufwind/rules/appointments/status";
import { LOCALES } from "@aufwind/rules/locale";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { appointmentTemplates } from "../../appointment-templates.ts";
import { readConfig } from "../../platform/config/config.ts";
import { createTranslator } from "../../platform/i18n/translator.ts";
import { calendarEntryOf } from "./mail-calendar.ts";
import type { MailFacts, NoticeKind } from "./mail-facts.ts";
import { appointmentMail } from "./mails.ts";

const deps = {
  config: readConfig({ MODE: "test", DATABASE_URL: "postgres://none", PUBLIC_URL: "https://aufwind.example" }),
  translator: createTranslator("Aufwind"),
};
const at = (iso: string) => new Date(iso);
const now = at("2026-11-14T09:00:00Z");
const lena = { userId: "1", email: "lena@example.org", firstName: "Lena", lastName: "Brandt" };
const jonas = { userId: "2", email: "jonas@example.org", firstName: "Jonas", lastName: "Weber" };
/** Tuesday at two in Berlin, a quarter to seven in Kathmandu, half past nine in St. John's. */
const scheduled: MailFacts = {
  id: "019a0000-0000-7000-8000-000000000001",
  bookingNumber: "7K3FQ-9Q2DX",
  sequence: 4,
  status: "Scheduled",
  awaiting: null,
  consultation: "standard",
  language: null,
  startsAt: at("2026-11-17T13:00:00Z"),
  endsAt: at("2026-11-17T14:00:00Z"),
  previousStartsAt: null,
  bookedAt: now,
  grossCents: 119_00,
  owedCents: 119_00,
  payment: "open",
  giftCents: 0,
  isFromPackage: false,
  creditCents: 0,
  reason: null,
  holdUntil: null,
  answerBy: null,
  freeUntil: at("2026-11-16T13:00:00Z"),
  chargeAt: at("2026-11-16T13:00:00Z"),
  absent: null,
  isAgreed: true,
  earlyStart: null,
  hasNote: false,
  client: { ...lena, locale: "de", zone: "Asia/Kathmandu" },
  coach: { ...jonas, locale: "en", zone: "America/St_Johns" },
};
const pending: MailFacts = { ...scheduled, status: "Pending", awaiting: "coach", answerBy: at("2026-11-16T09:00:00Z") };
const cancelled: MailFacts = { ...scheduled, status: "Cancelled", owedCents: 0, chargeAt: null };

type Sent = Omit<Parameters<typeof appointmentMail>[1], "now"> & { now?: Date };
const write = (notice: Sent) => appointmentMail(deps, { now, ...notice });
// Amounts contain a non-breaking space.
const textOf = (notice: Sent) => (write(notice)?.text ?? "").replaceAll("\u00a0", " ");
const eventIn = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent") ?? undefined);

const templates = Object.entries(appointmentTemplates(deps));
const all = templates.flatMap(([id, mail]) =>
  LOCALES.map((locale) => ({ id: `${id}.${locale}`, locale, mail: mail(locale) })),
);

test.each(all)("$id is whole, neutral from outside and names both times", ({ id, locale, mail }) => {
  const { subject, text, html, calendar } = mail;
  for (const part of [subject, text, html]) expect(part).not.toMatch(/{{|undefined|null|Invalid|NaN/);
  const start =
    locale === "de"
      ? /^Ihr Termin am 1[67]\. November, \d\d:00 Uhr \(Berlin\): ./
      : /^Your appointment on 1[67] November at \d\d:00 \(Berlin\): ./;
  expect(subject).toMatch(start);
  const event = calendar && eventIn(calendar.content);
  const seenByOthers = `${subject} ${event?.summary} ${event?.description}`;
  expect(seenByOthers).not.toMatch(/Lena|Brandt|Jonas|Weber|therap|topic|Thema|€/i);
  const isToClient = id.includes("to-client");
  expect(text).toContain(isToClient ? "Jonas Weber" : "Lena Brandt");
  expect(text).toMatch(/\(Berlin\)\n/);
  const [own, place] = [locale === "de" ? "Ihre Zeit" : "your time", isToClient ? "Kathmandu" : "St Johns"];
  expect(text).toContain(`${own} (${place})`);
  if (event) expect(event.description).toContain(`${own} (${place})`);
  else expect(id).toMatch(/-(booked|details-given).*to-coach/);
});

test("every kind is notified to both, except what only the client needs and what nobody needs", () => {
  const facts = (kind: NoticeKind) =>
    SIDES.filter((reader) => write({ kind, by: "clock", reader, facts: kind === "book" ? pending : scheduled }));
  for (const kind of ["book", ...EVENTS, "remind"] as const)
    expect(facts(kind), kind).toEqual(kind === "complete" ? [] : kind === "expire" ? ["client"] : ["client", "coach"]);
});

test("while payment details are missing the client is told until when, and the coach nothing", () => {
  const held: MailFacts = {
    ...pending,
    awaiting: "payment_details",
    answerBy: null,
    holdUntil: at("2026-11-14T09:15:00Z"),
  };
  expect(textOf({ kind: "book", by: "client", reader: "client", facts: held })).toContain(
    "bis 10:15 Uhr in Berlin (15:00 Uhr Ihre Zeit in Kathmandu) für Sie frei",
  );
  expect(write({ kind: "book", by: "client", reader: "coach", facts: held })).toBeUndefined();
});

test("somebody who has left gets no mail", () => {
  const facts = { ...cancelled, coach: { ...scheduled.coach, email: null } };
  expect(write({ kind: "cancel", by: "coach", reader: "coach", facts })).toBeUndefined();
  expect(write({ kind: "cancel", by: "coach", reader: "client", facts })).toBeDefined();
});

test("a coach is asked to confirm by a time that is given in both zones", () => {
  expect(textOf({ kind: "book", by: "client", reader: "coach", facts: pending })).toContain(
    "You have until Monday 16 November at 10:00 in Berlin (05:30 your time in St Johns).",
  );
});

test("the mail of a confirmed appointment says when the card is charged and until when it is free to cancel", () => {
  const confirmed = { kind: "confirm", by: "coach", reader: "client", facts: scheduled } as const;
  expect(textOf(confirmed)).toContain(
    "Wir belasten Ihre Karte mit 119 €, und zwar am Montag, 16. November, 14:00 Uhr in Berlin (18:45 Uhr Ihre Zeit in Kathmandu). Bis zu diesem Zeitpunkt können Sie kostenlos absagen",
  );
  const late = at("2026-11-17T08:00:00Z");
  const atOnce = textOf({ ...confirmed, facts: { ...scheduled, chargeAt: late }, now: late });
  expect(atOnce).toContain("belasten wir Ihre Karte jetzt mit 119 €");
  expect(atOnce).toContain("Kostenlos absagen können Sie diesen Termin nicht mehr");
});

test("nobody is mailed what they did themselves, but for what the law owes a client in writing", () => {
  const facts = { ...scheduled, previousStartsAt: at("2026-11-16T23:30:00Z") };
  const mailed = (side: "client" | "coach") => EVENTS.filter((kind) => write({ kind, by: side, reader: side, facts }));
  expect(mailed("coach")).toEqual([]);
  expect(mailed("client")).toEqual(["giveDetails", "accept", "decline", "cancel", "objectToNoShow"]);
});

test("who is asked for a new time reads the old and the new one, on the days where they are", () => {
  const previousStartsAt = at("2026-11-16T23:30:00Z");
  const moved: MailFacts = { ...pending, status: "Rescheduled", previousStartsAt };
  const asked = textOf({ kind: "reschedule", by: "client", reader: "coach", facts: moved });
  const client = textOf({ kind: "reschedule", by: "coach", reader: "client", facts: moved });
  expect(client).toContain(
    "Bisher: Dienstag, 17. November 2026, 00:30 bis 01:30 Uhr (Berlin)\n05:15 bis 06:15 Uhr Ihre Zeit",
  );
  expect(client).toContain("Neu: Dienstag, 17. November 2026, 14:00 bis 15:00 Uhr (Berlin)");
  expect(asked).toContain("Lena Brandt has moved your appointment.");
  // A different day where the coach is.
  expect(asked).toContain("(Berlin)\nMonday, 16 November 2026, 20:00 to 21:00 your time (St Johns)");
});

test("a cancellation says who, why, and what is due or given back", () => {
  const byCoach = { ...cancelled, reason: "Ich bin krank.\nEntschuldigung!" };
  const toClient = textOf({ kind: "cancel", by: "coach", reader: "client", facts: byCoach });
  for (const part of [
    "Jonas Weber hat Ihren Termin abgesagt.",
    "> Ich bin krank.\n> Entschuldigung!",
    "Sie zahlen nichts.",
  ])
    expect(toClient).toContain(part);
  const late = { ...cancelled, owedCents: 119_00 };
  expect(textOf({ kind: "cancel", by: "client", reader: "client", facts: late })).toContain(
    "Deshalb sind 119 € fällig",
  );
  expect(textOf({ kind: "cancel", by: "client", reader: "coach", facts: late })).toContain("so €119 is due");
});

test("a free appointment says so and speaks of no card", () => {
  const free: MailFacts = { ...scheduled, consultation: "discovery", grossCents: 0, owedCents: 0, chargeAt: null };
  const text = textOf({ kind: "confirm", by: "coach", reader: "client", facts: free });
  expect(text).toContain("Kennenlernen");
  expect(text).toContain("Preis: kostenlos");
  expect(text).not.toMatch(/Karte|fällig|€/);
  const over = { ...free, status: "Cancelled" } as const;
  expect(textOf({ kind: "cancel", by: "client", reader: "client", facts: over })).not.toMatch(/Karte|fällig|zahlen|€/);
});

test("somebody in Berlin, or where it is as late as there, reads one time only", () => {
  const inVienna: MailFacts = { ...scheduled, client: { ...scheduled.client, zone: "Europe/Vienna" } };
  const mail = write({ kind: "confirm", by: "coach", reader: "client", facts: inVienna });
  expect(mail?.subject).toBe("Ihr Termin am 17. November, 14:00 Uhr: bestätigt");
  expect(`${mail?.text}${mail?.calendar?.content}`).not.toMatch(/Ihre Zeit|Vienna/);
});

test("the button leads each to their own page of the appointment", () => {
  const html = (reader: "client" | "coach") => write({ kind: "remind", by: "clock", reader, facts: scheduled })?.html;
  expect(html("client")).toContain(`href="https://aufwind.example/de/klient/termine/${scheduled.id}"`);
  expect(html("coach")).toContain(`href="https://aufwind.example/en/coach/appointments/${scheduled.id}"`);
});

test.each([
  ["Pending", "REQUEST", "TENTATIVE"],
  ["Rescheduled", "REQUEST", "TENTATIVE"],
  ["Scheduled", "REQUEST", "CONFIRMED"],
  ["Cancelled", "CANCEL", "CANCELLED"],
  ["Rejected", "CANCEL", "CANCELLED"],
  ["No Show", "REQUEST", "CONFIRMED"],
] as const)(
  "a calendar hears of a %s appointment by %s, as %s, under one UID with its sequence",
  (status, method, said) => {
    const facts = { ...scheduled, status };
    for (const reader of SIDES) {
      const { calendar } = write({ kind: "remind", by: "clock", reader, facts }) ?? {};
      expect(calendar?.method).toBe(method);
      const lines = calendar?.content.replaceAll("\r\n ", "").split("\r\n");
      for (const line of [`METHOD:${method}`, `STATUS:${said}`, "SEQUENCE:4", `UID:${scheduled.id}@aufwind.example`])
        expect(lines).toContain(line);
      // Neither is told the other's address.
      expect(calendar?.content).not.toContain(reader === "client" ? "jonas@" : "lena@");
    }
  },
);

test("what took place stays in the calendar", () => {
  const entry = calendarEntryOf(deps, { reader: "coach", facts: { ...scheduled, status: "Completed" }, now });
  expect(entry).toMatchObject({ status: "CONFIRMED", summary: "Online appointment", stamp: now });
});
