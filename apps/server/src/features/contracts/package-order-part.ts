import type { PackageConsultation } from "@aufwind/rules/coaching-packages";
import type { Locale } from "@aufwind/rules/locale";
import type { VatStatus } from "@aufwind/rules/money";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { amountIn, dayIn, timeSpanIn } from "../../platform/documents/formats.ts";
import type { PrintedPart } from "../../platform/documents/printed-document.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";

/** Which package was bought, of whom, how it is paid and until when it is valid, at the moment of the purchase. */
export type PackageContractFacts = {
  bookingNumber: string;
  /** Missing once the client has left. */
  client?: string;
  coach: string;
  provider: string[];
  consultation: PackageConsultation;
  durationMinutes: number;
  size: number;
  grossCents: number;
  vatCents: number;
  vatStatus: VatStatus;
  /** The last day on which an appointment can begin. */
  validUntil: string;
  payments: { cents: number; at: string }[];
};

type Deps = Pick<Platform, "translator" | "config">;
type Bought = {
  concludedAt: Date;
  locale: Locale;
  termsVersion: string;
  facts: PackageContractFacts;
  /** In words. */
  price: string;
};

/** What was bought, with the days of its instalments, and what holds for it. */
export function packageOrderPart(deps: Deps, { concludedAt, locale, termsVersion, facts, price }: Bought): PrintedPart {
  const { t } = deps.translator;
  const { size, durationMinutes: minutes, payments } = facts;
  const kind = t(locale, `appointments:kinds.${facts.consultation}`);
  const label = (key: "number" | "client" | "coach" | "provider" | "price" | "withdraw" | "concluded" | "terms") =>
    t(locale, `contracts:order.${key}`);
  const said: [string, string | undefined][] = [
    [label("number"), facts.bookingNumber],
    [label("client"), facts.client],
    [label("coach"), facts.coach],
    [label("provider"), facts.provider.join(", ")],
    [t(locale, "contracts:package.service"), t(locale, "contracts:package.what", { size, kind, minutes })],
    [label("price"), price],
    [
      t(locale, "contracts:package.valid"),
      t(locale, "contracts:package.until", { day: dayIn(locale, facts.validUntil) }),
    ],
    [label("withdraw"), pageLink(deps.config, { page: "withdraw", locale })],
    [
      label("concluded"),
      t(locale, "contracts:order.berlin", { when: timeSpanIn(locale, { startsAt: concludedAt.toISOString() }) }),
    ],
    [label("terms"), t(locale, "contracts:order.version", { day: dayIn(locale, termsVersion) })],
  ];
  const { supportEmail } = deps.config.company;
  const rules = (["use", "rule", "withdraw"] as const).map((key) =>
    t(locale, `coaching-packages:terms.${key}`, { supportEmail }),
  );
  const paid = payments.map(({ cents, at }) => [dayIn(locale, berlinDay(new Date(at))), amountIn(locale, cents)]);
  return {
    title: t(locale, "contracts:package.title"),
    facts: said.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    texts: [{ heading: t(locale, "contracts:package.rules"), lines: rules }],
    table: {
      head: [t(locale, "contracts:package.payment"), label("price")],
      rows: [...paid, [t(locale, "contracts:order.sum"), amountIn(locale, facts.grossCents)]],
    },
  };
}
