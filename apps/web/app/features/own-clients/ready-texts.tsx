import type { Locale } from "@aufwind/rules/locale/locale";
import { otherLocale, useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { inLanguage } from "./in-language.ts";
import styles from "./own-clients.module.css";

/** A message to send, in both languages: whom a coach invites need not read what the coach reads. */
export function ReadyTexts({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation("own-clients");
  const own = useLocale();
  return (
    <Panel title={t("texts.title")}>
      <p>{t("texts.lead")}</p>
      <div className={styles.texts}>
        {[own, otherLocale(own)].map((locale) => (
          <ReadyText key={locale} locale={locale} url={inLanguage(url, locale)} name={name} />
        ))}
      </div>
    </Panel>
  );
}

function ReadyText({ locale, url, name }: { locale: Locale; url: string; name: string }) {
  const { t } = useTranslation("own-clients");
  const text = t(`texts.${locale}`, { url, name });
  return (
    <section aria-labelledby={`text-${locale}`}>
      <h3 id={`text-${locale}`}>{t(`texts.languages.${locale}`)}</h3>
      <p className={styles.text} lang={locale}>
        {text}
      </p>
      <div>
        <CopyButton text={text}>{t(`texts.copy.${locale}`)}</CopyButton>
      </div>
    </section>
  );
}
