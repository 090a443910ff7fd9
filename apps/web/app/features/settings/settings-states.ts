import type { Locale } from "@aufwind/rules/locale";
import type { Translate } from "../../platform/i18n/namespaces.ts";

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
export function statesOf(facts: SettingFacts, t: Translate<"settings">): Record<string, SettingState> {
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
