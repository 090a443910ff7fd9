import { isLive, type Status } from "@aufwind/rules/appointments/status";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import type { Notice } from "./mail-facts.ts";

type Keys<Part extends string> =
  Extract<TranslationKey, `appointments:${Part}.${string}`> extends `appointments:${Part}.${infer Key}` ? Key : never;
type Cost = Keys<"costs">;

/** What is due, will be charged or refunded, and until when cancelling is free. */
export function costsOf(notice: Notice): Cost[] {
  const { kind, reader, told } = notice;
  if (kind === "remind" || kind === "takeBackNoShow") return [];
  if (kind === "remindDayBefore") return costsOfDayBefore(notice);
  if (told.grossCents === 0) return reader === "client" && isLive(told.status) ? ["free"] : [];
  if (isOver(told)) return costsOver(notice);
  return reader === "client" ? costsOfClient(notice) : costsForCoach(notice);
}

/** What can still be decided the day before, and the payment status. */
function costsOfDayBefore({ reader, told, now }: Notice): Cost[] {
  if (told.grossCents === 0) return reader === "client" ? ["free"] : [];
  const isFree = now <= told.freeUntil;
  const cancelling: Cost = `${reader}.${isFree ? "cancelUntil" : "cancelLate"}`;
  if (reader === "coach") return [cancelling];
  if (told.payment === "open" && isFree) return ["client.charge", ...(told.creditCents > 0 ? CREDIT : [])];
  if (told.payment === "paid") return ["client.paidAlready", cancelling];
  const isMissing = told.payment === "failed" || told.payment === "authentication";
  return isMissing ? ["client.stillUnpaid", cancelling] : [cancelling];
}

const CREDIT: readonly Cost[] = ["client.credit"];

function costsOver({ kind, reader, told }: Notice): Cost[] {
  // Nothing is charged or refunded while somebody can object or the team has to decide.
  if (told.status === "No Show" && told.awaiting !== null) return ["untilClear"];
  if (kind === "decideCompleted") return [`${reader}.completed`];
  if (told.owedCents > 0) {
    const back: Cost[] = reader === "client" && told.creditCents > 0 ? ["client.creditBack"] : [];
    return [`${reader}.${told.absent ? "absent" : "late"}`, ...back];
  }
  // A request that was not accepted was never charged.
  if (told.status === "Rejected" || kind === "expire" || kind === "unpaid")
    return reader === "client" ? ["client.nothing"] : [];
  return [`${reader}.givenBack`];
}

function costsOfClient({ kind, told, now }: Notice): Cost[] {
  const isFree = now <= told.freeUntil;
  const isPaid = told.payment === "paid";
  const byCredit: Cost[] = told.creditCents > 0 ? ["client.credit"] : [];
  const cancelling: Cost = isFree ? "client.cancelUntil" : "client.cancelLate";
  switch (told.status) {
    case "Pending":
      if (told.awaiting === "payment_details") return [];
      return [isFree ? "client.request" : "client.lateRequest", ...byCredit];
    case "Rescheduled":
      // Declining is always free, however late.
      return [
        isPaid ? "client.ifDeclinedBack" : "client.ifDeclined",
        ...(told.awaiting === "client" && !isFree ? [] : [cancelling]),
      ];
    default: {
      if (isPaid) return ["client.paidAlready", cancelling];
      if (told.chargeAt === null) return [cancelling];
      // The card is charged when free cancellation ends.
      if (now < told.chargeAt) return ["client.charge", ...byCredit];
      return [kind === "accept" ? "client.chargeUnlessDone" : "client.chargeNow", ...byCredit, cancelling];
    }
  }
}

function costsForCoach({ told, now }: Notice): Cost[] {
  if (told.status === "Pending") return [];
  if (told.status === "Rescheduled") return ["coach.ifDeclined"];
  return [now <= told.freeUntil ? "coach.cancelUntil" : "coach.cancelLate"];
}

const isOver = ({ status }: { status: Status }) => !isLive(status);
