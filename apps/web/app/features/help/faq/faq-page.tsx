import { useEffect, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Prose } from "../../../ui/prose.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { AudienceSwitch, SearchField } from "./faq-head.tsx";
import styles from "./faq-page.module.css";
import type { Audience, Category } from "./questions.server.ts";
import { searchQuestions } from "./search.ts";

type FaqPageProps = { audience: Audience; title: string; intro: string; categories: Category[]; q: string };

export function FaqPage({ audience, title, intro, categories, q }: FaqPageProps) {
  const { t } = useTranslation("help-faq");
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  useEffect(openTarget, []);
  const asked = typed.trim();
  const found = searchQuestions(categories, asked);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <header className={styles.head}>
        <AudienceSwitch audience={audience} />
        <h1>{title}</h1>
        <Prose html={intro} className={styles.intro ?? ""} />
        {audience === "coaches" && (
          <p className={styles.start}>
            <PageButton to="registerCoach" look="accent">
              {t("start")}
            </PageButton>
          </p>
        )}
        <SearchField value={typed} onType={setTyped} />
        <p className={styles.count} role="status">
          {asked && count > 0 && t("found", { count, q: asked })}
          {count === 0 && <VisuallyHidden>{t("none.title", { q: asked })}</VisuallyHidden>}
        </p>
      </header>
      {count === 0 && (
        <EmptyState
          title={t("none.title", { q: asked })}
          action={<PageButton to="contact">{t("none.contact")}</PageButton>}
        >
          {t("none.text")}
        </EmptyState>
      )}
      <div className={styles.page} data-search={asked !== "" || undefined}>
        {!asked && <CategoryList categories={categories} />}
        <div className={styles.categories}>
          {found.map((category) => (
            <Questions key={category.id} category={category} open={asked !== "" && count <= 3} />
          ))}
        </div>
      </div>
      {count > 0 && <AskUs />}
    </>
  );
}

function Questions({ category, open }: { category: Category; open: boolean }) {
  return (
    <section id={category.id}>
      <h2>{category.title}</h2>
      {category.questions.map(({ id, title, html }) => (
        <Disclosure key={`${id} ${open}`} id={id} summary={title} open={open}>
          <Prose html={html} />
        </Disclosure>
      ))}
    </section>
  );
}

function CategoryList({ categories }: { categories: Category[] }) {
  const { t } = useTranslation("help-faq");
  return (
    <nav className={styles.contents} aria-label={t("categories")}>
      <ul>
        {categories.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AskUs() {
  const { t } = useTranslation("help-faq");
  return (
    <section className={styles.more}>
      <h2>{t("more.title")}</h2>
      <p>{t("more.text")}</p>
      <PageButton to="contact" look="ghost">
        {t("more.button")}
      </PageButton>
    </section>
  );
}

/** A link to one question opens it, also when only the hash changes. */
function openTarget() {
  function open() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }
  open();
  addEventListener("hashchange", open);
  return () => removeEventListener("hashchange", open);
}
