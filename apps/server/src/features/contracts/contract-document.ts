import type { Consultation } from "@aufwind/rules/consultations";
import type { Language } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import type { VatStatus } from "@aufwind/rules/money";
import { MINUTE } from "@aufwind/rules/time/durations";
import { amountIn, dayIn, languageIn, timeSpanIn } from "../../platform/documents/formats.ts";
import type { PrintedDocument, PrintedPart, PrintedTable } from "../../platform/documents/printed-document.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { quote } from "../legal-texts/queries.ts";
import { type PackageContractFacts, packageOrderPart } from "./package-order-part.ts";

/** One appointment of it. */
export type ContractDate = {
  bookingNumber: string;
  startsAt: string;
  endsAt: string;
  grossCents: number;
  chargeAt: string | null;
  /** When the client asked to begin within the withdrawal period. */
  earlyStartAt: string | null;
};

/** What was ordered, of whom, when and for how much, at the moment of the contract. Prices are those of all dates. */
export type ContractFacts = ContractDate & {
  /** Missing once the client has left. */
  client?: string;
  coach: string;
  /** Who provides it by law: name, address, how to reach them, VAT number. */
  provider: string[];
  consultation: Consultation;
  /** In which it is held, where that had to be agreed. */
  language?: Language | null;
  clientZone: string;
  vatCents: number;
  vatStatus: VatStatus;
  /** Of a series: all dates in order; the number and the time above are those of the first. */
  dates?: ContractDate[];
};

type Concluded<Facts> = { concludedAt: Date; locale: Locale; termsVersion: string; facts: Facts };
type OrderContract = Concluded<ContractFacts>;
/** Of an appointment or a series, or of a package. */
export type Contract = Concluded<ContractFacts | PackageContractFacts>;

type Deps = Pick<Platform, "translator" | "config">;

/** There is no right of withdrawal where nothing is paid: B12 of the terms. */
const QUOTED = { free: ["cancellation"], paid: ["cancellation", "withdrawal-instruction", "withdrawal-form"] };

/** The order, how to cancel it, and how to withdraw where something is paid, in the words of the terms agreed. */
export function contractDocument(deps: Deps, contract: Contract): PrintedDocument {
  const { translator, config } = deps;
  const { concludedAt, locale, termsVersion, facts } = contract;
  const order =
    "size" in facts
      ? packageOrderPart(deps, { ...contract, facts, price: priceOf(deps, contract) })
      : orderPart(deps, { ...contract, facts });
  const agreed = { text: "terms", version: termsVersion, locale } as const;
  const quoted = quote(deps, agreed, QUOTED[facts.grossCents > 0 ? "paid" : "free"]);
  return {
    locale,
    title: translator.t(locale, "contracts:title"),
    lead:
      "dates" in facts && facts.dates
        ? translator.t(locale, "contracts:leadSeries", { dates: facts.dates.length })
        : translator.t(locale, "contracts:lead", { number: facts.bookingNumber }),
    madeAt: concludedAt.toISOString(),
    parts: [order, ...quoted.map(({ title, lines }) => ({ title, facts: [], texts: [{ lines }] }))],
    head: config.brand,
    pageNumber: translator.t(locale, "contracts:page", { page: "{page}", pages: "{pages}" }),
  };
}

type Label =
  | "number"
  | "dates"
  | "client"
  | "coach"
  | "provider"
  | "service"
  | "language"
  | "when"
  | "ownTime"
  | "price"
  | "charge"
  | "earlyStart"
  | "withdraw"
  | "concluded"
  | "terms";

function orderPart(deps: Deps, contract: OrderContract): PrintedPart {
  const { concludedAt, locale, termsVersion, facts } = contract;
  const t = deps.translator.t;
  const { startsAt, endsAt, clientZone, dates } = facts;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE;
  const kind = t(locale, `appointments:kinds.${facts.consultation}`);
  const here = timeSpanIn(locale, { startsAt, endsAt });
  const own = timeSpanIn(locale, { startsAt, endsAt, timeZone: clientZone });
  const earlyStartAt = (dates ?? [facts]).find((date) => date.earlyStartAt)?.earlyStartAt;
  const day = dayIn(locale, termsVersion);
  const moment = (at: string) => t(locale, "contracts:order.berlin", { when: timeSpanIn(locale, { startsAt: at }) });
  const said: [Label, string | undefined][] = [
    ["number", dates ? undefined : facts.bookingNumber],
    ["dates", dates && t(locale, "contracts:order.datesCount", { dates: dates.length })],
    ["client", facts.client],
    ["coach", facts.coach],
    ["provider", facts.provider.join(", ")],
    ["service", t(locale, "appointments:facts.kind", { kind, minutes })],
    ["language", facts.language ? languageIn(locale, facts.language) : undefined],
    ["when", dates ? undefined : t(locale, "contracts:order.berlin", { when: here })],
    ["ownTime", dates || own === here ? undefined : own],
    ["price", priceOf(deps, contract)],
    ["charge", dates || !facts.chargeAt ? undefined : moment(facts.chargeAt)],
    [
      "earlyStart",
      earlyStartAt
        ? t(locale, "contracts:order.earlyStartGiven", { when: timeSpanIn(locale, { startsAt: earlyStartAt }) })
        : undefined,
    ],
    ["withdraw", facts.grossCents > 0 ? pageLink(deps.config, { page: "withdraw", locale }) : undefined],
    ["concluded", moment(concludedAt.toISOString())],
    ["terms", t(locale, "contracts:order.version", { day })],
  ];
  return {
    title: t(locale, "contracts:order.title"),
    facts: said.flatMap(([key, value]) => (value ? [[t(locale, `contracts:order.${key}`), value] as const] : [])),
    texts: [],
    ...(dates && { table: datesTable(deps, contract, dates) }),
  };
}

/** Every date with its number, its price and when it is charged; the last row is the sum. */
function datesTable({ translator }: Deps, { locale, facts }: OrderContract, dates: ContractDate[]): PrintedTable {
  const t = (key: "number" | "whenBerlin" | "ownTime" | "price" | "chargeBerlin" | "sum") =>
    translator.t(locale, `contracts:order.${key}`);
  const { clientZone: timeZone, grossCents } = facts;
  // The length is that of the service, above.
  const here = ({ startsAt }: ContractDate) => timeSpanIn(locale, { startsAt });
  const own = ({ startsAt }: ContractDate) => timeSpanIn(locale, { startsAt, timeZone });
  const isAway = dates.some((date) => own(date) !== here(date));
  const charged = ({ chargeAt }: ContractDate) => (chargeAt ? timeSpanIn(locale, { startsAt: chargeAt }) : "–");
  return {
    head: [t("number"), t("whenBerlin"), ...(isAway ? [t("ownTime")] : []), t("price"), t("chargeBerlin")],
    rows: [
      ...dates.map((date) => [
        ...[date.bookingNumber, here(date), ...(isAway ? [own(date)] : [])],
        ...[amountIn(locale, date.grossCents), charged(date)],
      ]),
      [t("sum"), "", ...(isAway ? [""] : []), amountIn(locale, grossCents), ""],
    ],
  };
}

function priceOf({ translator }: Deps, { locale, facts }: Contract): string {
  const { grossCents, vatCents, vatStatus } = facts;
  if (grossCents === 0) return translator.t(locale, "contracts:order.prices.free");
  const money = amountIn(locale, grossCents);
  return translator.t(locale, `contracts:order.prices.${vatStatus}`, { money, vat: amountIn(locale, vatCents) });
}
