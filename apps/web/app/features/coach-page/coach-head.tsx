import { sectorName } from "@aufwind/rules/coaches/sectors";
import { PathLink, useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Chip, Chips } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Initials } from "../../ui/initials.tsx";
import { Photo } from "../../ui/photo.tsx";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-head.module.css";

/** Portrait and facts. */
export function CoachHead({ coach }: { coach: ShownCoach }) {
  const { name, profilePicture, bannerImage, tagLine, languages, pronoun, organizationSector, areas } = coach;
  const { t } = useTranslation("coach-page");
  const locale = useLocale();
  return (
    <header className={styles.head} data-banner={bannerImage ? "" : undefined}>
      {bannerImage && (
        <div className={styles.banner}>
          <Photo picture={bannerImage} alt="" sizes="(max-width: 64rem) 100vw, 776px" />
        </div>
      )}
      <div className={styles.portrait}>
        {profilePicture ? (
          <Photo picture={profilePicture} alt={name} sizes="(max-width: 60rem) 144px, 208px" fetchPriority="high" />
        ) : (
          <Initials name={name} large />
        )}
      </div>
      <div>
        <h1>{name}</h1>
        {tagLine && (
          <p className={styles.tag} lang={tagLine.lang}>
            {tagLine.text}
          </p>
        )}
        <ul className={styles.facts}>
          <li>
            <Icon name="globe" /> {languages.map((language) => language.name).join(", ")}
          </li>
          <li>
            <Icon name="video" /> {t("facts.video")}
          </li>
          {pronoun && (
            <li>
              <Icon name="user" /> {t(`pronouns.${pronoun}`)}
            </li>
          )}
          {organizationSector && (
            <li>
              <Icon name="info" /> {t("facts.sector", { sector: sectorName(organizationSector, locale) })}
            </li>
          )}
        </ul>
        <Chips label={t("facts.areas")}>
          {areas.map((area) => (
            <li key={area.name}>
              {area.path ? (
                <PathLink to={area.path}>
                  <Chip>{area.name}</Chip>
                </PathLink>
              ) : (
                <Chip>{area.name}</Chip>
              )}
            </li>
          ))}
        </Chips>
        {areas.some(({ isAcute }) => isAcute) && (
          <a className={styles.acute} href="#crisis">
            <Icon name="phone" /> {t("facts.acute")}
          </a>
        )}
      </div>
    </header>
  );
}
