import { sectorName } from "@aufwind/rules/coaches";
import { useEffect, useState } from "react";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { absolute } from "../../../platform/pages/page-meta.ts";
import { pathTo } from "../../../platform/pages/pages.ts";
import { useMember, useSite } from "../../../platform/pages/site.ts";
import { MessageLink } from "../../../shared/message-link.tsx";
import { Initials, Photo } from "../../../ui/avatar.tsx";
import { Button, FileButton } from "../../../ui/button.tsx";
import { Chip, Chips } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Star } from "../../../ui/rating.tsx";
import { CopyButton } from "../../../ui/sharing.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./coach-head.module.css";

type CoachHeadProps = { coach: ShownCoach; bookmark: React.ReactNode };

/** Portrait and facts. */
export function CoachHead({ coach, bookmark }: CoachHeadProps) {
  const { name, profilePicture, bannerImage, tagLine, areas } = coach;
  const { t } = useTranslation("coach-profiles-page");
  const user = useMember();
  const mayWrite = !user || user.userType === "client";
  const path = pathTo("coachPage", useLocale(), { slug: coach.slug });
  return (
    <header className={styles.head} data-banner={bannerImage ? "" : undefined}>
      {bannerImage && (
        <div className={styles.banner}>
          <Photo picture={bannerImage} alt="" sizes="(max-width: 64rem) 100vw, 776px" fetchPriority="high" />
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
          <p className={`${patterns.lead} ${styles.tag}`} lang={tagLine.lang}>
            {tagLine.text}
          </p>
        )}
        <Facts coach={coach} />
        <CoachTopics areas={areas} topicPages={coach.topicPages} />
        {areas.some(({ isAcute }) => isAcute) && (
          <a className={styles.acute} href="#crisis-help">
            <Icon name="phone" /> {t("facts.acute")}
          </a>
        )}
        {(coach.isFound || user?.userType === "client") && (
          <div className={styles.acts}>
            {coach.isListed && bookmark}
            {mayWrite && (
              <div>
                <MessageLink otherId={coach.coachId} name={name} look="ghost" small />
              </div>
            )}
            {coach.isFound && <Share name={name} path={path} />}
          </div>
        )}
      </div>
    </header>
  );
}

function Facts({
  coach: { rating, languages, pronoun, organizationSector, isVerified },
}: Pick<CoachHeadProps, "coach">) {
  const { t } = useTranslation("coach-profiles-page");
  const locale = useLocale();
  return (
    <ul className={styles.facts}>
      <li>{rating ? <Rating {...rating} /> : <span className={styles.new}>{t("facts.new")}</span>}</li>
      {isVerified && (
        <li>
          <Icon name="check" /> {t("facts.verified")}
        </li>
      )}
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
  );
}

/** The mean, and the link to the reviews. */
function Rating({ score, count }: NonNullable<ShownCoach["rating"]>) {
  const { t } = useTranslation("coach-profiles-page");
  return (
    <a className={styles.rating} href="#reviews">
      <Star /> <span aria-hidden="true">{score}</span>
      <VisuallyHidden>{t("reviews.score", { score })}</VisuallyHidden> <small>{t("reviews.count", { count })}</small>
    </a>
  );
}

/** The coach's topics: each links to everybody who offers it, each area to its page. */
function CoachTopics({ areas, topicPages }: Pick<ShownCoach, "areas" | "topicPages">) {
  const { t } = useTranslation("coach-profiles-page");
  return (
    <>
      <Chips label={t("facts.areas")}>
        {areas.map(({ name, path }) => (
          <li key={name}>
            <PathLink to={path}>
              <Chip>{name}</Chip>
            </PathLink>
          </li>
        ))}
      </Chips>
      {topicPages.length > 0 && (
        <p className={`${patterns.plainLinks} ${styles.about}`}>
          {t("facts.about")}{" "}
          {topicPages.map(({ key, name, path }, place) => (
            <span key={key}>
              {place > 0 && " · "}
              <PathLink to={path}>{name}</PathLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Shares this coach: by the device's own sheet or the clipboard, and by mail without JavaScript. No third party. */
function Share({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation("coach-profiles-page");
  const url = absolute(useSite(), path);
  const [able, setAble] = useState(false);
  useEffect(() => setAble(typeof navigator.share === "function"), []);
  const title = t("share.subject", { name });
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.share}>
      {able ? (
        // Closing the share sheet without a choice is no failure.
        <Button look="ghost" small onClick={() => navigator.share({ title, url }).catch(() => undefined)}>
          <Icon name="share" /> {t("share.share")}
        </Button>
      ) : (
        <CopyButton text={url}>{t("share.copy")}</CopyButton>
      )}
      <FileButton look="ghost" small href={mail} title={t("share.mail")}>
        <Icon name="mail" />
        <VisuallyHidden>{t("share.mail")}</VisuallyHidden>
      </FileButton>
    </div>
  );
}
