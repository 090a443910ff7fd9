import type { Locale } from "@aufwind/rules/locale";
import { PageLink } from "../../platform/i18n/locale.tsx";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { Role } from "../../platform/session/member.ts";
import { settingsOf } from "../../shared/settings-pages.ts";
import blocks from "../../ui/blocks.module.css";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { State } from "../../ui/panel.tsx";
import styles from "./all-settings.module.css";

/** What is known of the settings; null or undefined if not available, or not for this role. */
export type SettingFacts = {
  locale: Locale;
  hasPassword: boolean;
  hasSecondStep?: boolean | undefined;
  devices?: number | undefined;
  cards?: number | undefined;
  isPublic?: boolean | undefined;
  hearsOfThings?: boolean | undefined;
};

/** A setting's status in a word; `on` gives it its icon. */
type SettingState = { text: string; on: boolean };

/** By setting key; most have none. */
function statesOf(facts: SettingFacts, t: Translate<"settings">): Record<string, SettingState> {
  const { hasPassword, hasSecondStep, devices, cards, isPublic, hearsOfThings } = facts;
  const said = (text: string, on = true) => ({ text, on });
  const onOff = (on: boolean) => said(t(on ? "settings.states.on" : "settings.states.off"), on);
  return {
    language: said(t(`languages.${facts.locale}`)),
    ...(!hasPassword && { password: said(t("settings.states.noPassword"), false) }),
    ...(hasSecondStep !== undefined && {
      security: said(t(hasSecondStep ? "settings.states.secondStep" : "settings.states.noSecondStep"), hasSecondStep),
    }),
    ...(devices !== undefined && { devices: said(t("settings.states.devices", { count: devices })) }),
    ...(cards !== undefined && {
      paymentMethods: said(
        cards > 0 ? t("settings.states.cards", { count: cards }) : t("settings.states.noCard"),
        cards > 0,
      ),
    }),
    ...(isPublic !== undefined && {
      profile: said(t(isPublic ? "settings.states.public" : "settings.states.private"), isPublic),
    }),
    ...(hearsOfThings !== undefined && { notificationSettings: onOff(hearsOfThings) }),
  };
}

/** All settings in groups, with their status. On phones this is the menu. */
export function AllSettings({ role, facts }: { role: Role; facts: SettingFacts }) {
  const { t } = useTranslation("settings");
  const states = statesOf(facts, t);
  return (
    <>
      <PageHeader title={t("settings.title")} lead={t("settings.lead")} />
      <div className={styles.groups}>
        {settingsOf(role).map(({ key, entries }) => (
          <section key={key} aria-labelledby={`settings-${key}`}>
            <h2 id={`settings-${key}`}>{t(`settings.groups.${key}`)}</h2>
            <ul className={`${blocks.tiles} ${styles.cards}`}>
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
