import type { Actor, Event } from "@aufwind/rules/appointments/lifecycle";
import type { Awaiting, Side, Status } from "@aufwind/rules/appointments/status";
import type { ReminderWork } from "@aufwind/rules/appointments/timers";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Language } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import type { PaymentStatus } from "@aufwind/rules/payments/status";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

export type Reader = {
  userId: string;
  /** Missing if the person has left. */
  email: string | null;
  firstName: string;
  lastName: string;
  locale: Locale;
  zone: string;
  photo?: { version: string; widths: number[] } | null;
};

/** The appointment after the event. */
export type MailFacts = {
  id: string;
  bookingNumber: string;
  sequence: number;
  status: Status;
  awaiting: Awaiting;
  consultation: Consultation;
  /** In which it is held, where that had to be agreed. */
  language: Language | null;
  startsAt: Date;
  endsAt: Date;
  previousStartsAt: Date | null;
  bookedAt: Date;
  grossCents: number;
  owedCents: number;
  /** Its payment status, and what a credit pays of it. */
  payment: PaymentStatus;
  giftCents: number;
  creditCents: number;
  /** Paid for with a package, to which it goes back. */
  isFromPackage: boolean;
  reason: string | null;
  holdUntil: Date | null;
  answerBy: Date | null;
  freeUntil: Date;
  chargeAt: Date | null;
  absent: Side | null;
  /** Whether both sides have ever agreed to it. */
  isAgreed: boolean;
  /** Whether the client consented to this start within the withdrawal period, or has to in order to accept it. */
  earlyStart: "given" | "asked" | null;
  /** Whether the client added a note when booking. */
  hasNote: boolean;
  client: Reader;
  coach: Reader;
};
export type NoticeKind = "book" | Event | ReminderWork;

export type Entry = { reader: Side; facts: MailFacts; now: Date };
/** `onBehalfOf`: for whom the team acts. */
export type Notice = Entry & {
  kind: NoticeKind;
  by: Actor;
  onBehalfOf?: Side | undefined;
  /** The event was of several dates of a series at once: all of them in order; `facts` is the first. */
  series?: { id: string; dates: readonly MailFacts[] } | undefined;
  /** A reminder: whether the coach's questions that have to be answered are open. */
  isAsked?: boolean;
  /** Concluded with this event: the client's mail encloses it, and says it as text. */
  contract?: { id: string; text: string } | undefined;
};

export const datesOf = ({ facts, series }: Pick<Notice, "facts" | "series">): readonly MailFacts[] =>
  series?.dates ?? [facts];

export const fullName = ({ firstName, lastName }: Reader) => `${firstName} ${lastName}`.trim();

/** The page of the appointment, or of the series. */
export const linkTo = (
  { config }: Pick<Platform, "config">,
  { reader, facts, series }: Pick<Notice, "reader" | "facts" | "series">,
) => {
  const page = series ? (`${reader}Series` as const) : (`${reader}Appointments` as const);
  return pageLink(config, { page, locale: facts[reader].locale, token: series?.id ?? facts.id });
};
