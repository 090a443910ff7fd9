import { useState } from "react";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { showToast } from "../../../ui/toasts.tsx";
import { removeConversation } from "../api-routes.ts";
import styles from "./dialogs.module.css";

type RemoveDialogProps = { conversationId: string; name: string; onRemoved: () => void; onClose: () => void };

/** Explains what deleting means before it is done. */
export function RemoveDialog({ conversationId, name, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("conversations");
  const [state, setState] = useState<"asking" | "doing" | "failed">("asking");
  async function remove() {
    if (state === "doing") return;
    setState("doing");
    try {
      await callFromBrowser(removeConversation, { params: { id: conversationId } });
      showToast({ text: t("remove.done") });
      onRemoved();
    } catch {
      setState("failed");
    }
  }
  return (
    <Dialog title={t("remove.title")} onClose={onClose}>
      <p>{t("remove.text", { name })}</p>
      <p>{t("remove.again")}</p>
      {state === "failed" && (
        <p className={styles.failed} role="alert">
          {t("remove.failed")}
        </p>
      )}
      <div className={styles.acts}>
        <Button look="danger" onClick={remove} aria-disabled={state === "doing" || undefined}>
          {t(state === "doing" ? "remove.doing" : "remove.do")}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {t("remove.keep")}
        </Button>
      </div>
    </Dialog>
  );
}
