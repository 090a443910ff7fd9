import { asLocale, DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import { type Means, sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { repaidBy, type WithdrawalOutcome } from "@aufwind/rules/withdrawals";
import { amountIn } from "../../platform/documents/formats.ts";
import { companyMail, companyMailBody, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { caseButton } from "../cases/queries.ts";
import type { PackageFollows } from "./packages.ts";
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
type Follows =
  | { kind: WithdrawalOutcome["kind"]; appointment: { starts_at: Date } }
  | PackageFollows
  | { kind: "unknown" };

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
  const next = "package" in follows ? packageNext(deps, follows, facts) : [nextOf(deps, follows, facts)];
  const t = (key: "subject" | "heading" | "received" | "copy" | "keep" | "notYou") =>
    deps.translator.t(locale, `withdrawals:receipt.${key}`, facts);
  const quote = content(deps, { ...declaration, locale });
  return companyMail(deps, {
    email,
    locale,
    ...subjectAndHeading(t),
    passages: [t("received"), ...next, t("copy"), { quote }, t("keep"), t("notYou")],
  });
}

type ReceiptFacts = { locale: Locale; start: string; until: string };

const nextOf = ({ translator }: Deps, { kind }: Exclude<Follows, PackageFollows>, facts: ReceiptFacts): string =>
  translator.t(facts.locale, `withdrawals:receipt.next.${kind}`, facts);

/** What becomes of a package, and the way to it: after the period it can still be ended there. */
function packageNext(deps: Deps, { kind, package: bought }: PackageFollows, { locale, until }: ReceiptFacts) {
  const { id, coachName: coach, owedCents, backCents, isUnclear } = bought;
  const facts = { coach, until, owed: amountIn(locale, owedCents), back: amountIn(locale, backCents) };
  const t = (key: PackageFollows["kind"] | "unclear" | "button") =>
    deps.translator.t(locale, `withdrawals:receipt.package.${key}`, facts);
  const url = pageLink(deps.config, { page: "clientPackages", locale, token: id });
  return [t(isUnclear ? "unclear" : kind), { label: t("button"), url }];
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
    ...subjectAndHeading(t),
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
    ...companyMailBody(deps, {
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
