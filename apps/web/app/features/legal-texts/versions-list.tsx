import type { LegalText } from "@aufwind/rules/legal-texts";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./legal-texts.module.css";

type VersionsProps = { text: LegalText; versions: string[]; inForce: string };

/** Every version of a text, the newest first. */
export function Versions({ text, versions, inForce }: VersionsProps) {
  const { t } = useTranslation("legal-texts");
  const locale = useLocale();
  return (
    <>
      <PageHead title={t(`versions.title.${text}`)} lead={t("versions.lead")} />
      <ol className={`${patterns.plainLinks} ${styles.versions}`} reversed>
        {versions.toReversed().map((version) => {
          const state = version === inForce ? "inForce" : version > inForce ? "future" : "past";
          return (
            <li key={version}>
              <PageLink to="textVersion" params={{ text, version }}>
                {t("versions.from", { date: formatDate(locale, version) })}
              </PageLink>
              <Pill tone={state === "inForce" ? "teal" : "plain"}>{t(`versions.state.${state}`)}</Pill>
              {version !== versions[0] && (
                <PageLink to="textChanges" params={{ text, version }}>
                  {t("changes.link")}
                </PageLink>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
