import type { ImportedCalendar } from "@aufwind/contract/calendars";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RowAction } from "../../shared/row-action.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CalendarProblem, CalendarRow, CalendarTime, RefreshForm } from "./calendar-row.tsx";
import styles from "./calendars.module.css";

/** One calendar: its source, how reading it went, and its actions. */
export function ImportRow(calendar: ImportedCalendar) {
  const { t } = useTranslation("calendars");
  const { id, name, host, lastTriedAt, lastSuccessAt, problem, busyCount, unclear, unclearCount } = calendar;
  const status = problem ? "broken" : lastSuccessAt ? "working" : "waiting";
  return (
    <CalendarRow
      {...{ name, host }}
      state={{ isWorking: status === "working", label: t(`imports.${status}`) }}
      figures={lastSuccessAt && <> · {t("imports.busy", { count: busyCount })}</>}
    >
      {problem && <Problem {...{ problem, lastSuccessAt }} />}
      {unclearCount > 0 && <UnclearEvents events={unclear} count={unclearCount} />}
      {!problem && !lastSuccessAt && <p>{t("imports.fresh")}</p>}
      <dl className={styles.times}>
        {lastSuccessAt && <CalendarTime label={t("imports.success")} at={lastSuccessAt} />}
        {lastTriedAt && lastTriedAt !== lastSuccessAt && <CalendarTime label={t("imports.tried")} at={lastTriedAt} />}
      </dl>
      <div className={styles.acts}>
        <RefreshForm form="refreshImport" label={t("imports.refresh")} {...{ id, name }} />
        <Disclosure
          summary={
            <>
              {t("imports.remove")} <VisuallyHidden>: {name}</VisuallyHidden>
            </>
          }
        >
          <div className={styles.step}>
            <p>{t("imports.removeText")}</p>
            <RowAction
              name="removeImport"
              id={id}
              failure={t("imports.notRemoved")}
              look="danger"
              label={t("imports.removeNow")}
              of={name}
            />
          </div>
        </Disclosure>
      </div>
    </CalendarRow>
  );
}

type ProblemProps = { problem: NonNullable<ImportedCalendar["problem"]>; lastSuccessAt: string | null };

function Problem({ problem, lastSuccessAt }: ProblemProps) {
  const { t } = useTranslation("calendars");
  const text = t(`problems.${problem}`);
  return <CalendarProblem {...{ text, lastSuccessAt }} neverText={t("problems.never", { problem: text })} />;
}

type UnclearProps = { events: ImportedCalendar["unclear"]; count: number };

/** Entries of a calendar that were not understood, and what that means for each. */
function UnclearEvents({ events, count }: UnclearProps) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  const entry = ({ title, on }: ImportedCalendar["unclear"][number]) => {
    const shown = title || t("unclear.untitled");
    return on ? t("unclear.entry", { title: shown, date: formatDate(locale, `${on}T12:00:00Z`) }) : shown;
  };
  return (
    <div className={styles.unclear}>
      <Icon name="alert" />
      <div className={styles.step}>
        <p>
          <strong>{t("unclear.title", { count })}</strong>
        </p>
        <ul className={styles.entries}>
          {events.map((event, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and two entries may be alike
            <li key={place}>
              <b>{entry(event)}</b> {t(`unclear.${event.what}`, { zone: event.zone ?? "" })}
            </li>
          ))}
          {count > events.length && <li>{t("unclear.more", { count: count - events.length })}</li>}
        </ul>
        <p>{t("unclear.help")}</p>
      </div>
    </div>
  );
}
