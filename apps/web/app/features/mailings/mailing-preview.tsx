import { LOCALES } from "@aufwind/rules/locale";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ListTabs } from "../../shared/list/list-parts.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import styles from "./mailings.module.css";
import type { MailingsFacts } from "./mailings.server.ts";
import { MAILINGS } from "./mailings-view.ts";

type PreviewProps = { view: MailingsFacts["view"]; preview: NonNullable<MailingsFacts["preview"]> };

/** The mail as its readers see it, in each language, formatted or as text. */
export function MailingPreview({ view, preview }: PreviewProps) {
  const { t } = useTranslation("mailings");
  const tab = (key: string, changes: Partial<typeof view>, label: string) => ({
    key,
    to: `?${viewQuery(MAILINGS, { ...view, ...changes })}`,
    label,
    isHere: Object.entries(changes).every(([name, value]) => view[name as keyof typeof view] === value),
  });
  const languages = LOCALES.toSorted().map((each) => tab(each, { language: each }, t(`preview.languages.${each}`)));
  const shapes = (["html", "text"] as const).map((each) => tab(each, { as: each }, t(`preview.${each}`)));
  return (
    <div className={styles.preview}>
      <div className={styles.tabs}>
        <ListTabs label={t("preview.language")} tabs={languages} />
        <ListTabs label={t("preview.shape")} tabs={shapes} />
      </div>
      <p lang={view.language}>
        <strong>{preview.subject}</strong>
      </p>
      {view.as === "html" ? (
        <iframe className={styles.frame} title={preview.subject} sandbox="" srcDoc={preview.html} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
        <pre className={styles.text} lang={view.language} tabIndex={0}>
          {preview.text}
        </pre>
      )}
    </div>
  );
}
