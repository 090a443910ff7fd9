import { useState } from "react";
import { announce } from "../../../platform/announce.ts";
import { RECENT_COACHES } from "../../../platform/forget-drafts.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./consent-dialog.module.css";

/** What this device remembers of the coaches looked at, and the way to forget it. */
export function ViewedCoaches() {
  const { t } = useTranslation("consent");
  const [isKept, setKept] = useState(() => readable(() => localStorage.getItem(RECENT_COACHES) !== null) ?? false);
  function clear() {
    readable(() => localStorage.removeItem(RECENT_COACHES));
    setKept(false);
    announce(t("viewed.cleared"));
  }
  return (
    <div className={styles.necessary}>
      <strong>{t("viewed.title")}</strong>
      <small>{t("viewed.text")}</small>
      {isKept ? (
        <div>
          <Button look="ghost" small onClick={clear}>
            {t("viewed.clear")}
          </Button>
        </div>
      ) : (
        <small>{t("viewed.none")}</small>
      )}
    </div>
  );
}

/** Where nothing may be stored, nothing is there. */
function readable<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
