import { PageLink, usePage } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { areaOf, type Role } from "../../platform/session/member.ts";
import { settingsOf } from "../../shared/settings-pages.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./member-nav.module.css";
import { isHere, isInSettings, navigationOf } from "./navigation.ts";

type NavProps = { role: Role; isSettingUp: boolean };

/** At the side on wide screens; on small ones it opens above the page, before JavaScript too. */
export function MemberNav(props: NavProps) {
  const { t } = useTranslation("settings");
  const { page } = usePage();
  const isSetting = page !== "settings" && isInSettings(page);
  return (
    <>
      {isSetting ? (
        <SettingsMenu role={props.role} />
      ) : (
        <nav className={styles.side} aria-label={t("nav.label")}>
          <Groups {...props} />
        </nav>
      )}
      <details className={styles.fold} data-menu>
        <Here {...props} />
        <nav aria-label={t("nav.label")}>
          <Groups {...props} />
        </nav>
      </details>
      {isSetting && (
        <PageLink to="settings" className={styles.back}>
          <Icon name="chevronRight" /> {t("settings.all")}
        </PageLink>
      )}
    </>
  );
}

function Groups({ role, isSettingUp }: NavProps) {
  const { t } = useTranslation("settings");
  const { page } = usePage();
  return navigationOf(role, isSettingUp).map((group) => (
    <div key={group.key} className={styles.group}>
      <p className={styles.heading}>{t(`nav.${group.key}`)}</p>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.key}>
            <PageLink to={entry.page} aria-current={currentOf(isHere(entry, page), entry.page === page)}>
              <Icon name={entry.icon} /> {t(`nav.${entry.key}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The page itself, or its entry. */
const currentOf = (isHere: boolean, isItself: boolean) => (isItself ? "page" : isHere ? "true" : undefined);

/** On the closed menu: where one is. */
function Here({ role, isSettingUp }: NavProps) {
  const { t } = useTranslation("settings");
  const { page } = usePage();
  const entries = navigationOf(role, isSettingUp).flatMap((group) => [...group.entries]);
  const here = entries.find((entry) => isHere(entry, page));
  return (
    <summary>
      <Icon name={here?.icon ?? "menu"} />
      <span>
        {t("nav.area")}
        {here && <small> · {t(`nav.${here.key}`)}</small>}
      </span>
      <Icon name="chevronDown" />
    </summary>
  );
}

/** Beside a setting on wide screens: its group is open, the others collapsed. */
function SettingsMenu({ role }: { role: Role }) {
  const { t } = useTranslation("settings");
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
          // Reset with each page.
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
