import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./chat.module.css";

type NewBelowProps = { isShown: boolean; count: number; onClick: () => void };

/** For whoever has scrolled up: the way back, and how much came meanwhile. */
export function NewBelow({ isShown, count, onClick }: NewBelowProps) {
  const { t } = useTranslation("conversations");
  return (
    // Only hidden at the end: to put it in would stop the browser in the middle of scrolling.
    <div className={styles.below} data-shown={isShown || undefined}>
      <Button small onClick={onClick}>
        <Icon name="arrowUp" /> {count > 0 ? t("chat.below", { count }) : t("chat.toEnd")}
      </Button>
    </div>
  );
}
