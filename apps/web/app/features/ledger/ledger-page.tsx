import type { LedgerPosting, LedgerTotals } from "@aufwind/contract/ledger";
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from "@aufwind/rules/ledger";
import { formatAmount, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import {
  ApplyButton,
  DayFilter,
  FilterFields,
  FilterForm,
  SelectFilter,
  WordsFilter,
} from "../../shared/list/filter-form.tsx";
import { FilterDisclosure, ListCount } from "../../shared/list/list-parts.tsx";
import { OlderLink, useOlderRows } from "../../shared/list/older-rows.tsx";
import lines from "../../shared/list/opening-lines.module.css";
import { countFilters, viewQuery } from "../../shared/list/view.ts";
import { FileButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import styles from "./ledger.module.css";
import type { LedgerFacts } from "./ledger.server.ts";
import { LEDGER, type LedgerView } from "./ledger-view.ts";
import { Posting } from "./posting.tsx";

/** Every posting of the ledger, filtered, with what it moved on each account. */
export function LedgerPage({ view, isClear, postings, totals, sheet }: LedgerFacts) {
  const { t } = useTranslation("ledger");
  const locale = useLocale();
  const { items, more } = useOlderRows<LedgerFacts, LedgerPosting>({
    first: postings,
    queryAfter: ({ id }) => viewQuery(LEDGER, { ...view, before: id }),
    partOf: (facts) => facts.postings,
  });
  const acts = (
    <FileButton look="ghost" small href={sheet} download>
      <Icon name="download" /> {t("export")}
    </FileButton>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} acts={acts} />
      <div className={styles.ledger}>
        <Filters view={view} />
        {!isClear && <Note>{t("unread")}</Note>}
        {totals && (
          <ListCount count={totals.postings}>
            {t("count", { count: totals.postings, number: formatNumber(locale, totals.postings) })}
          </ListCount>
        )}
        {totals && totals.postings > 0 && <Totals totals={totals} />}
        {items.length === 0 ? (
          <EmptyState title={t("empty.title")}>
            <p>{t(countFilters(LEDGER, view) > 0 ? "empty.filtered" : "empty.text")}</p>
          </EmptyState>
        ) : (
          <ol className={`${lines.lines} ${styles.postings}`} aria-label={t("postings")}>
            {items.map((posting) => (
              <Posting key={posting.id} posting={posting} />
            ))}
          </ol>
        )}
        {more && <OlderLink {...more} older={t("older")} loading={t("loading")} />}
      </div>
    </>
  );
}

const ID_LENGTH = 36;

function Filters({ view }: { view: LedgerView }) {
  const { t } = useTranslation("ledger");
  const count = countFilters(LEDGER, view);
  const accounts = LEDGER_ACCOUNTS.map((each) => [each, t(`ledger-rows:accounts.${each}`)] as const);
  const kinds = LEDGER_KINDS.map((each) => [each, t(`ledger-rows:kinds.${each}`)] as const);
  return (
    <FilterDisclosure count={count} summary={t("filter.summary", { count })}>
      <FilterForm list={LEDGER} view={view} revise={(chosen) => ({ ...chosen, before: "" })}>
        <FilterFields>
          <SelectFilter name="account" label={t("filter.account")} options={[["", t("filter.any")], ...accounts]} />
          <SelectFilter name="kind" label={t("filter.kind")} options={[["", t("filter.anyKind")], ...kinds]} />
          <DayFilter name="from" label={t("filter.from")} />
          <DayFilter name="to" label={t("filter.to")} />
          <WordsFilter name="appointment" label={t("filter.appointment")} longest={ID_LENGTH} />
          <WordsFilter name="coach" label={t("filter.coach")} longest={ID_LENGTH} />
          <ApplyButton>{t("filter.apply")}</ApplyButton>
        </FilterFields>
      </FilterForm>
    </FilterDisclosure>
  );
}

/** What the chosen postings moved on each account, and that it sums to zero. */
function Totals({ totals: { accounts } }: { totals: LedgerTotals }) {
  const { t } = useTranslation("ledger");
  const locale = useLocale();
  const sum = accounts.reduce((cents, each) => cents + each.cents, 0);
  return (
    <dl className={styles.totals} aria-label={t("totals")}>
      {accounts.map(({ account, cents }) => (
        <FactLine key={account} name={t(`ledger-rows:accounts.${account}`)}>
          {formatAmount(locale, cents)}
        </FactLine>
      ))}
      <div data-state={sum === 0 ? "good" : "bad"}>
        <dt>{t("sum")}</dt>
        <dd>
          <Icon name={sum === 0 ? "check" : "alert"} /> {formatAmount(locale, sum)}
        </dd>
      </div>
    </dl>
  );
}
