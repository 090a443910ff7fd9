import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import type { Member } from "../../../platform/pages/site.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { LogoutForm } from "../logout-form.tsx";
import { SchemeToggle } from "../scheme-toggle.tsx";
import styles from "./person-links.module.css";

type PersonLinksProps = { user: Member; publicSlug: string | null };

/** Who is signed in, the way to the public pages, appearance, language and logging out. */
export function PersonLinks({ user, publicSlug }: PersonLinksProps) {
  const { t } = useTranslation("shell-app");
  return (
    <div className={styles.links}>
      <p className={styles.who}>
        <strong>{user.name}</strong>
        <span>{user.email}</span>
      </p>
      {publicSlug ? (
        <PageLink to="coachPage" params={{ slug: publicSlug }}>
          <Icon name="globe" /> {t("publicProfile")}
        </PageLink>
      ) : (
        <PageLink to="home">
          <Icon name="home" /> {t("publicPages")}
        </PageLink>
      )}
      <SchemeToggle isLong />
      <LanguageSwitch />
      <LogoutForm className={styles.logout} />
    </div>
  );
}
