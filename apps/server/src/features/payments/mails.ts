import type { Decline } from "@aufwind/rules/payments/cards";
import type { RefundSplit } from "@aufwind/rules/payments/refund-split";
import { companyMail, companyMailBody, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import { timesForReader } from "../../platform/mail/times-in-both-zones.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Reader, Readers } from "../appointments/store.ts";

type Deps = Pick<Platform, "translator" | "config">;
export type Sent = OutgoingMail;
type Of = { row: { id: string; starts_at: Date; gross_cents: number }; readers: Readers };
/** What gift cards and a credit pay of the price, and no card. */
type Charged = Of & { giftCents: number; creditCents: number };

/** What all of them name: the other side, the time and the amount; for a client the card's part. */
function named(
  { translator }: Deps,
  { row, readers, giftCents = 0, creditCents = 0 }: Of & Partial<Charged>,
  side: "client" | "coach",
) {
  const reader = readers[side];
  const other = readers[side === "client" ? "coach" : "client"];
  const times = timesForReader(translator, reader);
  return {
    name: fullName(other),
    price: moneyIn(reader.locale, row.gross_cents - giftCents - creditCents),
    gift: moneyIn(reader.locale, giftCents),
    credit: moneyIn(reader.locale, creditCents),
    whole: moneyIn(reader.locale, row.gross_cents),
    when: times.moment(row.starts_at),
  };
}

const fullName = ({ firstName, lastName }: Reader) => `${firstName} ${lastName}`.trim();

const addressed = ({ email, locale, firstName }: Reader) => ({ email, locale, firstName });

const appointmentLink = ({ config }: Deps, { row, readers }: Of, side: "client" | "coach") =>
  pageLink(config, { page: `${side}Appointments`, locale: readers[side].locale, token: row.id });

/** Paid: a receipt, with when the invoice comes. */
export function paidMail(deps: Deps, of: Charged & { lastFour: string }): OutgoingMail {
  const { locale } = of.readers.client;
  const params = { ...named(deps, of, "client"), lastFour: of.lastFour };
  const t = (key: "subject" | "heading" | "charged" | "byGift" | "gift" | "credit" | "invoice" | "button") =>
    deps.translator.t(locale, `payments:paid.${key}`, params);
  return companyMail(deps, {
    ...addressed(of.readers.client),
    ...subjectAndHeading(t),
    passages: [
      ...paidParts(of).map(t),
      ...(of.creditCents > 0 ? [t("credit")] : []),
      t("invoice"),
      { label: t("button"), url: appointmentLink(deps, of, "client") },
    ],
  });
}

/** What the card was charged and what gift cards paid; or that they paid everything. */
function paidParts({ row, giftCents }: Charged): ("charged" | "byGift" | "gift")[] {
  if (giftCents >= row.gross_cents) return ["byGift"];
  return giftCents > 0 ? ["charged", "gift"] : ["charged"];
}

/** Not paid: why, what to do in one tap, and what happens otherwise. */
export function failedMail(deps: Deps, of: Charged & { decline: Decline; until: Date | null }): OutgoingMail {
  const { translator, config } = deps;
  const { client } = of.readers;
  const { locale } = client;
  const until = of.until ? timesForReader(translator, client).moment(of.until) : "";
  const params = { ...named(deps, of, "client"), until };
  const isAsked = of.decline === "authentication";
  const t = (key: "heading" | "failed" | "tryAgain" | "otherwise" | "debt" | "button") =>
    translator.t(locale, `payments:failed.${key}`, params);
  const a = (key: "heading" | "asked" | "button") => translator.t(locale, `payments:authentication.${key}`, params);
  const url = pageLink(config, { page: "clientAppointments", locale, token: `${of.row.id}/${PAY[locale]}` });
  return companyMail(deps, {
    ...addressed(client),
    subject: translator.t(locale, "payments:failed.subject"),
    heading: isAsked ? a("heading") : t("heading"),
    passages: [
      ...(isAsked ? [a("asked")] : [t("failed"), translator.t(locale, `payments:declines.${of.decline}`)]),
      { label: isAsked ? a("button") : t("button"), url },
      ...(of.until ? [t("tryAgain"), t("otherwise")] : [t("debt")]),
    ],
  });
}

/** The last part of the address of the payment page. */
const PAY = { en: "pay", de: "bezahlen" };

/** What goes back to the card, to gift cards, and as credit. */
export type SentRefund = { amount_cents: number; gift_cents: number; credit_cents: number; bearer: string };
export const allOf = ({ amount_cents, gift_cents, credit_cents }: SentRefund): number =>
  amount_cents + gift_cents + credit_cents;
type Refunded = Of & { refund: SentRefund };

/** What a refund's mails name besides: what goes back by which means, of what. */
const namedRefund = (deps: Deps, of: Refunded) => {
  const { locale } = of.readers.client;
  const { amount_cents, gift_cents, credit_cents } = of.refund;
  return {
    ...named(deps, of, "client"),
    price: moneyIn(locale, amount_cents),
    gift: moneyIn(locale, gift_cents),
    credit: moneyIn(locale, credit_cents),
    supportEmail: deps.config.company.supportEmail,
  };
};

export function refundedMail(deps: Deps, of: Refunded): OutgoingMail {
  const { locale } = of.readers.client;
  const { amount_cents, gift_cents, credit_cents } = of.refund;
  const params = namedRefund(deps, of);
  const t = (key: "subject" | "heading" | "sent" | "part" | "gift" | "credit" | "button") =>
    deps.translator.t(locale, `payments:refunded.${key}`, params);
  return companyMail(deps, {
    ...addressed(of.readers.client),
    ...subjectAndHeading(t),
    passages: [
      ...(amount_cents > 0 ? [t("sent")] : []),
      ...(allOf(of.refund) < of.row.gross_cents ? [t("part")] : []),
      ...(gift_cents > 0 ? [t("gift")] : []),
      ...(credit_cents > 0 ? [t("credit")] : []),
      { label: t("button"), url: appointmentLink(deps, of, "client") },
    ],
  });
}

export function refundFailedMail(deps: Deps, of: Refunded): OutgoingMail {
  const { locale } = of.readers.client;
  const t = (key: "subject" | "heading" | "failed" | "next") =>
    deps.translator.t(locale, `payments:refundFailed.${key}`, namedRefund(deps, of));
  return companyMail(deps, {
    ...addressed(of.readers.client),
    ...subjectAndHeading(t),
    passages: [t("failed"), t("next")],
  });
}

/** A refund that came back is paid by bank transfer. */
export function transferredMail(deps: Deps, of: Refunded): OutgoingMail {
  const { locale } = of.readers.client;
  const t = (key: "subject" | "heading" | "sent" | "next") =>
    deps.translator.t(locale, `payments:transferred.${key}`, namedRefund(deps, of));
  return companyMail(deps, {
    ...addressed(of.readers.client),
    ...subjectAndHeading(t),
    passages: [t("sent"), t("next")],
  });
}

/** To the coach: what the team refunded, and what of it is the coach's and what ours. */
export function coachRefundMail(
  deps: Deps,
  of: Of & { split: Pick<RefundSplit, "priceCents" | "back">; isEarned: boolean },
): OutgoingMail {
  const { locale } = of.readers.coach;
  const { priceCents, back } = of.split;
  const params = {
    ...named(deps, of, "coach"),
    refund: moneyIn(locale, priceCents),
    share: moneyIn(locale, back.arrivesCents),
    fees: moneyIn(locale, back.feeCents + back.marketingCents + back.feeVatCents),
  };
  const t = (key: "subject" | "heading" | "told" | "shares" | "earned" | "ahead" | "button") =>
    deps.translator.t(locale, `payments:coachRefund.${key}`, params);
  return companyMail(deps, {
    ...addressed(of.readers.coach),
    ...subjectAndHeading(t),
    passages: [
      t("told"),
      t("shares"),
      t(of.isEarned ? "earned" : "ahead"),
      { label: t("button"), url: appointmentLink(deps, of, "coach") },
    ],
  });
}

type Outcome = "open" | "won" | "lost";

/** To the coach: the client's bank disputes the payment, and how that ended. */
export function disputedMail(deps: Deps, of: Of & { outcome: Outcome; isReversed: boolean }): OutgoingMail {
  const { locale } = of.readers.coach;
  const params = named(deps, of, "coach");
  const t = (key: "subject" | "heading" | "told" | "next") =>
    deps.translator.t(locale, `payments:disputed.${of.outcome}.${key}`, params);
  const label = deps.translator.t(locale, "payments:disputed.button");
  return companyMail(deps, {
    ...addressed(of.readers.coach),
    ...subjectAndHeading(t),
    passages: [
      t("told"),
      of.isReversed ? deps.translator.t(locale, "payments:disputed.reversed") : t("next"),
      { label, url: appointmentLink(deps, of, "coach") },
    ],
  });
}

type Inbox = { row: { id: string } };

/** To support, in the default language, with the appointment's id only. */
const inbox = (deps: Deps, kind: "refundInbox" | "disputeInbox", params: Record<string, string>): OutgoingMail => {
  const t = (key: "subject" | "heading" | "told") => deps.translator.t("de", `payments:${kind}.${key}`, params);
  return {
    to: deps.config.company.supportEmail,
    locale: "de",
    subject: t("subject"),
    ...companyMailBody(deps, { locale: "de", heading: t("heading"), passages: [t("told")] }),
  };
};

export const refundInboxMail = (deps: Deps, { row }: Inbox) => inbox(deps, "refundInbox", { id: row.id });

export const disputeInboxMail = (deps: Deps, { row, outcome }: Inbox & { outcome: Outcome }) =>
  inbox(deps, "disputeInbox", { id: row.id, outcome: deps.translator.t("de", `payments:outcomes.${outcome}`) });
