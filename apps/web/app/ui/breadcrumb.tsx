import { PathLink } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import styles from "./breadcrumb.module.css";

type Crumb = { label: string; to: string };

/** The breadcrumb; the page itself is the last step and no link. */
export function Breadcrumb({ trail, current }: { trail: Crumb[]; current: string }) {
  const { t } = useTranslation("common");
  return (
    <nav className={styles.trail} aria-label={t("breadcrumb")}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <PathLink to={to}>{label}</PathLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
