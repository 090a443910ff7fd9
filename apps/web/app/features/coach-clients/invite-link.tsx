import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./clients.module.css";

/** The link to the invitation for own existing clients. */
export function InviteLink() {
  const { t } = useTranslation("coach-clients");
  return (
    <p className={styles.invite}>
      <PageButton to="coachInvitation">
        <Icon name="share" /> {t("invite")}
      </PageButton>
    </p>
  );
}
