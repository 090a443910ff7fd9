import { isWithinBusinessYear } from "@aufwind/rules/bookkeeping";
import { Form } from "react-router";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button, FileButton } from "../../ui/button.tsx";
import input from "../../ui/form/form.module.css";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./bookkeeping.module.css";
import type { Bookkeeping } from "./bookkeeping.server.ts";

type Months = Bookkeeping["months"];
type Settings = Bookkeeping["settings"];

/** Chooses months in the address, and offers what there is of them. */
export function MonthFiles({ months, settings }: { months: Months; settings: Settings }) {
  const { t } = useTranslation("bookkeeping");
  return (
    <Panel title={t("months.title")} id="months">
      <Form
        method="get"
        action="#months"
        className={styles.choose}
        preventScrollReset
        key={`${months.from} ${months.to}`}
      >
        <MonthChoice name="from" months={months} />
        <MonthChoice name="to" months={months} />
        <Button type="submit" look="ghost">
          {t("months.show")}
        </Button>
      </Form>
      <Files months={months} settings={settings} />
    </Panel>
  );
}

function MonthChoice({ name, months }: { name: "from" | "to"; months: Months }) {
  const { t } = useTranslation("bookkeeping");
  const locale = useLocale();
  return (
    <label className={styles.month}>
      <span>{t(`months.${name}`)}</span>
      <select className={input.input} name={name} defaultValue={months[name]}>
        {months.choices.map((month) => (
          <option key={month} value={month}>
            {formatDay(locale, month, "month")}
          </option>
        ))}
      </select>
    </label>
  );
}

function Files({ months, settings }: { months: Months; settings: Settings }) {
  const { t } = useTranslation("bookkeeping");
  const locale = useLocale();
  const { from, to, isInOrder, invoices } = months;
  if (!isInOrder) return <p role="status">{t("months.order")}</p>;
  if (invoices === null) return <p role="status">{t("months.failed")}</p>;
  const [first, last] = [formatDay(locale, from, "month"), formatDay(locale, to, "month")];
  const query = `from=${from}&to=${to}`;
  return (
    <div className={styles.offered}>
      <h3>{from === to ? t("months.one", { month: first }) : t("months.chosen", { from: first, to: last })}</h3>
      {invoices === 0 ? (
        <p>{t("months.noInvoices")}</p>
      ) : (
        <div>
          <FileButton look="ghost" href={`/api/coaches/invoices/archive/${locale}?${query}`} download>
            <Icon name="download" /> {t("months.invoices", { count: invoices })}
          </FileButton>
        </div>
      )}
      <Batch query={query} settings={settings} months={months} />
    </div>
  );
}

type BatchProps = { query: string; settings: Settings; months: Months };

function Batch({ query, settings, months: { from, to } }: BatchProps) {
  const { t } = useTranslation("bookkeeping");
  if (!settings) return null;
  if (!settings.isSaved)
    return (
      <div>
        <Button look="ghost" disabled aria-describedby="numbers-first">
          <Icon name="download" /> {t("months.batch")}
        </Button>
        <p className={styles.soft} id="numbers-first">
          {t("months.numbersFirst")}
        </p>
      </div>
    );
  if (!isWithinBusinessYear({ from, to, firstMonth: settings.firstMonth }))
    return <p className={styles.soft}>{t("months.businessYear")}</p>;
  return (
    <div>
      <FileButton look="ghost" href={`/api/coaches/bookkeeping/batch?${query}`} download>
        <Icon name="download" /> {t("months.batch")}
      </FileButton>
      <p className={styles.soft}>{t("months.batchHelp")}</p>
    </div>
  );
}
