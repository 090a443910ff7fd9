import type { StoredException } from "@aufwind/contract/schedules";
import { EXCEPTION_KINDS } from "@aufwind/rules/schedules/opening-hours";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDay } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { AddException, ChangeException } from "./exception-form.tsx";
import styles from "./exceptions.module.css";
import { type HolidayFacts, Holidays } from "./holidays.tsx";
import { isWallTime, shownKind, spanOf } from "./wall-time.ts";

function ExceptionRow(exception: StoredException) {
  const { t } = useTranslation("schedules");
  const { id, kind, note } = exception;
  const when = useWhen(exception);
  return (
    <div className={styles.row} data-kind={kind}>
      <Icon name={kind === "available" ? "clock" : "calendar"} />
      <div>
        <p className={styles.when}>{when}</p>
        <p className={styles.what}>
          {t(`exceptions.kinds.${shownKind(kind)}`)}
          {note && <> · {note}</>}
        </p>
      </div>
      <div className={`${patterns.plainLinks} ${styles.acts}`}>
        {kind !== "available" && (
          <PageLink to="coachExceptions" query={`within=${id}`} hash="within">
            {t("exceptions.showWithin")} <VisuallyHidden>: {when}</VisuallyHidden>
          </PageLink>
        )}
        <PageLink to="coachExceptions" query={`change=${id}`} hash={`exception-${id}`}>
          {t("exceptions.edit")} <VisuallyHidden>: {when}</VisuallyHidden>
        </PageLink>
        <PageForm name={`removeException.${id}`} failure={t("exceptions.notSaved")}>
          <input type="hidden" name="id" value={id} />
          {/* What undo needs. */}
          <KeptFields {...exception} />
          <SubmitButton look="ghost" small pendingLabel={t("saving")}>
            {t("exceptions.remove")} <VisuallyHidden>: {when}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
      </div>
    </div>
  );
}

type KeptFieldsProps = Pick<StoredException, "kind" | "from" | "to" | "note">;

/** The stored fields of an exception, hidden in a form. */
const KeptFields = ({ kind, from, to, note }: KeptFieldsProps) =>
  Object.entries({ kind, from, to, note }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

type ExceptionsProps = {
  exceptions: StoredException[];
  /** The id of the edited one. */
  changing: string | null;
  holidays: HolidayFacts;
  /** Appointments within closed time; another feature's part. */
  affected?: React.ReactNode;
};

/** Deviations from the weekly hours: coming exceptions, a form for more, and public holidays. */
export function Exceptions({ exceptions, changing, holidays, affected }: ExceptionsProps) {
  const { t } = useTranslation("schedules");
  const result = useAnswer<FormResult>();
  const isChanged = result?.ok === true;
  const removed = isChanged ? removedBy(result) : undefined;
  return (
    <Panels>
      {isChanged && (removed ? <Removed {...removed} /> : <Outcome of={result}>{t("exceptions.saved")}</Outcome>)}
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

type RemovedProps = Pick<StoredException, "kind" | "from" | "to" | "note">;

/** The one just removed, as its form had it. */
function removedBy({ form, values }: FormResult): RemovedProps | undefined {
  if (!form.startsWith("removeException.")) return undefined;
  const { kind, from = "", to = "", note = "" } = values;
  const known = EXCEPTION_KINDS.find((each) => each === kind);
  return known && isWallTime(from) && isWallTime(to) ? { kind: known, from, to, note } : undefined;
}

/** Confirms the removal, with undo. */
function Removed(exception: RemovedProps) {
  const { t } = useTranslation("schedules");
  const when = useWhen(exception);
  return (
    <div className={styles.removed} role="status">
      <p>{t("exceptions.removed", { when })}</p>
      <PageForm name="restoreException" failure={t("exceptions.notSaved")}>
        <KeptFields {...exception} />
        <SubmitButton look="ghost" small pendingLabel={t("saving")}>
          {t("exceptions.undo")}
        </SubmitButton>
      </PageForm>
    </div>
  );
}

/** The time of an exception, in words. */
function useWhen(exception: Pick<StoredException, "from" | "to">): string {
  const { t } = useTranslation("schedules");
  const locale = useLocale();
  const { shape, first, last, begins, ends } = spanOf(exception);
  return t(`exceptions.when.${shape}`, {
    first: formatDay(locale, first),
    last: formatDay(locale, last),
    begins,
    ends,
  });
}
