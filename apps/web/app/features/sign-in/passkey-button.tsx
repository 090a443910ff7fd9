import { useEffect, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { firstPage } from "../../platform/session/member.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./sign-in.module.css";

type PasskeyButtonProps = { label: string; goal: string; rememberMe?: () => boolean };

/** Shown only if the browser supports passkeys; a closed dialog is no failure. */
export function PasskeyButton({ label, goal, rememberMe }: PasskeyButtonProps) {
  const { t } = useTranslation("sign-in");
  const locale = useLocale();
  const [able, setAble] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  useEffect(() => setAble(typeof window.PublicKeyCredential === "function"), []);
  if (!able) return null;

  async function press() {
    if (busy) return;
    setBusy(true);
    setMessage("");
    const outcome = await import("./passkey.ts")
      .then(({ logInWithPasskey }) => logInWithPasskey(rememberMe?.() ?? false))
      .catch(() => "failed" as const);
    if (typeof outcome === "object" && "role" in outcome)
      return window.location.assign(firstPage(goal, outcome.role, locale));
    setBusy(false);
    setMessage(typeof outcome === "string" ? t(`passkey.${outcome}`) : outcome.said);
  }
  return (
    <>
      <Button look="ghost" wide onClick={press} aria-disabled={busy || undefined}>
        <Icon name="lock" /> {busy ? t("passkey.busy") : label}
      </Button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}
