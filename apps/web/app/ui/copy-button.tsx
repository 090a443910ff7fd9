import { useState } from "react";
import { announce } from "../platform/browser/accessibility.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Button } from "./button.tsx";
import styles from "./copy-button.module.css";
import { Icon } from "./icon.tsx";

/** Copies a text to the clipboard and confirms it; hidden without JavaScript. */
export function CopyButton({ text, children }: { text: string; children: React.ReactNode }) {
  const { t } = useTranslation("common");
  const [told, setTold] = useState<"copied" | "notCopied">();
  async function copy() {
    const outcome = await navigator.clipboard.writeText(text).then(
      () => "copied" as const,
      () => "notCopied" as const,
    );
    setTold(outcome);
    announce(t(outcome));
  }
  return (
    <>
      <Button look="ghost" small className={styles.scripted} onClick={copy}>
        <Icon name={told === "copied" ? "check" : "copy"} /> {told === "copied" ? t("copied") : children}
      </Button>
      {told === "notCopied" && <small>{t("notCopied")}</small>}
    </>
  );
}
