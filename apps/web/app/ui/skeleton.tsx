import { useTranslation } from "../platform/i18n/use-translation.ts";
import styles from "./skeleton.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Placeholder space for a list while it loads. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation("common");
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike
        <span key={line} className={styles.bar} />
      ))}
    </div>
  );
}
