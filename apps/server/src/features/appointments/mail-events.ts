import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import type { Notice, NoticeKind } from "./mail-facts.ts";

export type Keys<Space extends string, Part extends string> =
  Extract<TranslationKey, `${Space}:${Part}.${string}`> extends `${Space}:${Part}.${infer Key}` ? Key : never;
type First<Key extends string> = Key extends `${infer Name}.${string}` ? Name : never;
export type MailEvent = First<Keys<"appointments", "notices">>;
/** What can happen to several dates of a series at once, and has words of its own. */
export type SeriesMailEvent = First<Keys<"appointment-series", "notices">>;

/** What happened, from this reader's side. */
export function mailEventOf({ kind, by, onBehalfOf, reader, facts }: Notice): MailEvent | undefined {
  const who = by === reader ? "ByYou" : "ByOther";
  const isClient = reader === "client";
  switch (kind) {
    case "book":
    case "giveDetails":
      if (facts.awaiting === "payment_details") return isClient ? "held" : undefined;
      if (facts.status === "Scheduled") return isClient ? "bookedByYou" : "bookedByOther";
      return isClient ? "requestSent" : "requestCame";
    case "confirm":
      return "confirmedByOther";
    case "reject":
      return "rejectedByOther";
    case "reschedule":
      return "movedByOther";
    case "accept":
      return `accepted${who}`;
    case "decline":
      return `declined${who}`;
    case "cancel":
      if (by === "team") return onBehalfOf === reader ? "cancelledForYou" : "cancelledForOther";
      return `cancelled${who}`;
    case "noShow":
      return facts.absent === reader ? "absentYou" : "absentOther";
    case "takeBackNoShow":
      return `takenBack${who}`;
    case "objectToNoShow":
      return `objected${who}`;
    case "settleNoShow":
      return facts.absent === reader ? "settledYou" : "settledOther";
    case "decideClientAbsent":
    case "decideCoachAbsent":
      return facts.absent === reader ? "decidedYou" : "decidedOther";
    case "decideCompleted":
      return "decidedCompleted";
    case "expire":
      return isClient ? "expired" : undefined;
    case "lapse":
      if (facts.status !== "Rejected") return "lapsed";
      return isClient ? "unansweredByOther" : "unansweredByYou";
    case "unpaid":
      return isClient ? "unpaidYou" : "unpaidOther";
    case "complete":
      return undefined;
    case "remind":
      return "reminded";
    case "remindDayBefore":
      return "remindedDayBefore";
  }
}

/** With these the coach learns of a booking first, and of the client's note. */
export const EVENTS_WITH_NOTE: readonly MailEvent[] = ["requestCame", "bookedByOther"];

type Button = Keys<"appointments", "buttons"> & Keys<"appointment-series", "buttons">;
const BUTTONS: Partial<Record<MailEvent, Button>> = {
  held: "details",
  requestCame: "answer",
  movedByOther: "answerTime",
};

export const buttonOf = (event: MailEvent, isSeries: boolean): TranslationKey => {
  if (event === "absentYou") return "appointments:buttons.object";
  const button = BUTTONS[event] ?? "view";
  return isSeries ? `appointment-series:buttons.${button}` : `appointments:buttons.${button}`;
};

/** After these a client may want another appointment. */
export const EVENTS_OFFERING_NEW_BOOKING: readonly MailEvent[] = [
  "rejectedByOther",
  "declinedByYou",
  "declinedByOther",
  "cancelledByYou",
  "cancelledByOther",
  "cancelledForYou",
  "cancelledForOther",
  "settledOther",
  "unansweredByOther",
  "lapsed",
  "unpaidYou",
];

/** Authors need not read their own text again. */
export const reasonFor = ({ kind, by, reader, facts }: Notice): string | null =>
  by !== reader && REASONED.includes(kind) ? facts.reason : null;
const REASONED: readonly NoticeKind[] = [
  "reject",
  "decline",
  "cancel",
  "objectToNoShow",
  "decideClientAbsent",
  "decideCoachAbsent",
  "decideCompleted",
];
