import type { ClientProfile } from "@aufwind/contract/clients";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./client-profile.module.css";

/** The client as their own coaches see them, from what is saved. */
export function Preview(profile: ClientProfile) {
  const { t } = useTranslation("clients-profile");
  const { firstName, lastName, profilePicture } = profile;
  const name = `${firstName} ${lastName}`;
  const facts = useFacts(profile);
  return (
    <Panel title={t("preview.title")} id="preview">
      <p>{t("preview.lead")}</p>
      <div className={styles.card}>
        <Avatar name={name} picture={profilePicture} sizes="72px" />
        <div>
          <p className={styles.shown}>{name}</p>
          {facts.length > 0 ? (
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <FactLine key={label} name={label}>
                  {value}
                </FactLine>
              ))}
            </dl>
          ) : (
            <p className={styles.help}>{t("preview.nothing")}</p>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** The saved facts in words; "prefer not to say" is left out. */
function useFacts(profile: ClientProfile): [string, string][] {
  const { t } = useTranslation("clients-profile");
  const { preferredPronoun: pronoun, preferredGenderIdentity: gender, experienceLevel: level, qualification } = profile;
  const facts: [string, string | null][] = [
    [t("about.pronoun"), pronoun && pronoun !== "undisclosed" ? t(`pronouns.${pronoun}`) : null],
    [t("about.gender"), gender && t(`genders.${gender}`)],
    [t("about.level"), level && t(`levels.${level}`)],
    [t("about.qualification"), qualification && t(`qualifications.${qualification}`)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}
