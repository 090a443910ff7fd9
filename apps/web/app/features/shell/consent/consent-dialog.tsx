import type { Tag } from "@aufwind/contract/site";
import { useEffect, useRef, useState } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import { RECENT_COACHES } from "../../../platform/forms/forget-drafts.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { ShellSite } from "../../../platform/pages/site.ts";
import { Button } from "../../../ui/button.tsx";
import patterns from "../../../ui/patterns.module.css";
import { type Consent, type Purpose, purposesOf, readConsent } from "./consent.ts";
import styles from "./consent-dialog.module.css";

type DialogProps = { tags: ShellSite["tags"]; decide: (consent: Consent) => void; close: () => void };

const ALL: Consent = { marketing: true, mailing: true };
const NONE: Consent = { marketing: false, mailing: false };

export function ConsentDialog({ tags, decide, close }: DialogProps) {
  const { t } = useTranslation("shell-consent");
  const isAsked = purposesOf(tags).length > 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    title.current?.focus();
  }, []);
  return (
    <dialog
      className={`${patterns.plainLinks} ${styles.dialog}`}
      ref={dialog}
      aria-labelledby="consent-title"
      onClose={close}
    >
      <h2 id="consent-title" ref={title} tabIndex={-1}>
        {t("title")}
      </h2>
      <p>
        {t(isAsked ? "intro" : "introNone")} <PageLink to="privacy">{t("privacy")}</PageLink>
      </p>
      {isAsked ? (
        <Choices tags={tags} decide={decide} />
      ) : (
        <>
          <Necessary />
          <ViewedCoaches />
          <div className={styles.acts}>
            <Button onClick={() => dialog.current?.close()}>{t("understood")}</Button>
          </div>
        </>
      )}
    </dialog>
  );
}

function Choices({ tags, decide }: Omit<DialogProps, "close">) {
  const { t } = useTranslation("shell-consent");
  const [choice, setChoice] = useState<Consent>(() => readConsent() ?? NONE);
  return (
    <>
      <ul className={styles.purposes}>
        <li>
          <Necessary />
        </li>
        <li>
          <ViewedCoaches />
        </li>
        {purposesOf(tags).map((purpose) => (
          <li key={purpose} className={styles.asked}>
            <label className={styles.purpose}>
              <input
                type="checkbox"
                checked={choice[purpose]}
                onChange={(event) => setChoice({ ...choice, [purpose]: event.currentTarget.checked })}
              />
              <span>
                <strong>{t(`${purpose}.title`)}</strong>
                <small>{t(`${purpose}.text`)}</small>
              </span>
            </label>
            <TagFacts purpose={purpose} tag={tags[purpose]} />
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onClick={() => decide(NONE)}>{t("rejectAll")}</Button>
        <Button onClick={() => decide(ALL)}>{t("acceptAll")}</Button>
        <Button look="ghost" onClick={() => decide(choice)}>
          {t("keepChoice")}
        </Button>
      </div>
    </>
  );
}

/** Who is behind it, what for, and what it stores for how long. */
function TagFacts({ purpose, tag }: { purpose: Purpose; tag: Tag | undefined }) {
  const { t } = useTranslation("shell-consent");
  const locale = useLocale();
  if (!tag) return null;
  const { provider, privacyUrl, storage } = tag;
  const timeOf = (lasts: Tag["storage"][number]["lasts"]) =>
    typeof lasts === "string"
      ? t(`facts.${lasts}`)
      : new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }).format(lasts);
  return (
    <details className={styles.facts}>
      <summary>{t("facts.summary", { provider })}</summary>
      <dl>
        <dt>{t("facts.provider")}</dt>
        <dd>
          {provider}
          {privacyUrl && (
            <>
              {" "}
              <a href={privacyUrl} target="_blank" rel="noreferrer">
                {t("facts.privacy")}
              </a>
            </>
          )}
        </dd>
        <dt>{t("facts.purpose")}</dt>
        <dd>{t(`${purpose}.title`)}</dd>
        <dt>{t("facts.storage")}</dt>
        <dd>
          {storage.length === 0 ? (
            t("facts.nothing")
          ) : (
            <ul>
              {storage.map(({ name, lasts }) => (
                <li key={name}>
                  <code>{name}</code>: {timeOf(lasts)}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </details>
  );
}

function Necessary() {
  const { t } = useTranslation("shell-consent");
  return (
    <p className={styles.necessary}>
      <strong>{t("necessary.title")}</strong>
      <small>{t("necessary.text")}</small>
    </p>
  );
}

/** The viewed coaches on this device, and a button to delete them. */
function ViewedCoaches() {
  const { t } = useTranslation("shell-consent");
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

/** Without storage nothing is there. */
function readable<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
