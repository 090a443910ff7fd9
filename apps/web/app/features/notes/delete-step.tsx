import { useNavigate } from "react-router";
import { useMountedAfterHydration } from "../../platform/browser/use-mounted-after-hydration.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { PageButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./note.module.css";

type DeleteStepProps = {
  id: string;
  /** Deletion is confirmed: what was typed must not come back once the page is left. */
  onDeleting?: () => void;
};

/** Explains the deletion of a note first: in a dialog, or as part of the page. */
export function DeleteStep({ id, onDeleting }: DeleteStepProps) {
  const { t } = useTranslation("notes");
  const navigate = useNavigate();
  const close = () => navigate(".", { replace: true, preventScrollReset: true });
  const content = (
    <div onSubmit={onDeleting}>
      <PageForm name="delete" query="act=delete" failure={t("deleting.failed")}>
        <p>{t("deleting.text")}</p>
        <div className={styles.acts}>
          <SubmitButton look="danger" pendingLabel={t("deleting.pending")}>
            {t("deleting.button")}
          </SubmitButton>
          <PageButton to="coachNote" params={{ id }} look="quiet" onClick={onPlainClick(close)}>
            {t("deleting.back")}
          </PageButton>
        </div>
      </PageForm>
    </div>
  );
  if (!useMountedAfterHydration())
    return (
      <Panel title={t("deleting.title")} id="delete-note">
        {content}
      </Panel>
    );
  return (
    <Dialog title={t("deleting.title")} onClose={close} stays>
      {content}
    </Dialog>
  );
}
