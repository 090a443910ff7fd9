import type { Actor, Event } from "@aufwind/rules/appointments/lifecycle";
import type { Awaiting, Side, Status } from "@aufwind/rules/appointments/status";
import type { ReminderWork } from "@aufwind/rules/appointments/timers";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Locale } from "@aufwind/rules/locale";
import type { PaymentStatus } from "@aufwind/rules/payments/status";

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
  /** Concluded with this event: the client's mail encloses it, and says it as text. */
  contract?: { id: string; text: string } | undefined;
};
