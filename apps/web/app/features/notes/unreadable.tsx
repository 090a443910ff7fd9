import { useSearchParams } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { DeleteStep } from "./delete-step.tsx";
import styles from "./note.module.css";

/** The note exists and cannot be opened: nothing garbled is shown, and it is not overwritten. */
export function NoteUnreadable({ id, why }: { id: string; why: string }) {
  const { t } = useTranslation("notes");
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader title={t("title")} />
      <div className={styles.note}>
        {params.get("act") === "delete" && <DeleteStep id={id} />}
        <Failure title={t("unreadable")}>{why}</Failure>
        <div className={styles.acts}>
          <PageButton to="contact">{t("support")}</PageButton>
          <PageButton to="coachAppointment" params={{ id }} look="ghost">
            {t("one.appointment")}
          </PageButton>
          <PageButton to="coachNote" params={{ id }} query="act=delete" look="quiet">
            {t("deleting.label")}
          </PageButton>
        </div>
      </div>
    </>
  );
}

/** There is no own appointment here that a note could be about. */
export function NoteNotFound() {
  const { t } = useTranslation("notes");
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState title={t("none.title")} action={<PageButton to="coachAppointments">{t("none.back")}</PageButton>}>
        {t("none.text")}
      </EmptyState>
    </>
  );
}
