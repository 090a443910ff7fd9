import { TEXT_FOLDERS } from "@aufwind/contract/system";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import styles from "./system.module.css";
import type { SystemFacts } from "./system.server.ts";

/** Which version of each text is published, by the day it names and a hash of each language. */
export function TextsPanel({ texts }: Pick<SystemFacts, "texts">) {
  const { t } = useTranslation("system");
  return (
    <Panel title={t("texts.title")} small>
      <p className={styles.lead}>{t("texts.lead")}</p>
      {TEXT_FOLDERS.map((folder) => (
        <Disclosure key={folder} summary={t(`texts.folders.${folder}`)}>
          <ul className={`${styles.settings} ${styles.texts}`}>
            {texts
              .filter((text) => text.folder === folder)
              .map((text) => (
                <TextRow key={text.key} text={text} />
              ))}
          </ul>
        </Disclosure>
      ))}
    </Panel>
  );
}

function TextRow({ text: { key, versions } }: { text: SystemFacts["texts"][number] }) {
  const { t } = useTranslation("system");
  const locale = useLocale();
  const [own, ...others] = versions.toSorted((one) => (one.locale === locale ? -1 : 1));
  const isEven = others.every(({ updatedOn }) => updatedOn === own?.updatedOn);
  return (
    <li>
      <div>
        <b>{own?.title || key}</b>
        {own?.updatedOn && <span>{formatDay(locale, own.updatedOn)}</span>}
        {!isEven && <Pill tone="warn">{t("texts.uneven")}</Pill>}
        {own &&
          [own, ...others].map((version) => (
            <span key={version.locale}>
              {t(`texts.languages.${version.locale}`)} <code>{version.hash}</code>
            </span>
          ))}
      </div>
    </li>
  );
}

const VALUES = [
  ...(["on", "off", "production", "demo", "development", "test", "all", "web", "worker", "before", "after"] as const),
  ...(["live", "sandbox", "sent", "kept", "disk", "s3", "relayed", "direct", "allowed", "refused"] as const),
] as const;
const isValue = (value: string): value is (typeof VALUES)[number] => VALUES.some((each) => each === value);

/** How the product is switched, what that does, and the variable that sets it. */
export function SwitchesPanel({ switches }: Pick<SystemFacts, "switches">) {
  const { t } = useTranslation("system");
  return (
    <Panel title={t("switches.title")} small>
      <p className={styles.lead}>{t("switches.lead")}</p>
      <ul className={styles.settings}>
        {switches.map(({ key, variable, value }) => (
          <li key={key}>
            <div>
              <b>{t(`switches.names.${key}`)}</b>
              <span>{t(`switches.does.${key}`)}</span>
              <code>{variable}</code>
            </div>
            <Pill tone={value === "off" ? "plain" : "teal"}>
              {isValue(value) ? t(`switches.values.${value}`) : value}
            </Pill>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
