import { PageLink, useLocale, usePage } from "../../platform/locale.tsx";
import { areaOf } from "../../platform/member.ts";
import { type PageKey, pathTo } from "../../platform/pages.ts";
import type { Member } from "../../platform/site.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Initials } from "../../ui/initials.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./user-menu.module.css";

const ACCOUNT = [
  { key: "account", page: "account", icon: "user" },
  { key: "security", page: "accountSecurity", icon: "shield" },
  { key: "devices", page: "accountDevices", icon: "system" },
  { key: "notifications", page: "notificationSettings", icon: "bell" },
  { key: "data", page: "accountData", icon: "download" },
] as const satisfies { key: string; page: PageKey; icon: IconName }[];

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

/** Who is signed in, their pages, and the way out; also part of the small screens' menu. */
export function UserLinks({ user }: { user: Member }) {
  const { t } = useTranslation("shell");
  const { page } = usePage();
  const area = areaOf(user.userType);
  // Whoever has no area of their own starts at the account, which the list names anyway.
  const start = area === "account" ? [] : [{ key: "area", page: area, icon: "home" } as const];
  const account = ACCOUNT.filter(({ key }) => key !== "notifications" || user.userType !== "operator");
  return (
    <div className={styles.links}>
      <p className={styles.who}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      <ul>
        {[...start, ...account].map((entry) => (
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
