import type { User } from "@aufwind/contract/accounts";
import { useLocation } from "react-router";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { Note } from "../../../ui/notices.tsx";
import styles from "./restriction-bar.module.css";

/** Above the pages of a coach whom the team has restricted: how it stands; the reasons are on the overview. */
export function RestrictionBar({ status }: Pick<User, "status">) {
  const { t } = useTranslation("shell-app");
  const isThere = useLocation().pathname === pathTo("coachHome", useLocale());
  if (isThere || status === "active" || status === "barred") return null;
  return (
    <div className={styles.bar}>
      <Note icon="lock">
        {t(`restricted.${status}`)} <PageLink to="coachHome">{t("restricted.why")}</PageLink>
      </Note>
    </div>
  );
}
