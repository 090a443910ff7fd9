import type { CaseKind } from "@aufwind/rules/cases";
import type { NoticeReason } from "@aufwind/rules/content-notices";
import type { Locale } from "@aufwind/rules/locale";

export type CaseStep =
  | { by: "mara" | "sam"; assign: true }
  | { by: "mara" | "sam"; note: string }
  | { by: "mara" | "sam"; answer: string; thenClose?: boolean }
  | { by: "mara" | "sam"; waitDays: number };

export type ToldCase = {
  kind: CaseKind;
  source: string;
  /** The part of the address before the @, or a name and an address without an account. */
  person?: string | { name: string; email: string };
  locale: Locale;
  hoursAgo: number;
  subject?: string;
  text?: string;
  data?: Record<string, unknown>;
  /** How long after its start the coach came to the appointment that it is about. */
  coachLateMinutes?: number;
  /** What a notice is about: the latest review of a coach, or the profile. */
  notice?: { kind: "review" | "profile"; of: string; reason: NoticeReason };
  /** Hours from now until it is due, where the kind's own time would not tell the story. */
  dueInHours?: number;
  steps?: CaseStep[];
};

/** What waits for the team of the demo: every kind, some overdue, some assigned, some with a thread. */
export const CASES: ToldCase[] = [
  {
    ...{ kind: "question", source: "cases", locale: "de", hoursAgo: 75, dueInHours: -2, data: { cameBy: "email" } },
    person: { name: "Ole Friedrichsen", email: "ole.friedrichsen@example.org" },
    subject: "Doppelt belastet, 226,10 €",
    text: "Guten Tag,\n\nauf meiner Karte stehen zwei Abbuchungen für denselben Termin. Bitte prüfen Sie das.\n\nOle Friedrichsen",
    steps: [{ by: "sam", note: "Die zweite Zeile ist eine Vormerkung, keine Buchung. Läuft nach sieben Tagen ab." }],
  },
  {
    ...{ kind: "question", source: "cases", locale: "en", hoursAgo: 70, dueInHours: -0.7, data: { cameBy: "email" } },
    person: { name: "Sofia Marchetti", email: "sofia.marchetti@example.org" },
    subject: "Locked out after I changed my name",
    text: "Hello,\n\nsince I married, my passport has another name than my account. I cannot log in with my bank's service any more.\n\nSofia",
    steps: [{ by: "mara", assign: true }],
  },
  {
    ...{ kind: "question", source: "cases", locale: "de", hoursAgo: 5, data: { cameBy: "email" } },
    person: "lena",
    subject: "Coach kam 25 Minuten zu spät",
    coachLateMinutes: 25,
    text: "Guten Tag,\n\nmein letzter Termin begann 25 Minuten zu spät, und danach musste ich gleich zur Arbeit. Ich möchte einen Teil des Geldes zurück. Die Sitzung selbst war gut.",
    steps: [
      { by: "sam", note: "Erster Vorfall bei diesem Coach. 25 von 60 Minuten, das sind rund 40 %." },
      { by: "mara", assign: true },
    ],
  },
  {
    ...{ kind: "question", source: "cases", locale: "de", hoursAgo: 22, data: { cameBy: "phone" } },
    person: { name: "Jule Martens", email: "jule.martens@example.org" },
    subject: "Rechnung auf die Firma umschreiben",
    text: "Frau Martens rief an: Die Rechnung vom Oktober soll auf ihre Firma lauten.",
    steps: [
      { by: "sam", answer: "gern stellen wir die Rechnung neu aus. Bitte schicken Sie uns die Anschrift der Firma." },
      { by: "sam", waitDays: 5 },
    ],
  },
  {
    ...{ kind: "question", source: "cases", locale: "en", hoursAgo: 3, data: { cameBy: "email" } },
    person: { name: "David Okonkwo", email: "david.okonkwo@example.org" },
    subject: "My credit does not show at checkout",
    text: "Hi,\n\na friend invited me and I should have a credit, but the price at checkout is the full one.\n\nDavid",
  },
  {
    ...{ kind: "question", source: "cases", locale: "de", hoursAgo: 190, data: { cameBy: "email" } },
    person: { name: "Emre Aslan", email: "emre.aslan@example.org" },
    subject: "Ton im Videoraum brach dreimal ab",
    text: "Guten Tag,\n\nin meiner letzten Sitzung war der Ton dreimal weg. Liegt das an mir?\n\nEmre Aslan",
    steps: [
      { by: "sam", assign: true },
      {
        ...{ by: "sam", thenClose: true },
        answer:
          "vielen Dank für den Hinweis. Ihre Verbindung ging über ein überlastetes Mobilfunknetz; im WLAN klappt es.",
      },
    ],
  },
  {
    ...{ kind: "contentNotice", source: "cases", locale: "de", hoursAgo: 30, person: "lena" },
    notice: { kind: "review", of: "jonas", reason: "misleading" },
    text: "Fast derselbe Text steht Wort für Wort unter einem anderen Profil. Bitte prüfen Sie, ob die Bewertung echt ist.",
  },
  {
    ...{ kind: "contentNotice", source: "cases", locale: "en", hoursAgo: 76, person: "sam" },
    notice: { kind: "profile", of: "amelia", reason: "misleading" },
    text: "The profile names a certificate, but I could not find the coach in the register of that association.",
    steps: [{ by: "sam", assign: true }],
  },
  {
    ...{ kind: "contestedReview", source: "cases", locale: "de", hoursAgo: 52, person: "jonas" },
    text: "In der Bewertung steht, was in der Sitzung gesagt wurde. Das verletzt die Privatsphäre eines Dritten.",
  },
  {
    ...{ kind: "contestedReview", source: "cases", locale: "en", hoursAgo: 160, person: "amelia", dueInHours: 20 },
    text: "This client has mixed me up with somebody else: I do not coach on salary negotiations.",
    steps: [{ by: "mara", note: "Appointment and review belong together, the topic was “career”. Rather publish." }],
  },
  {
    ...{ kind: "noShowObjection", source: "cases", locale: "de", hoursAgo: 28, person: "lena", data: { by: "client" } },
    text: "Ich war da, aber mein Browser ließ mich erst nach 14 Minuten hinein.",
  },
  {
    ...{ kind: "noShowObjection", source: "cases", locale: "en", hoursAgo: 90, dueInHours: -5, data: { by: "coach" } },
    person: "amelia",
    text: "I waited in the room from the start. The call log should show it.",
    steps: [{ by: "mara", assign: true }],
  },
  {
    ...{ kind: "withdrawal", source: "cases", locale: "de", hoursAgo: 240 },
    person: { name: "Kim Nojs", email: "kim.nojs@example.org" },
    text: "Alle Termine, die ich am 2. gebucht habe.",
    steps: [{ by: "sam", note: "Zwei Termine gefunden, keiner hat stattgefunden." }],
  },
  {
    ...{ kind: "payment", source: "disputes", locale: "de", hoursAgo: 26, person: "lena", dueInHours: 60 },
    data: { amountCents: 11_900, reason: "product_not_received" },
  },
  {
    ...{ kind: "payment", source: "refunds", locale: "en", hoursAgo: 20, person: "sam", dueInHours: 4 },
    data: { amountCents: 9_520, failure: "expired_or_canceled_card" },
  },
  {
    ...{ kind: "payout", source: "statements", locale: "de", hoursAgo: 44, person: "jonas", dueInHours: -1 },
    data: { amountCents: 184_312, failure: "reversed" },
    steps: [{ by: "mara", note: "IBAN eines geschlossenen Kontos. Jonas angeschrieben." }],
  },
  {
    ...{ kind: "payout", source: "statements", locale: "en", hoursAgo: 6, person: "amelia" },
    data: { amountCents: 62_475, failure: "insufficient_funds" },
  },
  {
    kind: "vetting",
    source: "cases",
    locale: "de",
    hoursAgo: 60,
    person: "leonie.fuchs",
    data: { why: "firstPublication" },
  },
  { kind: "vetting", source: "cases", locale: "en", hoursAgo: 12, person: "amelia", data: { why: "businessChanged" } },
  { kind: "pattern", source: "cases", locale: "de", hoursAgo: 80, person: "jonas", data: { reason: "pair" } },
  { kind: "pattern", source: "cases", locale: "en", hoursAgo: 15, person: "amelia", data: { reason: "coach" } },
  {
    ...{ kind: "complaint", source: "cases", locale: "de", hoursAgo: 130, data: { cameBy: "letter" } },
    person: "jonas",
    subject: "Beschwerde über die Reihenfolge in der Suche",
    text: "Mein Profil steht seit zwei Wochen weiter unten. Ich bitte um eine Begründung.",
    steps: [{ by: "mara", assign: true }],
  },
  {
    ...{ kind: "privacy", source: "cases", locale: "de", hoursAgo: 50, data: { cameBy: "letter" } },
    person: { name: "Ruth Sander", email: "ruth.sander@example.org" },
    subject: "Löschung des Kontos beantragt",
    text: "Brief vom Montag: Frau Sander möchte, dass wir alle ihre Daten löschen.",
  },
  {
    ...{ kind: "privacy", source: "cases", locale: "en", hoursAgo: 400, data: { cameBy: "email" } },
    person: { name: "Nils Aagaard", email: "nils.aagaard@example.org" },
    subject: "Copy of my data",
    text: "Please send me everything that you have stored about me.",
    steps: [
      { by: "mara", answer: "you can download a copy under “Account”, “Your data” at any time.", thenClose: true },
    ],
  },
];
