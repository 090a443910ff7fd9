import type { ReconciledDayDetail } from "@aufwind/contract/reconciliation";
import { LEDGER_KINDS } from "@aufwind/rules/ledger";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { DifferencePill } from "./difference-pill.tsx";
import styles from "./reconciliation.module.css";
import type { ReconciliationFacts } from "./reconciliation.server.ts";

/** Why a day differs: what only one of the books has, and everything that the ledger booked. */
export function DayDetail({ found, problem }: ReconciliationFacts["opened"]) {
  const { t } = useTranslation("reconciliation");
  const locale = useLocale();
  if (!found) return <Failure>{problem}</Failure>;
  const amounts = [
    ["ledger", found.ledgerCents],
    ["provider", found.providerCents],
    ["running", found.runningCents],
    ["fees", found.providerFeeCents],
    ["own", found.ownCents],
  ] as const;
  return (
    <Panel title={formatDay(locale, found.day)} aside={<DifferencePill day={found} />}>
      <dl className={styles.facts}>
        {amounts.map(([name, cents]) => (
          <FactLine key={name} name={t(name)}>
            {formatAmount(locale, cents)}
          </FactLine>
        ))}
        <FactLine name={t("checked")}>{formatMoment(locale, found.checkedAt)}</FactLine>
      </dl>
      <h3 className={styles.part}>{t("unpaired.title")}</h3>
      <Unpaired day={found} />
      <h3 className={styles.part}>{t("postings.title")}</h3>
      <Postings day={found} />
      <PageButton
        className={styles.toLedger}
        to="teamLedger"
        query={`account=provider&from=${found.day}&to=${found.day}`}
        look="ghost"
        small
      >
        {t("postings.toLedger")}
      </PageButton>
    </Panel>
  );
}

type OfDay = { day: ReconciledDayDetail };

function Unpaired({ day: { unpaired } }: OfDay) {
  const { t } = useTranslation("reconciliation");
  const locale = useLocale();
  if (unpaired.length === 0) return <p>{t("unpaired.none")}</p>;
  return (
    <>
      <p className={styles.soft}>{t("unpaired.text")}</p>
      <ul className={styles.moves}>
        {unpaired.map((each) => (
          <Move key={`${each.book} ${each.reference} ${each.at} ${each.amountCents}`} {...each}>
            <Pill tone={toneOf(each)}>{t(each.reason === null ? `unpaired.${each.book}` : "unpaired.byHand")}</Pill>
            <p>
              {each.partnerOn
                ? t(`unpaired.partner.${each.book}`, { day: formatDay(locale, each.partnerOn, "plain") })
                : each.reason === null && t(`unpaired.alone.${each.book}`)}
              {each.reason !== null && ` ${t("unpaired.because", { reason: each.reason })}`}
            </p>
          </Move>
        ))}
      </ul>
    </>
  );
}

/** What somebody has explained needs nobody any more. */
const toneOf = ({ reason, partnerOn }: ReconciledDayDetail["unpaired"][number]) =>
  reason === null ? (partnerOn ? "warn" : "bad") : "plain";

function Postings({ day: { postings, totalPostings } }: OfDay) {
  const { t } = useTranslation("reconciliation");
  if (totalPostings === 0) return <p>{t("postings.none")}</p>;
  return (
    <>
      <p className={styles.soft}>{t("postings.count", { count: totalPostings })}</p>
      <ul className={styles.moves}>
        {postings.map((posting) => (
          <Move key={posting.id} {...posting} />
        ))}
      </ul>
      {totalPostings > postings.length && <p>{t("postings.more", { count: postings.length })}</p>}
    </>
  );
}

type Moved = Pick<
  ReconciledDayDetail["unpaired"][number],
  "at" | "kind" | "amountCents" | "reference" | "appointmentId"
>;

/** One movement of money: when, why, how much, the provider's id, and the payment that it belongs to. */
function Move({ at, kind, amountCents, reference, appointmentId, children }: Moved & { children?: React.ReactNode }) {
  const { t } = useTranslation("reconciliation");
  const locale = useLocale();
  const name = nameOf(t, kind);
  return (
    <li>
      <span className={styles.move}>
        {appointmentId ? (
          <PageLink to="teamPayment" params={{ id: appointmentId }}>
            {name}
          </PageLink>
        ) : (
          <b>{name}</b>
        )}
        <b>{formatAmount(locale, amountCents)}</b>
      </span>
      <span className={styles.soft}>
        <time dateTime={at}>{formatMoment(locale, at)}</time>
        {reference && ` · ${reference}`}
      </span>
      {children}
    </li>
  );
}

/** The provider's words for what the ledger should know. */
const PROVIDERS = [
  ...(["charge", "payment", "refund", "payment_refund", "refund_failure", "adjustment"] as const),
  ...(["transfer", "transfer_refund", "transfer_failure"] as const),
];

/** Why it moved; a word that nobody translated is shown as it is. */
function nameOf(t: Translate<"reconciliation">, kind: string): string {
  const posted = LEDGER_KINDS.find((each) => each === kind);
  const provided = PROVIDERS.find((each) => each === kind);
  if (posted) return t(`ledger-rows:kinds.${posted}`);
  return provided ? t(`kinds.${provided}`) : kind;
}
