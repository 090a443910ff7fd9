import type { StoredException } from "@aufwind/contract/schedules";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./exceptions.module.css";
import { useWhen } from "./use-when.ts";
import { shownKind } from "./wall-time.ts";

export function ExceptionRow(exception: StoredException) {
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
      <div className={styles.acts}>
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
          {/* What it takes to bring it back. */}
          <KeptFields {...exception} />
          <SubmitButton look="ghost" small pendingLabel={t("saving")}>
            {t("exceptions.remove")} <VisuallyHidden>: {when}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
      </div>
    </div>
  );
}

type Kept = Pick<StoredException, "kind" | "from" | "to" | "note">;

/** All of an exception as it is stored, for a form that shows none of it. */
export const KeptFields = ({ kind, from, to, note }: Kept) =>
  Object.entries({ kind, from, to, note }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
