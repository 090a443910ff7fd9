import { SIDES, STATUSES } from "@aufwind/rules/appointments/status";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import type { PaymentStatus } from "@aufwind/rules/payments/status";
import { HOUR } from "@aufwind/rules/time/durations";
import { describe, expect, test } from "vitest";
import type { MailFacts, NoticeKind } from "../src/features/appointments/mail-facts.ts";
import { appointmentMail } from "../src/features/appointments/mails.ts";
import { presentNotification } from "../src/features/notifications/queries.ts";
import { paymentTemplates } from "../src/payment-templates.ts";
import { readConfig } from "../src/platform/config/config.ts";
import { createTranslator } from "../src/platform/i18n/translator.ts";

const deps = {
  config: readConfig({ MODE: "test", DATABASE_URL: "postgres://none", PUBLIC_URL: "https://aufwind.example" }),
  translator: createTranslator("Aufwind"),
};
const START = Date.parse("2026-11-17T13:00:00Z");
const at = (hours: number) => new Date(START + hours * HOUR);

type Happened = Pick<MailFacts, "status" | "awaiting"> & {
  kind: NoticeKind;
  by: "client" | "coach" | "clock";
  owed?: boolean;
};

/** Every event with a mail, and the appointment's state after it. */
const HAPPENED: Happened[] = [
  { kind: "book", by: "client", status: "Pending", awaiting: "payment_details" },
  { kind: "giveDetails", by: "client", status: "Pending", awaiting: "coach" },
  { kind: "book", by: "client", status: "Scheduled", awaiting: null },
  { kind: "giveDetails", by: "client", status: "Scheduled", awaiting: null },
  { kind: "confirm", by: "coach", status: "Scheduled", awaiting: null },
  { kind: "accept", by: "client", status: "Scheduled", awaiting: null },
  { kind: "reschedule", by: "coach", status: "Rescheduled", awaiting: "client" },
  { kind: "reschedule", by: "client", status: "Rescheduled", awaiting: "coach" },
  { kind: "remindDayBefore", by: "clock", status: "Scheduled", awaiting: null },
  { kind: "remind", by: "clock", status: "Scheduled", awaiting: null },
  { kind: "reject", by: "coach", status: "Rejected", awaiting: null },
  { kind: "lapse", by: "clock", status: "Rejected", awaiting: null },
  { kind: "lapse", by: "clock", status: "Cancelled", awaiting: null },
  { kind: "expire", by: "clock", status: "Cancelled", awaiting: null },
  { kind: "unpaid", by: "clock", status: "Cancelled", awaiting: null },
  { kind: "decline", by: "coach", status: "Cancelled", awaiting: null },
  { kind: "cancel", by: "client", status: "Cancelled", awaiting: null },
  { kind: "cancel", by: "client", status: "Cancelled", awaiting: null, owed: true },
  { kind: "cancel", by: "coach", status: "Cancelled", awaiting: null },
  { kind: "noShow", by: "coach", status: "No Show", awaiting: "client", owed: true },
  { kind: "noShow", by: "client", status: "No Show", awaiting: "coach", owed: true },
  { kind: "settleNoShow", by: "clock", status: "No Show", awaiting: null, owed: true },
];
const PAID: PaymentStatus[] = ["open", "failed", "authentication", "paid"];

const isLive = ({ status }: Happened) => ["Pending", "Scheduled", "Rescheduled"].includes(status);

function mailFactsOf(
  happened: Happened,
  { locale, payment, hours, isFree, giftCents, creditCents }: Varied,
): MailFacts {
  const isOwed = isLive(happened) || happened.owed === true;
  const grossCents = isFree ? 0 : 119_00;
  const person = { userId: "1", locale, zone: "Europe/Berlin" };
  return {
    ...{ bookingNumber: "7K3FQ-9Q2DX", language: null },
    ...{ id: "019a0000-0000-7000-8000-000000000001", sequence: 2, consultation: isFree ? "discovery" : "standard" },
    ...{ status: happened.status, awaiting: happened.awaiting, payment: isFree ? "none" : payment },
    ...{ giftCents, creditCents, isFromPackage: false },
    ...{ startsAt: at(0), endsAt: at(1), previousStartsAt: happened.kind === "reschedule" ? at(-50) : null },
    isAgreed: happened.status !== "Pending",
    hasNote: true,
    ...{ bookedAt: at(-200), grossCents, owedCents: isOwed ? grossCents : 0, reason: null },
    holdUntil: happened.awaiting === "payment_details" ? at(hours + 0.25) : null,
    answerBy: happened.awaiting === "coach" || happened.awaiting === "client" ? at(-1) : null,
    ...{
      freeUntil: at(-24),
      absent: happened.status === "No Show" ? (happened.by === "client" ? "coach" : "client") : null,
    },
    earlyStart: null,
    chargeAt: isLive(happened) && !isFree ? at(Math.max(-24, hours)) : null,
    client: { ...person, email: "lena@example.org", firstName: "Lena", lastName: "Brandt" },
    coach: { ...person, email: "jonas@example.org", firstName: "Jonas", lastName: "Weber" },
  } satisfies MailFacts as MailFacts;
}
type Varied = { locale: Locale; payment: PaymentStatus; hours: number; isFree: boolean } & Others;
type Others = { giftCents: number; creditCents: number };

/** What gift cards and a credit pay of 119 €: nothing, a part, or everything. */
const NO_OTHERS = [[0, 0]] as const;
const OTHERS = [
  [0, 0],
  [0, 1000],
  [5000, 1000],
  [11_900, 0],
] as const;

const CLAIMS: { en: RegExp; de: RegExp; holds: (facts: MailFacts) => boolean }[] = [
  {
    en: /charge .{1,20} to your card now/,
    de: /belasten .{0,20}Ihre Karte jetzt/,
    holds: ({ status, payment }) => status === "Scheduled" && payment !== "paid",
  },
  {
    en: /We charge .{1,20} to your card on/,
    de: /Wir belasten Ihre Karte mit .{1,20}, und zwar am/,
    holds: ({ status, payment }) => status === "Scheduled" && payment !== "paid",
  },
  { en: /already been paid/, de: /bereits bezahlt/, holds: ({ payment }) => payment === "paid" },
  { en: /Nothing was charged/, de: /Es wurde nichts abgebucht/, holds: ({ owedCents }) => owedCents === 0 },
  {
    en: /pays? nothing/i,
    de: /zahl(en|t) .{0,20}nichts/,
    holds: ({ owedCents, status }) => owedCents === 0 || status !== "Scheduled",
  },
  {
    en: /so .{1,20} (stays|is) due|price of .* stays due/,
    de: /Deshalb (ist der volle Preis|sind|bleib)/,
    holds: ({ owedCents }) => owedCents > 0,
  },
  { en: /appointment is free/, de: /Termin ist kostenlos/, holds: ({ grossCents }) => grossCents === 0 },
];
const BROKEN = /\{\{|\}\}|undefined|\bnull\b|NaN|Invalid|<\/?\w+>|\b(appointments|payments|notifications):/;

const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe.each(LOCALES)("in %s", (locale) => {
  test.each(HAPPENED)("a mail after $kind by $by says nothing that is not so", (happened) => {
    for (const reader of SIDES)
      for (const hours of [-72, -23])
        for (const payment of PAID)
          for (const isFree of [false, true])
            for (const [giftCents, creditCents] of isFree ? NO_OTHERS : OTHERS) {
              const facts = mailFactsOf(happened, { locale, payment, hours, isFree, giftCents, creditCents });
              const { kind, by } = happened;
              const mail = appointmentMail(deps, { kind, by, reader, facts, now: at(hours) });
              const text = spaced(mail?.text ?? "");
              expect(text).not.toMatch(BROKEN);
              for (const claim of CLAIMS) if (!claim.holds(facts)) expect(text).not.toMatch(claim[locale]);
            }
  });

  test("a mail that names what the card pays leaves out what a credit pays", () => {
    const happened = { kind: "confirm", by: "coach", status: "Scheduled", awaiting: null } as const;
    const others = { giftCents: 0, creditCents: 1000 };
    const facts = mailFactsOf(happened, { locale, payment: "open", hours: -72, isFree: false, ...others });
    const mail = appointmentMail(deps, { kind: "confirm", by: "coach", reader: "client", facts, now: at(-72) });
    expect(spaced(mail?.text ?? "")).toMatch(
      locale === "en" ? /We charge €109 .*credit pays €10 of the €119/s : /109 €.*10 € von den 119 €/s,
    );
  });

  test.each(Object.keys(paymentTemplates(deps)))("the mail %s is whole", (name) => {
    const mail = paymentTemplates(deps)[name]?.(locale);
    expect(spaced(`${mail?.subject} ${mail?.text}`)).not.toMatch(BROKEN);
  });

  test.each(["unpaid", "paymentFailed", "refunded", "refundFailed", "disputed", "credited"] as const)(
    "what the bell says of %s is whole, to each side",
    (kind) => {
      for (const side of SIDES)
        for (const data of [{}, { outcome: "won" }, { reason: "invited", cents: "1000" }]) {
          const row = {
            id: "1",
            kind,
            data,
            starts_at: at(0),
            created_at: at(-1),
            status: "Sent",
            appointment_id: "2",
          };
          const named = { ...row, first_name: "Jonas", last_name: "Weber" } as unknown as Row;
          const { message } = presentNotification(deps, named, { side, zone: "Europe/Berlin", locale });
          expect(message).not.toMatch(BROKEN);
        }
    },
  );
});
type Row = Parameters<typeof presentNotification>[1];

test("no status is left out", () => {
  const seen = new Set(HAPPENED.map(({ status }) => status));
  expect(STATUSES.filter((status) => !seen.has(status))).toEqual(["Completed"]);
});
