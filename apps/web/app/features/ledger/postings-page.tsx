import type { ManualPosting } from "@aufwind/contract/ledger-postings";
import { POSTABLE_ACCOUNTS } from "@aufwind/rules/ledger-postings";
import { Form } from "react-router";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { LedgerRows } from "../../shared/money-action/ledger-rows.tsx";
import moneyStyles from "../../shared/money-action/money-action.module.css";
import { ActionOutcome, ConfirmAction, PreviewProblem } from "../../shared/money-action/money-action.tsx";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { Button } from "../../ui/button.tsx";
import form from "../../ui/form/form.module.css";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { nameOf, SIDES, type Typed } from "./posting-choice.ts";
import styles from "./postings.module.css";
import type { PostingsFacts } from "./postings.server.ts";

/** A posting by hand: debit and credit of each account, the rows it adds, and what was posted so far. */
export function PostingsPage({ typed, isWrong, preview, problem, postings, approvalId }: PostingsFacts) {
  const { t } = useTranslation("ledger-postings");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <ProofStep />
      <div className={moneyStyles.columns}>
        <Panel title={t("new")}>
          <div className={moneyStyles.panel}>
            <ActionOutcome done={null} approvalId={approvalId}>
              {null}
            </ActionOutcome>
            <Amounts key={new URLSearchParams(typed).toString()} typed={typed} />
            <div aria-live="polite">
              {isWrong && <PreviewProblem>{t("amountWrong")}</PreviewProblem>}
              {problem && <PreviewProblem>{problem}</PreviewProblem>}
              {preview && (
                <LedgerRows
                  title={t("preview")}
                  rows={preview.entries.map((entry) => ({ ...entry, key: entry.account, day: null }))}
                />
              )}
            </div>
            {preview && (
              <ConfirmAction
                name="posting"
                hidden={typed}
                hash={preview.hash}
                query={new URLSearchParams(typed).toString()}
                needsApproval
                confirm={t("ask")}
                ask={t("ask")}
              />
            )}
          </div>
        </Panel>
        <Panel title={t("soFar")}>
          {postings.length === 0 ? (
            <p>{t("none")}</p>
          ) : (
            <ul className={styles.postings}>
              {postings.map((posting) => (
                <Posting key={posting.id} posting={posting} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </>
  );
}

/** One line for each account: an account stands once in a posting. */
function Amounts({ typed }: { typed: Typed }) {
  const { t } = useTranslation("ledger-postings");
  return (
    <Form method="get" className={moneyStyles.choice} preventScrollReset replace>
      <table className={styles.amounts}>
        <caption>{t("amounts")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("ledger-rows:account")}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`ledger-rows:${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {POSTABLE_ACCOUNTS.map((account) => (
            <tr key={account}>
              <th scope="row">{t(`ledger-rows:accounts.${account}`)}</th>
              {SIDES.map((side) => (
                <td key={side} data-label={t(`ledger-rows:${side}`)}>
                  <input
                    className={form.input}
                    name={nameOf(side, account)}
                    aria-label={`${t(`ledger-rows:accounts.${account}`)}, ${t(`ledger-rows:${side}`)}`}
                    inputMode="decimal"
                    autoComplete="off"
                    defaultValue={typed[nameOf(side, account)] ?? ""}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button type="submit" look="ghost">
        {t("money-action:show")}
      </Button>
    </Form>
  );
}

function Posting({ posting: { at, reason, entries } }: { posting: ManualPosting }) {
  const { t } = useTranslation("ledger-postings");
  const locale = useLocale();
  return (
    <li>
      <p>
        <b>{formatMoment(locale, at)}</b> {reason}
      </p>
      <LedgerRows
        title={t("rowsOf", { reason })}
        rows={entries.map((entry) => ({ ...entry, key: entry.account, day: berlinDay(at) }))}
      />
    </li>
  );
}
