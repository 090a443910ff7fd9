import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/site.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./coach-page.module.css";

/** Of a private profile: to its coach, or to a client who knows the coach. */
export function HiddenNote() {
  const { t } = useTranslation("coach-page");
  const isOwn = useMember()?.userType === "coach";
  if (!isOwn)
    return (
      <p className={styles.hidden}>
        <Icon name="lock" />
        <span>
          <strong>{t("private.title")}</strong> {t("private.text")}
        </span>
      </p>
    );
  return (
    <p className={styles.hidden}>
      <Icon name="lock" />
      <span>
        <strong>{t("hidden.title")}</strong> {t("hidden.text")}{" "}
        <PageLink to="coachProfile" hash="visibility">
          {t("hidden.change")}
        </PageLink>
      </span>
    </p>
  );
}
