import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./figure-tiles.module.css";
import type { Figure } from "./figures.ts";

/** Figures beside each other, each a link to the page behind it. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation("dashboards");
  return (
    <ul className={styles.tiles}>
      {figures.map(({ key, value, notes, page, query = "" }) => (
        <li key={key}>
          <PageLink to={page} query={query}>
            <span>{t(`figures.${key}`)}</span>
            {/* A dash is read as nothing; the sentence below says it. */}
            <b aria-hidden={value === null || undefined}>{value ?? "–"}</b>
            {notes.map(({ say, ...params }) => (
              <span key={say}>{t(`notes.${say}`, params)}</span>
            ))}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
