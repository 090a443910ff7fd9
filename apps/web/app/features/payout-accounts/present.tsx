import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./payout-account.module.css";

/** Whoever comes back from the provider's pages hears at once how it stands: its own message to us may come later. */
export function Present() {
  const { t } = useTranslation("payout-accounts");
  const fetcher = useFetcher<FormResult>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    fetcher.submit({ form: "checkConnection" }, { method: "post" });
  }, [fetcher]);
  const isFailed = fetcher.data?.ok === false;
  return (
    <p role="status" className={styles.soft}>
      {isFailed ? t("notAsked") : fetcher.state !== "idle" && t("asking")}
    </p>
  );
}
