import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { fullDayIn, monthIn } from "../../platform/mail/moment.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

/** A coach's month, and its recipient. */
export type MailFacts = {
  email: string;
  first_name: string;
  locale: Locale;
  /** `yyyy-mm` */
  month: string;
  pay_by: string;
  lines: number;
  gross_cents: number;
  fee_cents: number;
  marketing_cents: number;
  fee_vat_cents: number;
  adjusted_cents: number;
  arrives_cents: number;
  carried_in_cents: number;
  payout_cents: number;
  carried_out_cents: number;
  is_ready: boolean;
  /** The profile is deleted: there is no page to link to. */
  has_left: boolean;
};
type Kind = "closed" | "paid" | "failed" | "returned";
type Keys<Part extends string> =
  Extract<TranslationKey, `statements:${Part}.${string}`> extends `statements:${Part}.${infer Key}` ? Key : never;

/** The mail about a month: its result, or the outcome of its payout. */
export function statementMail(deps: Deps, { facts, kind }: { facts: MailFacts; kind: Kind }): OutgoingMail {
  const { locale } = facts;
  const params = paramsOf(deps, facts);
  const t = (key: TranslationKey) => deps.translator.t(locale, key, params);
  const next = nextOf(facts);
  const label = t(kind === "closed" && next === "connect" ? "statements:buttons.connect" : "statements:buttons.view");
  return companyMail(deps, {
    ...recipientOf(facts),
    subject: t(`statements:${kind}.subject`),
    heading: t(`statements:${kind}.heading`),
    passages: [
      t(`statements:${kind}.happened`),
      ...(kind === "closed"
        ? [
            factsOf(facts)
              .map((fact) => t(`statements:facts.${fact}`))
              .join("\n"),
          ]
        : []),
      t(kind === "closed" ? `statements:next.${next}` : `statements:${kind}.next`),
      facts.has_left ? t("statements:left") : { label, url: pageLink(deps.config, { page: "coachFinances", locale }) },
    ],
  });
}

/** A coach whose payouts are held or released. */
type HoldFacts = { email: string; first_name: string; locale: Locale; has_left: boolean; reason: string };

/** Why payouts wait, or that they go on. */
export function holdMail(deps: Deps, { facts, kind }: { facts: HoldFacts; kind: "held" | "released" }): OutgoingMail {
  const { locale } = facts;
  const params = { reason: facts.reason, supportEmail: deps.config.company.supportEmail };
  const t = (key: "subject" | "heading" | "told" | "reason" | "next") =>
    deps.translator.t(locale, `statements:${kind}.${key}`, params);
  return companyMail(deps, {
    ...recipientOf(facts),
    ...subjectAndHeading(t),
    passages: [t("told"), t("reason"), t("next"), ...viewLink(deps, facts)],
  });
}

type AdjustedFacts = Omit<HoldFacts, "reason"> & { arrivesCents: number; reason: string };

/** A correction: how much more or less, why, and where it will stand. */
export function adjustedMail(deps: Deps, { arrivesCents, reason, ...facts }: AdjustedFacts): OutgoingMail {
  const { locale } = facts;
  const params = { money: moneyIn(locale, Math.abs(arrivesCents)), supportEmail: deps.config.company.supportEmail };
  const t = (key: "subject" | "heading" | "more" | "less" | "next") =>
    deps.translator.t(locale, `statements:adjusted.${key}`, params);
  return companyMail(deps, {
    ...recipientOf(facts),
    ...subjectAndHeading(t),
    passages: [t(arrivesCents < 0 ? "less" : "more"), { quote: reason }, t("next"), ...viewLink(deps, facts)],
  });
}

type Recipient = Pick<HoldFacts, "email" | "first_name" | "locale">;

const recipientOf = ({ email, first_name, locale }: Recipient) => ({ email, firstName: first_name, locale });

/** Whoever has left has no page to look at. */
const viewLink = ({ translator, config }: Deps, { locale, has_left }: Pick<HoldFacts, "locale" | "has_left">) =>
  has_left
    ? []
    : [
        {
          label: translator.t(locale, "statements:buttons.view"),
          url: pageLink(config, { page: "coachFinances", locale }),
        },
      ];

/** Zero amounts are left out. */
const factsOf = (facts: MailFacts): Keys<"facts">[] => [
  "lines",
  "gross",
  ...(facts.fee_cents === 0 ? [] : (["fee"] as const)),
  ...(facts.marketing_cents === 0 ? [] : (["marketing"] as const)),
  ...(facts.fee_vat_cents === 0 ? [] : (["feeVat"] as const)),
  ...(facts.adjusted_cents === 0 ? [] : (["adjusted"] as const)),
  "arrives",
  ...(facts.carried_in_cents === 0 ? [] : (["carriedIn"] as const)),
  "payout",
];

function nextOf({ payout_cents, carried_out_cents, is_ready }: MailFacts): Keys<"next"> {
  if (payout_cents > 0) return is_ready ? "paid" : "connect";
  return carried_out_cents < 0 ? "carried" : "nothing";
}

function paramsOf({ config }: Pick<Deps, "config">, facts: MailFacts) {
  const money = (cents: number) => moneyIn(facts.locale, cents);
  return {
    month: monthIn(facts.locale, facts.month),
    lines: facts.lines,
    gross: money(facts.gross_cents),
    // Fees are subtracted, or returned if they were charged before.
    fee: money(-facts.fee_cents),
    marketing: money(-facts.marketing_cents),
    feeVat: money(-facts.fee_vat_cents),
    adjusted: money(facts.adjusted_cents),
    arrives: money(facts.arrives_cents),
    carriedIn: money(facts.carried_in_cents),
    payout: money(facts.payout_cents),
    carriedOut: money(-facts.carried_out_cents),
    payBy: fullDayIn({ locale: facts.locale }, new Date(`${facts.pay_by}T12:00Z`)),
    supportEmail: config.company.supportEmail,
  };
}
