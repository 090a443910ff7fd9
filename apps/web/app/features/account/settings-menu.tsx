import { PageLink, usePage } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { areaOf, type Role } from "../../platform/member.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./member-nav.module.css";
import { settingsOf } from "./settings-pages.ts";

/** Beside a setting on wide screens: its group stands open, the others are one press away. */
export function SettingsMenu({ role }: { role: Role }) {
  const { t } = useTranslation("account");
  const { page } = usePage();
  const area = areaOf(role);
  return (
    <nav className={styles.side} aria-label={t("settings.menu")}>
      <ul className={styles.ways}>
        {area !== "account" && (
          <li>
            <PageLink to={area} className={styles.turned}>
              <Icon name="chevronRight" /> {t("nav.area")}
            </PageLink>
          </li>
        )}
        <li>
          <PageLink to="settings">
            <Icon name="settings" /> {t("settings.all")}
          </PageLink>
        </li>
      </ul>
      {settingsOf(role).map(({ key, entries }) => {
        const isOpen = entries.some((entry) => entry.page === page);
        return (
          // Opens and closes anew with each page, whatever was pressed before.
          <details key={`${key} ${isOpen}`} className={styles.set} open={isOpen}>
            <summary>
              {t(`settings.groups.${key}`)} <Icon name="chevronDown" />
            </summary>
            <ul className={styles.group}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <PageLink to={entry.page} aria-current={entry.page === page ? "page" : undefined}>
                    <Icon name={entry.icon} /> {t(`nav.${entry.key}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
