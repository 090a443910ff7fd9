import type { PackageConsultation } from "@aufwind/rules/coaching-packages";
import type { Locale } from "@aufwind/rules/locale";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { dayIn } from "../../platform/documents/formats.ts";
import { companyMail, subjectAndHeading } from "../../platform/mail/company-mail.ts";
import { moneyIn } from "../../platform/mail/money.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

type Deps = Pick<Platform, "translator" | "config">;
export type CoachNews = "bought" | "ended" | "withdrawn";
export type ClientNews = CoachNews | "instalmentFailed" | "ending" | "refunded" | "refundFailed" | "transferred";

export type PackageFacts = {
  id: string;
  bookingNumber: string;
  consultation: PackageConsultation;
  durationMinutes: number;
  size: number;
  left: number;
  grossCents: number;
  /** As `yyyy-mm-dd`. */
  validUntil: string;
  payments: { cents: number; at: Date }[];
  coachName: string;
  clientName: string;
  cause: string | null;
  /** What is due, or goes back. */
  cents: number;
};

type Reader = { email: string; firstName: string; locale: Locale };
type Told<News> = {
  news: News;
  facts: PackageFacts;
  /** Concluded with the purchase: the client's mail encloses it, and says it as text. */
  contract?: { id: string; text: string } | undefined;
};

const named = ({ config }: Deps, facts: PackageFacts, locale: Locale) => ({
  ...{ number: facts.bookingNumber, size: facts.size, left: facts.left, minutes: facts.durationMinutes },
  coach: facts.coachName,
  client: facts.clientName,
  money: moneyIn(locale, facts.grossCents),
  cents: moneyIn(locale, facts.cents),
  until: facts.validUntil ? dayIn(locale, facts.validUntil) : "",
  supportEmail: config.company.supportEmail,
});

type Key = "subject" | "heading" | "told" | "button";

/** To the client: what was bought, failed, ends soon or has ended, and what can be done. */
export function clientMail(deps: Deps, reader: Reader, { news, facts, contract }: Told<ClientNews>): OutgoingMail {
  const { locale } = reader;
  const params = named(deps, facts, locale);
  const t = (key: Key) => deps.translator.t(locale, `coaching-packages:client.${news}.${key}`, params);
  const own = pageLink(deps.config, { page: "clientPackages", locale, token: facts.id });
  const mail = companyMail(deps, {
    ...reader,
    ...subjectAndHeading(t),
    passages: [
      t("told"),
      ...(news === "bought" ? boughtPassages(deps, { facts, locale }) : []),
      ...(news === "ended" || news === "withdrawn" ? [backOf(deps, { facts, locale })] : []),
      { label: t("button"), url: own },
      ...(contract ? [deps.translator.t(locale, "coaching-packages:terms.contract"), { textOnly: contract.text }] : []),
    ],
  });
  return contract ? { ...mail, enclosures: [{ kind: "contract", id: contract.id }] } : mail;
}

type Said = { facts: PackageFacts; locale: Locale };

/** How it is paid, how it is used, what comes back, and the right to withdraw. */
function boughtPassages(deps: Deps, { facts, locale }: Said): string[] {
  const t = (key: "number" | "once" | "instalments" | "use" | "rule" | "withdraw") =>
    deps.translator.t(locale, `coaching-packages:terms.${key}`, named(deps, facts, locale));
  const paid = facts.payments.map(({ cents, at }) => `${dayIn(locale, berlinDay(at))}: ${moneyIn(locale, cents)}`);
  const how = paid.length > 1 ? `${t("instalments")}\n${paid.join("\n")}` : t("once");
  return [t("number"), how, t("use"), t("rule"), t("withdraw")];
}

/** What goes back, or that nothing does. */
const backOf = (deps: Deps, { facts, locale }: Said): string =>
  deps.translator.t(
    locale,
    facts.cents > 0 ? "coaching-packages:terms.back" : "coaching-packages:terms.nothingBack",
    named(deps, facts, locale),
  );

/** To the coach: what was sold, or has ended. */
export function coachMail(deps: Deps, reader: Reader, { news, facts }: Told<CoachNews>): OutgoingMail {
  const { locale } = reader;
  const params = named(deps, facts, locale);
  const t = (key: Key) => deps.translator.t(locale, `coaching-packages:coach.${news}.${key}`, params);
  const rule = deps.translator.t(locale, "coaching-packages:terms.coachRule", params);
  return companyMail(deps, {
    ...reader,
    ...subjectAndHeading(t),
    passages: [
      t("told"),
      ...(news === "bought" ? [rule] : []),
      { label: t("button"), url: pageLink(deps.config, { page: "coachPackages", locale }) },
    ],
  });
}
