import type { ReplacementPreview } from "@aufwind/contract/invoices-team";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import moneyStyles from "../../../shared/money-action/money-action.module.css";
import { ActionOutcome, ConfirmAction, PreviewProblem } from "../../../shared/money-action/money-action.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Pill } from "../../../ui/pill.tsx";
import styles from "./invoice.module.css";
import type { PaymentFacts } from "./payments.server.ts";

/** What a new invoice would say instead of the present one, side by side. */
export function InvoicePanel({ replacement, done }: Pick<PaymentFacts, "replacement" | "done">) {
  const { t } = useTranslation("payments-team");
  if (!replacement && !done.invoice) return null;
  return (
    <Panel title={t("invoice.title")} id="invoice" small>
      <div className={moneyStyles.panel}>
        <ActionOutcome done={done.invoice} approvalId={null}>
          {t("invoice.done", { number: done.invoice ?? "" })}
        </ActionOutcome>
        {replacement?.problem && <PreviewProblem>{replacement.problem}</PreviewProblem>}
        {replacement?.preview && <Replacement preview={replacement.preview} />}
      </div>
    </Panel>
  );
}

const isChanged = ({ before, after }: ReplacementPreview, side: "supplier" | "recipient"): boolean =>
  before[side].join() !== after[side].join();

function Replacement({ preview }: { preview: ReplacementPreview }) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const { number, grossCents, hash } = preview;
  return (
    <>
      <p>{t("invoice.text", { number, gross: formatAmount(locale, grossCents) })}</p>
      {(["before", "after"] as const).map((when) => (
        <section key={when} className={styles.side} aria-label={t(`invoice.${when}`)}>
          <h3>{t(`invoice.${when}`)}</h3>
          <dl className={styles.parties}>
            {(["supplier", "recipient"] as const).map((side) => (
              <FactLine key={side} name={t(`invoice.${side}`)}>
                {preview[when][side].join(", ")}
                {when === "after" && isChanged(preview, side) && <Pill tone="warn">{t("invoice.changed")}</Pill>}
              </FactLine>
            ))}
          </dl>
        </section>
      ))}
      <ConfirmAction
        name="invoice"
        hidden={{}}
        hash={hash}
        query="replace=1"
        needsApproval={false}
        confirm={t("invoice.confirm")}
        ask={t("invoice.confirm")}
      />
    </>
  );
}
