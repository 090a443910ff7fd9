import { localTime } from "../../platform/i18n/dates.ts";
import { PathLink, useLocale } from "../../platform/i18n/locale.tsx";
import type { Translate } from "../../platform/i18n/namespaces.ts";
import { useZoneOutsideBerlin } from "../../platform/i18n/reader-zone.ts";
import { Avatar } from "../../ui/avatar.tsx";
import chip from "../../ui/chip.module.css";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { Star } from "../../ui/rating.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ShownCard } from "./card.server.ts";
import cardLink from "./card-link.module.css";
import styles from "./coach-card.module.css";
import type { FreeTime } from "./free-times.server.ts";

/** The width of a square picture that covers its place. */
const SIZES = {
  list: "(max-width: 40rem) 116px, 232px",
  grid: "(max-width: 40rem) 100vw, 380px",
} as const;

/** A preview has no price yet. */
type Card = Omit<ShownCard, "price"> & { price: string | null };

type CoachCardProps = {
  card: Card;
  look: "list" | "grid";
  heading: "h2" | "h3";
  t: Translate<"coach-card">;
  isSeenAtOnce: boolean;
  bookmark?: React.ReactNode;
  match?: React.ReactNode;
  act?: React.ReactNode;
};

/** One coach. The link in the name covers the whole card; buttons and free times are above it. */
export function CoachCard({ card, look, heading: Heading, t, isSeenAtOnce, bookmark, match, act }: CoachCardProps) {
  const { name, tagLine, topics, path, profilePicture } = card;
  const classes = [styles.card, look === "list" && styles.wide, !isSeenAtOnce && patterns.further];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      <div className={styles.portrait} data-moving="portrait">
        <Avatar name={name} picture={profilePicture} sizes={SIZES[look]} loading={isSeenAtOnce ? "eager" : "lazy"} />
      </div>
      <div className={styles.body}>
        <Heading className={`${styles.name} ${cardLink.covers}`}>
          <PathLink to={path}>{name}</PathLink>
        </Heading>
        {tagLine && (
          <p className={styles.tag} lang={tagLine.lang}>
            {tagLine.text}
          </p>
        )}
        {/* The match already names the relevant topics. */}
        {!match && (
          <ul className={`${chip.chips} ${styles.topics}`} aria-label={t("topics")}>
            {topics.map((topic) => (
              <li key={topic} className={chip.chip}>
                {topic}
              </li>
            ))}
          </ul>
        )}
        <Facts card={card} t={t} />
        {match}
      </div>
      <div className={styles.foot}>
        <Foot card={card} t={t} />
        {act && <div className={styles.act}>{act}</div>}
      </div>
      {bookmark && <div className={styles.mark}>{bookmark}</div>}
    </li>
  );
}

function Facts({ card: { rating, languages, isVerified, hasPackages }, t }: Pick<CoachCardProps, "card" | "t">) {
  return (
    <p className={styles.facts}>
      <CardRating rating={rating} t={t} />
      {isVerified && (
        <span className={styles.verified}>
          <Icon name="check" /> {t("verified")}
        </span>
      )}
      {hasPackages && (
        <span className={styles.verified}>
          <Icon name="box" /> {t("packages")}
        </span>
      )}
      <span>
        <VisuallyHidden>{t("languages")} </VisuallyHidden>
        {languages}
      </span>
    </p>
  );
}

type CardRatingProps = Pick<ShownCard, "rating"> & Pick<CoachCardProps, "t">;

/** The mean and the number of reviews, or that the coach is new. */
export const CardRating = ({ rating, t }: CardRatingProps) =>
  rating ? (
    <span className={styles.rating}>
      <Star /> <span aria-hidden="true">{rating.score}</span> <small aria-hidden="true">({rating.count})</small>
      <VisuallyHidden>{t("rating", { score: rating.score, count: rating.count })}</VisuallyHidden>
    </span>
  ) : (
    <span className={styles.new}>{t("new")}</span>
  );

/** The price, and the next free times: each a link of its own, beside the one that covers the card. */
function Foot({ card, t }: Pick<CoachCardProps, "card" | "t">) {
  const { price, minutes, freeTimes, takesPaidBookings } = card;
  if (price === null) return <p>{t("noPrice")}</p>;
  return (
    <>
      <CardPrice {...{ price, minutes, takesPaidBookings, t }} />
      {freeTimes.length > 0 ? <FreeTimes card={card} t={t} /> : <p>{t("nothingFree")}</p>}
    </>
  );
}

type CardPriceProps = Pick<Card, "price" | "minutes" | "takesPaidBookings"> & Pick<CoachCardProps, "t">;

/** The lowest price, or that only the free discovery can be booked. */
export const CardPrice = ({ price, minutes, takesPaidBookings, t }: CardPriceProps) =>
  takesPaidBookings ? (
    <p>
      {t("from")} <b>{price}</b> <small>/ {t("minutes", { minutes })}</small>
    </p>
  ) : (
    <p>{t("discoveryOnly")}</p>
  );

function FreeTimes({ card: { name, freeTimes }, t }: Pick<CoachCardProps, "card" | "t">) {
  const dayOf = ({ day, date }: FreeTime) => (day === "later" ? date : t(`days.${day}`));
  return (
    <div>
      <ul className={styles.times} aria-label={t("freeTimes", { name })}>
        {freeTimes.map((free, place) => {
          const [day, before] = [dayOf(free), freeTimes[place - 1]];
          return (
            <li key={free.at}>
              {/* Said once for the eye, and with each time for the ear. */}
              {(!before || dayOf(before) !== day) && (
                <span className={styles.day} aria-hidden="true">
                  {place === 0 && <Icon name="clock" />} {day}
                </span>
              )}
              <PathLink to={free.path} className={styles.time}>
                <VisuallyHidden>{day}, </VisuallyHidden>
                <time dateTime={free.at}>{free.time}</time>
              </PathLink>
            </li>
          );
        })}
      </ul>
      <LocalTimes freeTimes={freeTimes} t={t} />
    </div>
  );
}

/** The same times in the reader's zone, if it is another one. */
function LocalTimes({ freeTimes, t }: { freeTimes: readonly FreeTime[] } & Pick<CoachCardProps, "t">) {
  const locale = useLocale();
  const zone = useZoneOutsideBerlin();
  const times = zone ? freeTimes.flatMap(({ at }) => localTime({ at }, { locale, zone })?.time ?? []) : [];
  return <p className={styles.local}>{times.length > 0 ? t("yourTime", { times: times.join(" · ") }) : null}</p>;
}
