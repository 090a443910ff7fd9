import type { TransferPreview } from "@aufwind/contract/payments-transfers";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { TextField } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LedgerRows } from "./ledger-rows.tsx";
import act from "./money-action.module.css";
import { ConfirmAction } from "./money-action.tsx";

const LONGEST_REFERENCE = 140;

type TransferPanelProps = { preview: TransferPreview; query?: string; now: number };

/** A refund that came back: what was transferred, when, and what that does to the ledger. */
export function TransferPanel({ preview, query = "", now }: TransferPanelProps) {
  const { t } = useTranslation("money-action");
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
        <ConfirmAction
          name="transfer"
          hidden={{ refundId: preview.refundId }}
          hash={preview.hash}
          query={query}
          needsApproval={preview.needsApproval}
          confirm={t("transfer.confirm", { money })}
          ask={t("transfer.ask", { money })}
        >
          <TextField name="on" type="date" label={t("transfer.on")} defaultValue={today} />
          <TextField name="reference" label={t("transfer.reference")} max={LONGEST_REFERENCE} autoComplete="off" />
        </ConfirmAction>
      </div>
    </Panel>
  );
}
