import { PathLink } from "../../platform/i18n/locale.tsx";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { Initials, Photo } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Star } from "../../ui/rating.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ShownCard } from "./card.server.ts";
import styles from "./coach-card.module.css";

/** The width of a square picture that fills its column's height. */
const SIZES = {
  list: "(max-width: 40rem) 340px, 208px",
  grid: "(max-width: 40rem) 100vw, 380px",
} as const;

type CoachCardProps = {
  card: ShownCard;
  look: "list" | "grid";
  heading: "h2" | "h3";
  t: Translate<"coach-card">;
  isSeenAtOnce: boolean;
  bookmark: React.ReactNode;
  match: React.ReactNode;
  act: React.ReactNode;
};

/** One coach. The link in the name covers the whole card; buttons are above it. */
export function CoachCard({ card, look, heading: Heading, t, isSeenAtOnce, bookmark, match, act }: CoachCardProps) {
  const { name, tagLine, topics, path, profilePicture } = card;
  return (
    <li className={look === "list" ? `${styles.card} ${styles.wide}` : styles.card}>
      <div className={styles.portrait}>
        {profilePicture ? (
          <Photo picture={profilePicture} alt="" sizes={SIZES[look]} loading={isSeenAtOnce ? "eager" : "lazy"} />
        ) : (
          <Initials name={name} large />
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <PathLink to={path}>{name}</PathLink>
        </Heading>
        {tagLine && (
          <p className={styles.tag} lang={tagLine.lang}>
            {tagLine.text}
          </p>
        )}
        {/* The match already names the relevant topics. */}
        {!match && (
          <ul className={styles.topics} aria-label={t("topics")}>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        )}
        <Facts card={card} t={t} />
        {match}
        <Foot card={card} t={t} />
        {act && <div className={styles.act}>{act}</div>}
      </div>
      {bookmark && <div className={styles.mark}>{bookmark}</div>}
    </li>
  );
}

function Facts({ card: { rating, languages }, t }: Pick<CoachCardProps, "card" | "t">) {
  return (
    <p className={styles.facts}>
      {rating ? (
        <span className={styles.rating}>
          <Star /> <span aria-hidden="true">{rating.score}</span> <small aria-hidden="true">({rating.count})</small>
          <VisuallyHidden>{t("rating", { score: rating.score, count: rating.count })}</VisuallyHidden>
        </span>
      ) : (
        <span className={styles.new}>{t("new")}</span>
      )}
      <span>
        <VisuallyHidden>{t("languages")} </VisuallyHidden>
        {languages}
      </span>
    </p>
  );
}

function Foot({ card: { price, minutes, nextFree }, t }: Pick<CoachCardProps, "card" | "t">) {
  return (
    <p className={styles.foot}>
      <span>
        {t("from")} <b>{price}</b> <small>/ {t("minutes", { minutes })}</small>
      </span>
      {nextFree ? (
        <span className={styles.next}>
          <Icon name="clock" />
          <span>
            <VisuallyHidden>{t("nextFree")} </VisuallyHidden>
            <time dateTime={nextFree.at}>{t(`days.${nextFree.day}`, { time: nextFree.time })}</time>
          </span>
        </span>
      ) : (
        <span>{t("nothingFree")}</span>
      )}
    </p>
  );
}
