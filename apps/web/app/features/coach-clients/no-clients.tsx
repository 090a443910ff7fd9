import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "./clients.module.css";

/** Nobody in the list: why, and how clients come. */
export function NoClients({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation("coach-clients");
  if (isFiltered)
    return (
      <EmptyState title={t("list.nobody")} action={<PageButton to="coachClients">{t("list.reset")}</PageButton>}>
        {t("list.nobodyText")}
      </EmptyState>
    );
  const ways = (
    <div className={styles.ways}>
      <PageButton to="coachInvitation">{t("invite")}</PageButton>
      <PageButton to="coachProfile" look="ghost">
        {t("list.publish")}
      </PageButton>
    </div>
  );
  return (
    <EmptyState title={t("list.none")} action={ways}>
      {t("list.noneText")}
    </EmptyState>
  );
}
