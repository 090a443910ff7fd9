import { useEffect, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { absolute } from "../../../platform/pages/page-meta.ts";
import { useSite } from "../../../platform/pages/site.ts";
import { Button, FileButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { CopyButton } from "../../../ui/sharing.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./coach-head.module.css";

/** Shares this coach: by the device's own sheet or the clipboard, and by mail without JavaScript. No third party. */
export function Share({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation("coach-profiles-page");
  const url = absolute(useSite(), path);
  const [able, setAble] = useState(false);
  useEffect(() => setAble(typeof navigator.share === "function"), []);
  const title = t("share.subject", { name });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.share}>
      {able ? (
        // Closing the share sheet without a choice is no failure.
        <Button look="ghost" small onClick={() => navigator.share({ title, url }).catch(() => undefined)}>
          <Icon name="share" /> {t("share.share")}
        </Button>
      ) : (
        <CopyButton text={url}>{t("share.copy")}</CopyButton>
      )}
      <FileButton look="ghost" small href={mail} title={t("share.mail")}>
        <Icon name="mail" />
        <VisuallyHidden>{t("share.mail")}</VisuallyHidden>
      </FileButton>
    </div>
  );
}
