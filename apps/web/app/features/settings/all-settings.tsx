import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { Role } from "../../platform/session/member.ts";
import { settingsOf } from "../../shared/settings-pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { State } from "../../ui/panel.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./all-settings.module.css";
import { type SettingFacts, statesOf } from "./settings-states.ts";

/** All settings in groups, with their status. On phones this is the menu. */
export function AllSettings({ role, facts }: { role: Role; facts: SettingFacts }) {
  const { t } = useTranslation("settings");
  const states = statesOf(facts, t);
  return (
    <>
      <PageHead title={t("settings.title")} lead={t("settings.lead")} />
      <div className={styles.groups}>
        {settingsOf(role).map(({ key, entries }) => (
          <section key={key} aria-labelledby={`settings-${key}`}>
            <h2 id={`settings-${key}`}>{t(`settings.groups.${key}`)}</h2>
            <ul className={styles.cards}>
              {entries.map((entry) => {
                const state = states[entry.key];
                return (
                  <li key={entry.key}>
                    <PageLink to={entry.page}>
                      <Icon name={entry.icon} />
                      <span>
                        <b>{t(`nav.${entry.key}`)}</b>
                        <span>{t(`settings.about.${entry.key}`)}</span>
                        {state && <State on={state.on}>{state.text}</State>}
                      </span>
                    </PageLink>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
