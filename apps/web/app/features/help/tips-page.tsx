import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BackLink } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Prose } from "../../ui/prose.tsx";
import type { Tips } from "./tips.server.ts";
import styles from "./tips-page.module.css";

/** One article with its contents before it: people come back for a single part. */
export function TipsPage({ title, lead, contents, html }: Tips) {
  const { t } = useTranslation("help");
  return (
    <>
      <PageHeader back={<BackLink to="help">{t("tips.back")}</BackLink>} title={title} lead={lead} />
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
