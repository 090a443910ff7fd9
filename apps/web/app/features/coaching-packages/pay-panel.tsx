import type { OwnPackage } from "@aufwind/contract/coaching-packages";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./packages.module.css";

/** What could not be charged, why, and the two ways on: the same card again, or another one. */
export function PayPanel({ own }: { own: OwnPackage }) {
  const { t } = useTranslation("coaching-packages");
  const locale = useLocale();
  const { pay, isBusy, said } = usePay(own.id);
  const due = own.payments.find(({ status }) => status !== "paid" && status !== "void");
  if (!due) return null;
  const isFirst = own.status === "ordered";
  const money = formatMoney(locale, due.cents);
  const why = due.status === "authentication" ? "bank" : due.status === "declined" ? "declined" : "open";
  return (
    <Panel title={t(isFirst ? "pay.first" : "pay.later")} grave={!isFirst}>
      <p>{t(`pay.why.${why}`, { money })}</p>
      <p className={styles.soft}>{t(isFirst ? "pay.nothingBought" : "pay.booked")}</p>
      <noscript>
        <Note>{t("pay.unscripted")}</Note>
      </noscript>
      <div className={styles.buttons}>
        <Button look="accent" aria-disabled={isBusy || undefined} onClick={() => !isBusy && pay()}>
          {t("pay.submit", { money })}
        </Button>
        <PageButton to="paymentMethods" look="ghost">
          {t("pay.other")}
        </PageButton>
      </div>
      <p role="status" className={styles.soft}>
        {isBusy ? t("pay.waiting") : said}
      </p>
    </Panel>
  );
}

/** One payment at a time; the page shows what became of it. */
function usePay(id: string) {
  const { t } = useTranslation("coaching-packages");
  const { revalidate } = useRevalidator();
  const [state, setState] = useState({ isBusy: false, said: "" });
  async function pay() {
    setState({ isBusy: true, said: "" });
    try {
      const status = await (await import("./pay.ts")).pay(id);
      await revalidate();
      setState({ isBusy: false, said: t(`pay.outcome.${status}`) });
    } catch (error) {
      const said = error instanceof ApiProblem ? error.body.detail : "";
      setState({ isBusy: false, said: said || t("pay.failed") });
    }
  }
  return { ...state, pay };
}
