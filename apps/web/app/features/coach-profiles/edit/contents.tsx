import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Chips } from "../../../ui/chip.tsx";
import styles from "./profile.module.css";

const SECTIONS = [
  ["introduction", "introduction"],
  ["pitch", "sales-pitch"],
  ["areas", "areas"],
  ["bio", "bio"],
  ["languages", "languages"],
] as const;

/** The table of contents of a long page. */
export function Contents() {
  const { t } = useTranslation("coach-profiles");
  return (
    <nav className={styles.contents} aria-label={t("contents")}>
      <Chips>
        {SECTIONS.map(([section, id]) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`${section}.title`)}</a>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
