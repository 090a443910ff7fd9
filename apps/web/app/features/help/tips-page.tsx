import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import patterns from "../../ui/patterns.module.css";
import { Prose } from "../../ui/prose.tsx";
import type { Tips } from "./tips.server.ts";
import styles from "./tips-page.module.css";

/** One article with its contents before it: people come back for a single part. */
export function TipsPage({ title, lead, contents, html }: Tips) {
  const { t } = useTranslation("help");
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        acts={
          <PageLink className={patterns.thinLink} to="help">
            {t("tips.back")}
          </PageLink>
        }
      />
      <nav className={styles.contents} aria-labelledby="tips-contents">
        <h2 id="tips-contents">{t("tips.contents")}</h2>
        <ol>
          {contents.map((entry) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`}>{entry.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose html={html} />
    </>
  );
}
