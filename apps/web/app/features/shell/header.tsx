import { useEffect } from "react";
import { PageLink, usePage } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useMember } from "../../platform/pages/site.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { SchemeToggle } from "./scheme-toggle.tsx";
import { UserLinks, UserMenu } from "./user-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Open menus close by Escape, which returns the focus, and on a press or focus elsewhere. */
function useMenus() {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    const closeByKey = ({ key }: KeyboardEvent) => {
      for (const menu of key === "Escape" ? openMenus() : []) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    };
    const closeElsewhere = ({ target }: Event) => {
      for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("keydown", closeByKey, { signal });
    document.addEventListener("pointerdown", closeElsewhere, { signal });
    document.addEventListener("focusin", closeElsewhere, { signal });
    return () => gone.abort();
  }, []);
}

export function Header({ tools }: { tools?: React.ReactNode }) {
  const { t } = useTranslation("shell");
  const user = useMember();
  useMenus();
  return (
    <div className={styles.bar}>
      <header className={styles.header}>
        <Wordmark />
        <nav className={styles.nav} aria-label={t("nav.label")}>
          <NavLinks />
        </nav>
        <div className={styles.end} data-member={user ? "" : undefined}>
          <LanguageSwitch short />
          <SchemeToggle />
          {tools}
          {user ? <UserMenu user={user} /> : <Entrance />}
          <Menu />
        </div>
      </header>
    </div>
  );
}

/** For visitors: log-in and registration. */
function Entrance() {
  const { t } = useTranslation("shell");
  return (
    <>
      <PageLink to="login" className={styles.login}>
        {t("nav.login")}
      </PageLink>
      <PageButton to="register" small className={styles.call}>
        {t("nav.register")}
      </PageButton>
    </>
  );
}

function NavLinks() {
  const { t } = useTranslation("shell");
  const { page } = usePage();
  const current = (here: boolean) => (here ? { "aria-current": "page" as const } : {});
  return (
    <ul>
      <li>
        <PageLink to="search" {...current(page === "search" || page === "coachPage")}>
          {t("nav.search")}
        </PageLink>
      </li>
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
  const user = useMember();
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <Icon name="menu" />
        <VisuallyHidden>{t("nav.menu")}</VisuallyHidden>
      </summary>
      <nav className={styles.sheet} aria-label={t("nav.label")}>
        {user && <UserLinks user={user} />}
        <NavLinks />
        {!user && (
          <div className={styles.entrance}>
            <PageButton to="register" wide>
              {t("nav.register")}
            </PageButton>
            <PageButton to="login" look="ghost" wide>
              {t("nav.login")}
            </PageButton>
          </div>
        )}
        <LanguageSwitch />
      </nav>
    </details>
  );
}
