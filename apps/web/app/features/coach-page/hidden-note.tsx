import { PageLink } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./coach-page.module.css";

/** For the coach, whose profile nobody else can find now. */
export function HiddenNote() {
  const { t } = useTranslation("coach-page");
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
