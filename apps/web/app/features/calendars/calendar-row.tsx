import { momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RowAction } from "../../shared/row-action.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { State } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./calendars.module.css";

type CalendarRowProps = {
  name: string;
  host: string;
  state: { isWorking: boolean; label: string };
  /** What came from there, after its host. */
  figures?: React.ReactNode;
  children: React.ReactNode;
};

/** One calendar or account: where it is, how it stands, and what follows below. */
export function CalendarRow({ name, host, state, figures, children }: CalendarRowProps) {
  const { t } = useTranslation("calendars");
  return (
    <div className={styles.row}>
      <div className={`${patterns.spread} ${styles.head}`}>
        <h3>{name}</h3>
        <State on={state.isWorking}>{state.label}</State>
      </div>
      <p className={styles.soft}>
        {t("imports.from", { host })}
        {figures}
      </p>
      {children}
    </div>
  );
}

type CalendarProblemProps = { text: string; lastSuccessAt: string | null; neverText?: string };

/** What went wrong in words, and that nothing becomes free by it. */
export function CalendarProblem({ text, lastSuccessAt, neverText = text }: CalendarProblemProps) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  return (
    <p className={styles.problem}>
      <Icon name="alert" />
      <span>
        {lastSuccessAt
          ? t("problems.since", { problem: text, when: momentOf({ at: lastSuccessAt }, { locale }) })
          : neverText}
      </span>
    </p>
  );
}

export const CalendarTime = ({ label, at }: { label: string; at: string }) => (
  <FactLine name={label}>
    <Moment at={at} beside />
  </FactLine>
);

type RefreshFormProps = { form: "refreshConnection" | "refreshImport"; id: string; name: string; label: string };

export function RefreshForm({ form, id, name, label }: RefreshFormProps) {
  const { t } = useTranslation("calendars");
  return (
    <RowAction
      name={form}
      id={id}
      failure={t("imports.notRefreshed")}
      look="ghost"
      pendingLabel={t("imports.refreshing")}
      label={label}
      of={name}
    />
  );
}
