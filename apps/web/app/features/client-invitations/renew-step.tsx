import { useNavigate } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/plain-click.ts";
import { useMountedAfterHydration } from "../../platform/use-mounted-after-hydration.ts";
import { PageButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import styles from "./own-clients.module.css";

/** Says what a new link does to the old one before it is made: in a dialog, or as a part of the page. */
export function RenewStep() {
  const { t } = useTranslation("client-invitations");
  const navigate = useNavigate();
  const close = () => navigate(".", { replace: true, preventScrollReset: true });
  const content = <Content onBack={close} />;
  // One that the server sent stands in the page, JavaScript or not.
  if (!useMountedAfterHydration())
    return (
      <section className={styles.step} aria-labelledby="renew-title">
        <h3 id="renew-title">{t("renew.title")}</h3>
        {content}
      </section>
    );
  return (
    <Dialog title={t("renew.title")} onClose={close} stays>
      {content}
    </Dialog>
  );
}

function Content({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("client-invitations");
  return (
    <>
      <p>{t("renew.text")}</p>
      <PageForm name="renewInvitation" failure={t("renew.failed")}>
        <div className={styles.acts}>
          <SubmitButton look="danger" pendingLabel={t("renew.making")}>
            {t("renew.button")}
          </SubmitButton>
          <PageButton to="coachInvitation" look="quiet" onClick={onPlainClick(onBack)}>
            {t("renew.back")}
          </PageButton>
        </div>
      </PageForm>
    </>
  );
}
