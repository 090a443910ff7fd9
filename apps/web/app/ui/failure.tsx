import { useRevalidator } from "react-router";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Button } from "./button.tsx";
import styles from "./failure.module.css";
import { Icon } from "./icon.tsx";

type FailureProps = { title?: string; children?: React.ReactNode; onRetry?: () => void };

/** Something could not be loaded: what happened, and "try again". */
export function Failure({ title, children, onRetry }: FailureProps) {
  const { t } = useTranslation("common");
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{title ?? t("failure.title")}</p>
        <p>{children ?? t("failure.text")}</p>
      </div>
      <Button look="ghost" small onClick={onRetry ?? revalidate} disabled={state === "loading"}>
        {t("failure.retry")}
      </Button>
    </div>
  );
}
