import type { OwnClient } from "@aufwind/contract/coach-clients";
import { MARKETING_FEE_CENTS, PLATFORM_FEE } from "@aufwind/rules/money/fees";
import { formatDate, formatMoney, formatNumber } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";

/** How the two came together, and what that means for the fees. */
export function Contact({ client: { invitedAt, fee } }: { client: OwnClient }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const percent = (rate: number) => formatNumber(locale, rate / 100);
  const facts = {
    rate: percent(fee.rate),
    usual: percent(PLATFORM_FEE),
    once: formatMoney(locale, MARKETING_FEE_CENTS),
  };
  return (
    <Panel title={t("one.contact")}>
      {invitedAt && <p>{t("one.invited", { date: formatDate(locale, invitedAt) })}</p>}
      <p>
        {fee.lowerUntil
          ? t(fee.rate < PLATFORM_FEE ? "one.existing" : "one.existingOver", {
              ...facts,
              date: formatDate(locale, fee.lowerUntil),
            })
          : t("one.new", facts)}
      </p>
    </Panel>
  );
}
