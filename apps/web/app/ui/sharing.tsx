import { useEffect, useState } from "react";
import { announce } from "../platform/browser/accessibility.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Button } from "./button.tsx";
import form from "./form/form.module.css";
import { Icon } from "./icon.tsx";
import styles from "./sharing.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Copies a text to the clipboard and confirms it; hidden without JavaScript. */
export function CopyButton({ text, children }: { text: string; children: React.ReactNode }) {
  const { t } = useTranslation("common");
  const [copyState, setCopyState] = useState<"copied" | "notCopied">();
  async function copy() {
    const outcome = await navigator.clipboard.writeText(text).then(
      () => "copied" as const,
      () => "notCopied" as const,
    );
    setCopyState(outcome);
    announce(t(outcome));
  }
  return (
    <>
      <Button look="ghost" small className={styles.scripted} onClick={copy}>
        <Icon name={copyState === "copied" ? "check" : "copy"} /> {copyState === "copied" ? t("copied") : children}
      </Button>
      {copyState === "notCopied" && <small>{t("notCopied")}</small>}
    </>
  );
}

/** Opens the device's share sheet; only if there is one. */
export function ShareButton({ text, children }: { text: string; children: React.ReactNode }) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  if (!canShare) return null;
  // Closing it without sharing is no failure.
  const share = () => navigator.share({ text }).catch(() => undefined);
  return (
    <Button look="ghost" small onClick={share}>
      <Icon name="share" /> {children}
    </Button>
  );
}

type LinkFieldProps = {
  id: string;
  label: string;
  url: string;
  copy: React.ReactNode;
  /** Shown as one would say it; copied whole. */
  isBrief?: boolean;
  /** On one line under a heading that says what it is, on phones too. */
  isCompact?: boolean;
  children?: React.ReactNode;
};

/** A link to share: to read, select and copy. */
export const LinkField = ({ id, label, url, copy, isBrief, isCompact, children }: LinkFieldProps) => (
  <div className={styles.address} data-compact={isCompact || undefined}>
    <label htmlFor={id}>{isCompact ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
    <input
      id={id}
      className={form.input}
      readOnly
      value={isBrief ? url.replace(/^https?:\/\//, "") : url}
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyButton text={url}>{copy}</CopyButton>
    {children}
  </div>
);
