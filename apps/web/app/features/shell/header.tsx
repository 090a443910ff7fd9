import { PageLink, usePage } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { SchemeToggle } from "./scheme-toggle.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Header() {
  const { t } = useTranslation("shell");
  return (
    <header className={styles.header}>
      <Wordmark />
      <nav className={styles.nav} aria-label={t("nav.label")}>
        <NavLinks />
      </nav>
      <div className={styles.end}>
        <LanguageSwitch short />
        <SchemeToggle />
        <PageButton to="earlyAccess" small className={styles.call}>
          {t("nav.earlyAccess")}
        </PageButton>
        <Menu />
      </div>
    </header>
  );
}

function NavLinks() {
  const { t } = useTranslation("shell");
  const { page } = usePage();
  const current = (here: boolean) => (here ? { "aria-current": "page" as const } : {});
  return (
    <ul>
      <li>
        <PageLink to="home" hash="how">
          {t("nav.how")}
        </PageLink>
      </li>
      <li>
        <PageLink to="topics" {...current(page === "topics" || page === "topic")}>
          {t("nav.topics")}
        </PageLink>
      </li>
      <li>
        <PageLink to="blog" {...current(page === "blog" || page === "blogArticle")}>
          {t("nav.blog")}
        </PageLink>
      </li>
      <li>
        <PageLink to="faqCoaches" {...current(page === "faqCoaches")}>
          {t("nav.coaches")}
        </PageLink>
      </li>
    </ul>
  );
}

/** On small screens; a native disclosure, so that it opens before JavaScript arrives. */
function Menu() {
  const { t } = useTranslation("shell");
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <Icon name="menu" />
        <VisuallyHidden>{t("nav.menu")}</VisuallyHidden>
      </summary>
      <nav className={styles.sheet} aria-label={t("nav.label")}>
        <NavLinks />
        <PageButton to="earlyAccess" wide>
          {t("nav.earlyAccess")}
        </PageButton>
        <LanguageSwitch />
      </nav>
    </details>
  );
}
