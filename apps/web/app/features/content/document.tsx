import type { MetaArgs } from "react-router";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { breadcrumbs, pageMeta, siteOf } from "../../platform/pages/page-meta.ts";
import { localeOf, type PageKey, pathTo } from "../../platform/pages/pages.ts";
import type { LoadedDocument } from "../../platform/pages/text.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { Prose } from "../../ui/prose.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./document.module.css";

type DocumentProps = LoadedDocument & {
  /** Beside the title. */
  drawing?: React.ReactNode;
  /** Below the title. */
  note?: React.ReactNode;
};

/** One long text with its table of contents, sticky if there is space. */
export function Document({ title, updated, contents, html, drawing, note }: DocumentProps) {
  const { t } = useTranslation("content");
  const locale = useLocale();
  const head = (
    <PageHead title={title}>
      {updated && <p className={styles.updated}>{t("updated", { date: formatDate(locale, updated) })}</p>}
      {note}
    </PageHead>
  );
  return (
    <>
      {drawing ? (
        <div className={styles.head}>
          {head}
          {drawing}
        </div>
      ) : (
        head
      )}
      <div className={styles.document}>
        <Contents entries={contents} />
        <Prose html={html} className={styles.text ?? ""} />
      </div>
    </>
  );
}

type Entry = LoadedDocument["contents"][number];

/** Beside the text if there is space; above it closed, so that the text begins on the first screen. */
function Contents({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation("content");
  return (
    <>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t("contents")}</h2>
        <ol>
          {nest(entries).map(({ entry, below }) => (
            <li key={entry.id}>
              <a href={`#${entry.id}`}>{entry.title}</a>
              {below.length > 0 && (
                <ol>
                  {below.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <details className={styles.folded}>
        <summary className={patterns.unfold}>
          {t("contents")} <Icon name="chevronDown" />
        </summary>
        <nav aria-label={t("contents")}>
          <ol>
            {nest(entries).map(({ entry: { id, title } }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
    </>
  );
}

/** Third-level headings belong below the last second-level one. */
function nest(entries: Entry[]) {
  const nested: { entry: Entry; below: Entry[] }[] = [];
  for (const entry of entries) {
    const last = nested.at(-1);
    if (entry.level > 2 && last) last.below.push(entry);
    else nested.push({ entry, below: [] });
  }
  return nested;
}

/** Title and description of a document come from its front matter. */
export function documentMeta(args: MetaArgs, page: PageKey) {
  const { title = "", description = "" } = (args.loaderData as LoadedDocument | undefined) ?? {};
  const locale = localeOf(args.location);
  const site = siteOf(args.matches);
  const steps = [
    { name: site?.brand ?? "", path: pathTo("home", locale) },
    { name: title, path: pathTo(page, locale) },
  ];
  return [...pageMeta(args, { title, description }), breadcrumbs(site, steps)];
}
