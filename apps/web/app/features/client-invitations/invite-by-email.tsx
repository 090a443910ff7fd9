import { INVITING } from "@aufwind/rules/client-invitations";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./own-clients.module.css";

/** The other way to bring own clients: a mail to each of them. */
export function InviteByEmail() {
  const { t } = useTranslation("client-invitations");
  return (
    <Panel title={t("byEmail.title")}>
      <p>{t("byEmail.text", { count: INVITING.perDay })}</p>
      <div className={styles.acts}>
        <PageButton to="coachInvite">{t("byEmail.invite")}</PageButton>
        <PageButton to="coachInvited" look="ghost">
          {t("byEmail.list")}
        </PageButton>
      </div>
    </Panel>
  );
}
