import type { CountedVersion } from "@aufwind/contract/legal-texts";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import styles from "./system.module.css";

const TONES = { future: "warn", inForce: "teal", past: "plain" } as const;

/** Each version of what people agree to: who was told of it, who agreed, and when it applies to everybody. */
export function TextVersionsPanel({ versions }: { versions: CountedVersion[] }) {
  const { t } = useTranslation("system");
  return (
    <Panel title={t("versions.title")} small>
      <p className={styles.lead}>{t("versions.lead")}</p>
      <ul className={styles.settings}>
        {versions.map((version) => (
          <VersionRow key={`${version.text}.${version.version}`} version={version} />
        ))}
      </ul>
    </Panel>
  );
}

function VersionRow({ version: { text, version, state, told, agreed, appliesToAllOn } }: { version: CountedVersion }) {
  const { t } = useTranslation("system");
  const locale = useLocale();
  return (
    <li>
      <div>
        <b>{t(`versions.texts.${text}`)}</b>
        <span>{t("versions.from", { day: formatDay(locale, version) })}</span>
        {told && <span>{t("versions.told", told)}</span>}
        {told && told.waiting > 0 && <span>{t("versions.waiting", { count: told.waiting })}</span>}
        {agreed && <span>{t("versions.agreed", agreed)}</span>}
        {appliesToAllOn && <span>{t("versions.appliesToAll", { day: formatDay(locale, appliesToAllOn) })}</span>}
      </div>
      <Pill tone={TONES[state]}>{t(`versions.states.${state}`)}</Pill>
    </li>
  );
}
