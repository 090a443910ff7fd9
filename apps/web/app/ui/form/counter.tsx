import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./form.module.css";

/** Characters as the API counts them: an emoji is one. */
export const lengthOf = (text: string) => [...text.trim()].length;

/** The characters left; announced only near the end. */
export function Counter({ left, max }: { left: number; max: number }) {
  const { t } = useTranslation("common");
  const locale = useLocale();
  const key = left < 0 ? "form.tooMany" : "form.left";
  const near = left <= max * 0.1;
  return (
    <div className={styles.counter} data-over={left < 0 || undefined} aria-live={near ? "polite" : "off"}>
      {t(key, { count: Math.abs(left), shown: formatNumber(locale, Math.abs(left)) })}
    </div>
  );
}
