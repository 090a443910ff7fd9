import { useEffect } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import styles from "./payout-account.module.css";

/**
 * On to the provider's pages. Not by a redirect: browsers that take `form-action` at its word would not let a form lead
 * to another host. Without JavaScript the link is the way.
 */
export function Leaving({ url }: { url: string }) {
  const { t } = useTranslation("payout-accounts");
  useEffect(() => window.location.assign(url), [url]);
  return (
    <Outcome of={url}>
      <p>{t("leaving")}</p>
      <p className={styles.acts}>
        <FileButton href={url}>{t("leave")}</FileButton>
      </p>
    </Outcome>
  );
}
