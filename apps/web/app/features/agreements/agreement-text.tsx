import type { AgreementVersion } from "@aufwind/contract/agreements";
import { formatFileSize } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { FileButton } from "../../ui/button.tsx";

/** The words of a version, in their language, or its PDF. */
export function AgreementText({ version: { id, text, file, languages } }: { version: AgreementVersion }) {
  const { t } = useTranslation("agreements");
  const locale = useLocale();
  const [language] = languages;
  if (!file)
    return (
      <div className={styles.text} {...(languages.length === 1 && { lang: language })}>
        {text}
      </div>
    );
  return (
    <p>
      <FileButton href={`/api/agreement-versions/${id}/file`} look="ghost">
        {t("open", { name: file.name, size: formatFileSize(locale, file.size) })}
      </FileButton>
    </p>
  );
}
