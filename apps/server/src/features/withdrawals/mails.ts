import { asLocale, DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import { type Means, sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { repaidBy, type WithdrawalOutcome } from "@aufwind/rules/withdrawals";
import { amountIn } from "../../platform/documents/formats.ts";
import { companyLetter, companyMail, titlesOf } from "../../platform/mail/company-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { caseButton } from "../cases/queries.ts";
import type { WithdrawalRow } from "./store.ts";

type Deps = Pick<Platform, "translator" | "config">;
type Declaration = {
  reference: string;
  name: string;
  email: string;
  contract: string;
  locale: Locale;
  receivedAt: Date;
};

/** What follows by itself; `unknown` where no contract was found. */
type Follows = { kind: WithdrawalOutcome["kind"]; appointment: { starts_at: Date } } | { kind: "unknown" };

/** The receipt of §356a BGB: what was declared, the date and time at which it came in, and what follows. */
export function receiptMail(deps: Deps, { follows, ...declaration }: Declaration & { follows: Follows }): OutgoingMail {
  const { email, locale } = declaration;
  const facts = {
    ...declaration,
    supportEmail: deps.config.company.supportEmail,
    when: whenIn(locale, declaration.receivedAt),
    start: "appointment" in follows ? startIn(locale, follows.appointment.starts_at) : "",
    until: dayIn(locale, repaidBy(declaration.receivedAt.getTime())),
  };
  const t = (key: "subject" | "heading" | "received" | "copy" | "keep" | "notYou") =>
    deps.translator.t(locale, `withdrawals:receipt.${key}`, facts);
  const next = deps.translator.t(locale, `withdrawals:receipt.next.${follows.kind}`, facts);
  const quote = content(deps, { ...declaration, locale });
  return companyMail(deps, {
    email,
    locale,
    ...titlesOf(t),
    passages: [t("received"), next, t("copy"), { quote }, t("keep"), t("notYou")],
  });
}

type Decided = {
  withdrawal: Pick<WithdrawalRow, "reference" | "email" | "locale" | "received_at">;
  kind: "cancelled" | "repaid" | "refused";
  back: Means | null;
  reason: string | null;
};

/** What the team has done about a withdrawal, or why it has not. */
export function decidedMail(deps: Deps, { withdrawal, kind, back, reason }: Decided): OutgoingMail {
  const locale = asLocale(withdrawal.locale);
  const facts = {
    reference: withdrawal.reference,
    amount: amountIn(locale, back ? sumOfMeans(back) : 0),
    until: dayIn(locale, repaidBy(withdrawal.received_at.getTime())),
    supportEmail: deps.config.company.supportEmail,
  };
  const t = (key: "subject" | "heading" | Decided["kind"] | "object") =>
    deps.translator.t(locale, `withdrawals:decided.${key}`, facts);
  return companyMail(deps, {
    email: withdrawal.email,
    locale,
    ...titlesOf(t),
    passages: reason === null ? [t(kind)] : [t(kind), { quote: reason }, t("object")],
  });
}

const languageOf = (locale: Locale) => ({ en: "en-GB", de: "de-DE" })[locale];

/** "Freitag, 20. November 2026 um 10:00" */
const startIn = (locale: Locale, instant: Date): string =>
  new Intl.DateTimeFormat(languageOf(locale), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(instant);

const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(languageOf(locale), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** The same for support, which has to act on it. */
export function inboxMail(
  deps: Deps,
  { caseNumber, ...declaration }: Declaration & { caseNumber: number },
): OutgoingMail {
  const locale = DEFAULT_LOCALE;
  const t = (key: "subject" | "heading" | "received") =>
    deps.translator.t(locale, `withdrawals:inbox.${key}`, {
      ...declaration,
      when: whenIn(locale, declaration.receivedAt),
    });
  return {
    to: deps.config.company.supportEmail,
    replyTo: declaration.email,
    locale,
    subject: t("subject"),
    ...companyLetter(deps, {
      locale,
      heading: t("heading"),
      passages: [t("received"), { quote: content(deps, { ...declaration, locale }) }, caseButton(deps, caseNumber)],
    }),
  };
}

const content = ({ translator }: Deps, declaration: Declaration) =>
  (["name", "email", "contract"] as const)
    .map((key) => translator.t(declaration.locale, `withdrawals:receipt.${key}`, declaration))
    .join("\n");

/** "Montag, 16. November 2026 um 10:00:00 MEZ (Europe/Berlin)" */
function whenIn(locale: Locale, instant: Date): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), {
    dateStyle: "full",
    timeStyle: "long",
    timeZone: "Europe/Berlin",
  });
  return `${format.format(instant)} (Europe/Berlin)`;
}
