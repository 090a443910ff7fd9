import { useRevalidator } from "react-router";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./placeholders.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type FailureProps = { title?: string; children?: React.ReactNode; onRetry?: () => void };

/** Something could not be loaded: what happened, and "try again". */
export function Failure({ title, children, onRetry }: FailureProps) {
  const { t } = useTranslation("common");
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" />
      <div>
        <p className={styles.failureTitle}>{title ?? t("failure.title")}</p>
        <p>{children ?? t("failure.text")}</p>
      </div>
      <Button look="ghost" small onClick={onRetry ?? revalidate} disabled={state === "loading"}>
        {t("failure.retry")}
      </Button>
    </div>
  );
}

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
