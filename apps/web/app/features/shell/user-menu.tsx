import { PageLink, useLocale, usePage } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { type PageKey, pathTo } from "../../platform/pages/pages.ts";
import type { Member } from "../../platform/pages/site.ts";
import { Initials } from "../../ui/avatar.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./user-menu.module.css";

type Entry = {
  key: "area" | "profile" | "hours" | "consultations" | "settings" | "help";
  page: PageKey;
  icon: IconName;
};

/** The main links of each role; the rest is in their area. */
const LINKS: Record<Member["userType"], readonly Entry[]> = {
  client: [
    { key: "area", page: "clientHome", icon: "home" },
    { key: "profile", page: "clientProfile", icon: "user" },
    { key: "settings", page: "settings", icon: "settings" },
    { key: "help", page: "help", icon: "info" },
  ],
  coach: [
    { key: "area", page: "coachHome", icon: "home" },
    { key: "profile", page: "coachProfile", icon: "user" },
    { key: "hours", page: "coachSchedule", icon: "clock" },
    { key: "consultations", page: "coachConsultations", icon: "video" },
    { key: "settings", page: "settings", icon: "settings" },
    { key: "help", page: "help", icon: "info" },
  ],
  operator: [{ key: "settings", page: "settings", icon: "settings" }],
};

/** On wide screens; a native disclosure, so that it opens before JavaScript arrives. */
export function UserMenu({ user }: { user: Member }) {
  const { t } = useTranslation("shell");
  return (
    <details className={styles.menu} data-menu>
      <summary>
        <Initials name={user.name} picture={user.profilePicture} />
        <VisuallyHidden>{t("user.label")}: </VisuallyHidden>
        <span className={styles.name}>{user.name}</span>
        <Icon name="chevronDown" />
      </summary>
      <nav className={styles.sheet} aria-label={t("user.label")}>
        <UserLinks user={user} />
      </nav>
    </details>
  );
}

/** Who is signed in, their pages, and logging out; also part of the small screens' menu. */
export function UserLinks({ user }: { user: Member }) {
  const { t } = useTranslation("shell");
  const { page } = usePage();
  return (
    <div className={styles.links}>
      <p className={styles.who}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      <ul>
        {LINKS[user.userType].map((entry) => (
          <li key={entry.key}>
            <PageLink to={entry.page} aria-current={page === entry.page ? "page" : undefined}>
              <Icon name={entry.icon} /> {t(`user.${entry.key}`)}
            </PageLink>
          </li>
        ))}
      </ul>
      <form method="post" action={pathTo("logout", useLocale())} data-ends-session>
        <button type="submit">
          <Icon name="logout" /> {t("user.logout")}
        </button>
      </form>
    </div>
  );
}
