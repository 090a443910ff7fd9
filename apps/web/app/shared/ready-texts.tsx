import type { Locale } from "@aufwind/rules/locale";
import { otherLocale, useLocale } from "../platform/i18n/locale.tsx";
import { CopyButton } from "../ui/sharing.tsx";
import styles from "./ready-texts.module.css";

/** A message to send, in one language. */
export type ReadyText = {
  title: string;
  text: string;
  copy: string;
  /** Other ways to send it. */
  ways?: React.ReactNode;
};

/** A message to send, in both languages, the reader's first: the recipient may read another language. */
export function ReadyTexts({ textIn }: { textIn: (locale: Locale) => ReadyText }) {
  const own = useLocale();
  return (
    <div className={styles.texts}>
      {[own, otherLocale(own)].map((locale) => {
        const { title, text, copy, ways } = textIn(locale);
        return (
          <section key={locale} aria-labelledby={`text-${locale}`}>
            <h3 id={`text-${locale}`}>{title}</h3>
            <p className={styles.text} lang={locale}>
              {text}
            </p>
            <div className={styles.acts}>
              <CopyButton text={text}>{copy}</CopyButton>
              {ways}
            </div>
          </section>
        );
      })}
    </div>
  );
}
