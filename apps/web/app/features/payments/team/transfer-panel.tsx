import type { TransferPreview } from "@aufwind/contract/payments-transfers";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { LedgerRows } from "../../../shared/ledger-rows/ledger-rows.tsx";
import act from "../../../shared/money-act/money-act.module.css";
import { ConfirmAct } from "../../../shared/money-act/money-act.tsx";
import { TextField } from "../../../ui/form/text-fields.tsx";
import { Panel } from "../../../ui/panel.tsx";

const LONGEST_REFERENCE = 140;

/** A refund that came back: what was transferred, when, and what that does to the ledger. */
export function TransferPanel({ preview, now }: { preview: TransferPreview; now: number }) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const money = formatAmount(locale, preview.cents);
  const today = berlinDay(new Date(now).toISOString());
  return (
    <Panel title={t("transfer.title")} small>
      <div className={act.panel}>
        <p>{t("transfer.text", { money })}</p>
        <LedgerRows
          title={t("transfer.rows")}
          rows={preview.entries.map((entry) => ({ ...entry, key: entry.account, day: null }))}
        />
        <ConfirmAct
          name="transfer"
          hidden={{ refundId: preview.refundId }}
          hash={preview.hash}
          query=""
          needsApproval={preview.needsApproval}
          confirm={t("transfer.confirm", { money })}
          ask={t("transfer.ask", { money })}
        >
          <TextField name="on" type="date" label={t("transfer.on")} defaultValue={today} />
          <TextField name="reference" label={t("transfer.reference")} max={LONGEST_REFERENCE} autoComplete="off" />
        </ConfirmAct>
      </div>
    </Panel>
  );
}
