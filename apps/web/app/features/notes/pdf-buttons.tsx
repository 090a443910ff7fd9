import { otherLocale, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { FileButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type NotePdfButtonsProps = {
  /** The address of the PDF without its language. */
  path: string;
  /** What has to be done first, so that the PDF is complete. */
  before?: () => Promise<unknown>;
};

/** The same as PDF, in both languages, the reader's first. */
export function NotePdfButtons({ path, before }: NotePdfButtonsProps) {
  const { t } = useTranslation("notes");
  const own = useLocale();
  return [own, otherLocale(own)].map((locale) => {
    const href = `${path}/${locale}`;
    const fetchIt = onPlainClick(() => before?.().then(() => window.location.assign(href)));
    return (
      <FileButton key={locale} look="ghost" small href={href} download {...(before && { onClick: fetchIt })}>
        <Icon name="download" /> {t(`pdf.${locale}`)}
      </FileButton>
    );
  });
}
