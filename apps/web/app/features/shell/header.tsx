import { PageLink, usePage } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { type Member, useMember } from "../../platform/pages/site.ts";
import { areaOf } from "../../platform/session/member.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoutForm } from "./logout-form.tsx";
import { SchemeToggle } from "./scheme-toggle.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Header({ tools }: { tools?: React.ReactNode }) {
  const { t } = useTranslation("shell");
  const user = useMember();
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
          {user ? <AreaLink user={user} /> : <Entrance />}
          <Menu />
        </div>
      </header>
    </div>
  );
}

/** Back to one's own pages, in one click from every public page. */
function AreaLink({ user }: { user: Member }) {
  const { t } = useTranslation("shell");
  return (
    <PageLink to={areaOf(user.userType)} className={styles.area} title={t("user.area")}>
      <Avatar name={user.name} picture={user.profilePicture} />
      <span>{t("user.area")}</span>
    </PageLink>
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
        <PageLink to="giftCards" {...current(page === "giftCards" || page === "giftCardOrder")}>
          {t("nav.giftCards")}
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
        <NavLinks />
        {user && <LogoutForm className={styles.logout} />}
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
