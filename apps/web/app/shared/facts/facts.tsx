import { PERMISSIONS, type Permission } from "@aufwind/rules/operators";
import { formatMoment, formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { listOf } from "../../platform/i18n/name-lists.ts";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { LedgerRows } from "../money-action/ledger-rows.tsx";
import { Fact } from "./fact-list.tsx";
import styles from "./facts.module.css";

/** What the team reads about in words; other names are shown as they are. */
const NAMED = [
  ...(["act", "email", "permissions", "before", "kind", "preview", "amountCents", "until", "userId"] as const),
  ...(["account", "name", "coachId", "ground", "isImmediate", "appointments", "refundCents"] as const),
  ...(["outstandingCents", "heldFor", "heldAt", "waitingCents"] as const),
  ...(["balanceCents", "balanceAfterCents", "grantedCents", "message", "entries"] as const),
  ...(["feeCents", "feeVatCents", "otherCents", "arrivesCents", "correction", "month", "number"] as const),
  ...(["netCents", "vatCents", "grossCents", "on", "reference"] as const),
] as const;
const isNamed = (name: string): name is (typeof NAMED)[number] => NAMED.some((each) => each === name);
const isPermission = (value: unknown): value is Permission => PERMISSIONS.some((each) => each === value);

type Values = Readonly<Record<string, unknown>>;

type FactsProps = {
  of: Values;
  /** Whose name stands for an id. */
  subject?: { id: string; name: string | null } | null;
};

/** Data as it was kept: exactly what somebody asked for, or what an action changed. */
export function Facts({ of, subject = null }: FactsProps) {
  const { t } = useTranslation("operators");
  return (
    <dl className={styles.facts}>
      {Object.entries(of).map(([name, value]) => (
        <Fact key={name} name={isNamed(name) ? t(`facts.${name}`) : name}>
          <Value name={name} value={subject?.name && value === subject.id ? subject.name : value} />
        </Fact>
      ))}
    </dl>
  );
}

function Value({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation("operators");
  const locale = useLocale();
  if (name === "entries" && isEntries(value)) return <LedgerRows title={t("facts.entries")} rows={value.map(rowOf)} />;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return <Facts of={value as Values} />;
  if (Array.isArray(value))
    return value.length > 0
      ? listOf(
          value.map((each) => wordOf(each, t)),
          locale,
        )
      : "–";
  if (typeof value === "number" && name.endsWith("Cents")) return formatMoney(locale, value);
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatMoment(locale, value);
  return value === null || value === "" ? "–" : wordOf(value, t);
}

type Entry = { account: string; amountCents: number };
const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((each) => typeof each === "object" && each !== null && "account" in each);
const rowOf = (entry: Entry) => ({ ...entry, key: entry.account, day: null });

const ACTIONS = ["invite", "change", "erase", "close", "credit", "post", "adjust", "waiveFee", "transfer"] as const;
const isAction = (value: unknown): value is (typeof ACTIONS)[number] => ACTIONS.some((each) => each === value);

function wordOf(value: unknown, t: Translate<"operators">): string {
  if (typeof value === "boolean") return t(value ? "facts.yes" : "facts.no");
  if (isPermission(value)) return t(`permissions.${value}`);
  return isAction(value) ? t(`acts.${value}`) : String(value);
}
