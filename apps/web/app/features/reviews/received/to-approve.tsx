import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./coach-reviews.module.css";

/** On the coach's first page: how many reviews wait. */
export function ToApprove({ count }: { count: number }) {
  const { t } = useTranslation("reviews-received");
  return (
    <Panel title={t("tile.title")}>
      <div className={styles.tile}>
        <p>{t("tile.text", { count })}</p>
        <PageButton to="coachReviews" look="ghost" small>
          {t("tile.button")}
        </PageButton>
      </div>
    </Panel>
  );
}
