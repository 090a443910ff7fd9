import type { Locale } from "@aufwind/rules/locale";
import type { TranslationKey } from "../../platform/i18n/namespaces.ts";
import { companyMail } from "../../platform/mail/company-letter.ts";
import { fullDayIn, monthIn } from "../../platform/mail/moment.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;

/** A coach's month, and its recipient. */
export type Told = {
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
export function statementMail(deps: Deps, { told, kind }: { told: Told; kind: Kind }): OutgoingMail {
  const { locale } = told;
  const params = paramsOf(deps, told);
  const t = (key: TranslationKey) => deps.translator.t(locale, key, params);
  const next = nextOf(told);
  const label = t(kind === "closed" && next === "connect" ? "statements:buttons.connect" : "statements:buttons.view");
  return companyMail(deps, {
    email: told.email,
    firstName: told.first_name,
    locale,
    subject: t(`statements:${kind}.subject`),
    heading: t(`statements:${kind}.heading`),
    passages: [
      t(`statements:${kind}.happened`),
      ...(kind === "closed"
        ? [
            factsOf(told)
              .map((fact) => t(`statements:facts.${fact}`))
              .join("\n"),
          ]
        : []),
      t(kind === "closed" ? `statements:next.${next}` : `statements:${kind}.next`),
      told.has_left ? t("statements:left") : { label, url: pageLink(deps.config, { page: "coachFinances", locale }) },
    ],
  });
}

/** Zero amounts are left out. */
const factsOf = (told: Told): Keys<"facts">[] => [
  "lines",
  "gross",
  ...(told.fee_cents === 0 ? [] : (["fee"] as const)),
  ...(told.marketing_cents === 0 ? [] : (["marketing"] as const)),
  ...(told.fee_vat_cents === 0 ? [] : (["feeVat"] as const)),
  "arrives",
  ...(told.carried_in_cents === 0 ? [] : (["carriedIn"] as const)),
  "payout",
];

function nextOf({ payout_cents, carried_out_cents, is_ready }: Told): Keys<"next"> {
  if (payout_cents > 0) return is_ready ? "paid" : "connect";
  return carried_out_cents < 0 ? "carried" : "nothing";
}

function paramsOf({ config }: Pick<Deps, "config">, told: Told) {
  const money = (cents: number) => moneyIn(told.locale, cents);
  return {
    month: monthIn(told.locale, told.month),
    lines: told.lines,
    gross: money(told.gross_cents),
    // Fees are subtracted, or returned if they were charged before.
    fee: money(-told.fee_cents),
    marketing: money(-told.marketing_cents),
    feeVat: money(-told.fee_vat_cents),
    arrives: money(told.arrives_cents),
    carriedIn: money(told.carried_in_cents),
    payout: money(told.payout_cents),
    carriedOut: money(-told.carried_out_cents),
    payBy: fullDayIn({ locale: told.locale }, new Date(`${told.pay_by}T12:00Z`)),
    supportEmail: config.company.supportEmail,
  };
}
