import type { StoredException } from "@aufwind/contract/schedules";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { AddException, ChangeException } from "./exception-form.tsx";
import { ExceptionRow } from "./exception-row.tsx";
import styles from "./exceptions.module.css";
import { type HolidayFacts, Holidays } from "./holidays.tsx";

type ExceptionsProps = {
  exceptions: StoredException[];
  /** The id of the one that is being changed. */
  changing: string | null;
  holidays: HolidayFacts;
  /** Appointments within the time that was closed last, or that was asked for; another room's work. */
  affected?: React.ReactNode;
};

/** What differs from the weekly hours: the coming exceptions, a form for more, and public holidays. */
export function Exceptions({ exceptions, changing, holidays, affected }: ExceptionsProps) {
  const { t } = useTranslation("schedule");
  const result = useActionData<FormResult>();
  const isChanged = result?.ok === true;
  return (
    <Panels>
      {isChanged && <Outcome of={result}>{t("exceptions.saved")}</Outcome>}
      {affected && (
        <Panel title={t("exceptions.within")} id="within">
          {affected}
        </Panel>
      )}
      {exceptions.length > 0 ? (
        <Panel title={t("exceptions.list")}>
          <ul className={styles.rows}>
            {exceptions.map((exception) => (
              <li key={exception.id} id={`exception-${exception.id}`}>
                {exception.id === changing && !isChanged ? (
                  <ChangeException exception={exception} />
                ) : (
                  <ExceptionRow {...exception} />
                )}
              </li>
            ))}
          </ul>
        </Panel>
      ) : (
        <EmptyState title={t("exceptions.none")}>{t("exceptions.noneText")}</EmptyState>
      )}
      <Panel title={t("exceptions.new")} id="new">
        <Note>{t("exceptions.order")}</Note>
        <AddException />
      </Panel>
      <Holidays {...holidays} />
    </Panels>
  );
}
