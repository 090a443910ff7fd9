import { isLive, type Status } from "@aufwind/rules/appointments/status";
import { isPaid } from "@aufwind/rules/payments/status";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import type { Keys } from "./mail-events.ts";
import { datesOf, type Notice } from "./mail-facts.ts";

type Cost = Keys<"appointments", "costs">;

/** What a mail says about money, in order. */
export const costKeysOf = (notice: Notice): TranslationKey[] =>
  notice.series
    ? costsOfSeries(notice).map((cost) => `appointment-series:costs.${cost}` as const)
    : costsOf(notice).map((cost) => `appointments:costs.${cost}` as const);

/** Each date of a series is paid for by itself. */
function costsOfSeries(notice: Notice): Keys<"appointment-series", "costs">[] {
  const { reader, kind, facts } = notice;
  if (facts.grossCents === 0) return [];
  if (!isOver(facts)) return reader === "client" ? ["client.each"] : [];
  const isOwed = kind === "cancel" && datesOf(notice).some(({ owedCents }) => owedCents > 0);
  return [isOwed ? `${reader}.owed` : `${reader}.nothing`];
}

/** What is due, will be charged or refunded, and until when cancelling is free. */
function costsOf(notice: Notice): Cost[] {
  const { kind, reader, facts } = notice;
  if (kind === "remind" || kind === "takeBackNoShow") return [];
  if (reader === "client" && facts.isFromPackage) return costsOfPackage(notice);
  if (kind === "remindDayBefore") return costsOfDayBefore(notice);
  if (facts.grossCents === 0) return reader === "client" && isLive(facts.status) ? ["free"] : [];
  if (isOver(facts)) return costsOver(notice);
  return reader === "client" ? costsOfClient(notice) : costsForCoach(notice);
}

/** It was paid with its package: it counts as used, or goes back to it. */
function costsOfPackage({ kind, facts, now }: Notice): Cost[] {
  if (!isOver(facts)) return [now <= facts.freeUntil ? "client.package" : "client.packageLate"];
  if (facts.status === "No Show" && facts.awaiting !== null) return ["untilClear"];
  return [facts.owedCents > 0 || kind === "decideCompleted" ? "client.packageUsed" : "client.packageBack"];
}

/** What can still be decided the day before, and the payment status. */
function costsOfDayBefore({ reader, facts, now }: Notice): Cost[] {
  if (facts.grossCents === 0) return reader === "client" ? ["free"] : [];
  const isFree = now <= facts.freeUntil;
  const cancelling: Cost = `${reader}.${isFree ? "cancelUntil" : "cancelLate"}`;
  if (reader === "coach") return [cancelling];
  if (facts.payment === "open" && isFree) return chargeOf("client.charge", facts);
  if (isPaid(facts.payment)) return ["client.paidAlready", cancelling];
  const isMissing = facts.payment === "failed" || facts.payment === "authentication";
  return isMissing ? ["client.stillUnpaid", cancelling] : [cancelling];
}

/** What the card will be charged, and what pays the rest; if gift cards pay everything, that alone. */
function chargeOf(charge: Cost, { grossCents, giftCents, creditCents }: Notice["facts"]): Cost[] {
  if (giftCents >= grossCents) return ["client.giftWhole"];
  const byGift: Cost[] = giftCents > 0 ? ["client.gift"] : [];
  return [charge, ...byGift, ...(creditCents > 0 ? (["client.credit"] as const) : [])];
}

function costsOver({ kind, reader, facts }: Notice): Cost[] {
  // Nothing is charged or refunded while somebody can object or the team has to decide.
  if (facts.status === "No Show" && facts.awaiting !== null) return ["untilClear"];
  if (kind === "decideCompleted") return [`${reader}.completed`];
  if (facts.owedCents > 0) {
    const back: Cost[] = reader === "client" && facts.creditCents > 0 ? ["client.creditBack"] : [];
    return [`${reader}.${facts.absent ? "absent" : "late"}`, ...back];
  }
  // A request that was not accepted was never charged.
  if (facts.status === "Rejected" || kind === "expire" || kind === "unpaid")
    return reader === "client" ? ["client.nothing"] : [];
  return [`${reader}.givenBack`];
}

function costsOfClient({ kind, facts, now }: Notice): Cost[] {
  const isFree = now <= facts.freeUntil;
  const hasPaid = isPaid(facts.payment);
  const cancelling: Cost = isFree ? "client.cancelUntil" : "client.cancelLate";
  switch (facts.status) {
    case "Pending":
      if (facts.awaiting === "payment_details") return [];
      return chargeOf(isFree ? "client.request" : "client.lateRequest", facts);
    case "Rescheduled":
      // Nobody is held to a time that the other has not accepted, however late it is.
      return [hasPaid ? "client.ifDeclinedBack" : "client.ifDeclined", ...(isFree ? [cancelling] : [])];
    default: {
      if (hasPaid) return ["client.paidAlready", cancelling];
      if (facts.chargeAt === null) return [cancelling];
      // The card is charged when free cancellation ends.
      if (now < facts.chargeAt) return chargeOf("client.charge", facts);
      return [...chargeOf(kind === "accept" ? "client.chargeUnlessDone" : "client.chargeNow", facts), cancelling];
    }
  }
}

function costsForCoach({ facts, now }: Notice): Cost[] {
  if (facts.status === "Pending") return [];
  if (facts.status === "Rescheduled") return ["coach.ifDeclined"];
  return [now <= facts.freeUntil ? "coach.cancelUntil" : "coach.cancelLate"];
}

const isOver = ({ status }: { status: Status }) => !isLive(status);
