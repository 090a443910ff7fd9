import { useEffect, useState } from "react";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkWords } from "../../../ui/links.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { SearchField } from "./faq-head.tsx";
import styles from "./help-search.module.css";
import type { Audience } from "./questions.server.ts";
import type { Finding } from "./search.ts";

type HelpSearchProps = { audience: Audience; q: string; found: Finding[] };

/** Searches the questions of one's role; each result links to its answer. */
export function HelpSearch({ audience, q, found }: HelpSearchProps) {
  const { t } = useTranslation("help-faq");
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  const page = audience === "clients" ? "faqClients" : "faqCoaches";
  return (
    <>
      <SearchField value={typed} onType={setTyped} />
      <p className={styles.count} role="status">
        {q && found.length > 0 && t("found", { count: found.length, q })}
        {found.length === 0 && <VisuallyHidden>{t("none.title", { q })}</VisuallyHidden>}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={t("none.title", { q })}
          action={<PageButton to="helpContact">{t("none.contact")}</PageButton>}
        >
          {t("none.text")}
        </EmptyState>
      ) : (
        <section aria-labelledby="findings">
          <div className={`${patterns.thinLinks} ${patterns.spread} ${styles.head}`}>
            <h2 id="findings">{t(q ? "findings" : "mostAsked")}</h2>
            <PageLink to={page}>{t("all")}</PageLink>
          </div>
          <ul className={styles.findings}>
            {found.map(({ id, title, text }) => (
              <li key={id}>
                <PageLink to={page} hash={id}>
                  <LinkWords title={title} text={text} />
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
