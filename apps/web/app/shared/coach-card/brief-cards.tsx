import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./brief-cards.module.css";
import type { ShownCard } from "./card.server.ts";
import cardLink from "./card-link.module.css";
import { CardPrice, CardRating } from "./coach-card.tsx";

type BriefCardsProps = {
  cards: readonly ShownCard[];
  /** The button that bookmarks a coach. */
  bookmark: (card: ShownCard) => React.ReactNode;
  /** The match score, and its reasons. */
  match: (card: ShownCard) => React.ReactNode;
};

/** Three coaches beside other things: small cards in a row, on a phone a strip to push aside. */
export const BriefCards = ({ cards, bookmark, match }: BriefCardsProps) => (
  <ul className={styles.cards}>
    {cards.map((card) => (
      <BriefCard key={card.coachId} card={card} bookmark={bookmark(card)} match={match(card)} />
    ))}
  </ul>
);

type BriefCardProps = { card: ShownCard; bookmark: React.ReactNode; match: React.ReactNode };

/** The link in the name covers the whole card; what can be pressed lies above it. */
function BriefCard({ card, bookmark, match }: BriefCardProps) {
  const { t } = useTranslation("coach-card");
  const { name, path, profilePicture, rating, price, minutes, freeTimes, takesPaidBookings } = card;
  const [next] = freeTimes;
  return (
    <li className={styles.card}>
      <div className={styles.portrait}>
        <Avatar name={name} picture={profilePicture} sizes="56px" loading="lazy" />
      </div>
      <h3 className={`${styles.name} ${cardLink.covers}`}>
        <PathLink to={path}>{name}</PathLink>
      </h3>
      <p className={styles.rating}>
        <CardRating rating={rating} t={t} />
      </p>
      <div className={styles.mark}>{bookmark}</div>
      <div className={styles.match}>{match}</div>
      <div className={styles.foot}>
        <CardPrice {...{ price, minutes, takesPaidBookings, t }} />
        {next ? (
          <p className={styles.next}>
            <PathLink to={next.path}>
              <Icon name="clock" />
              <VisuallyHidden>{t("freeTimes", { name })}: </VisuallyHidden>
              <time dateTime={next.at}>
                {next.day === "later" ? next.date : t(`days.${next.day}`)}, {next.time}
              </time>
            </PathLink>
          </p>
        ) : (
          <p>{t("nothingFree")}</p>
        )}
      </div>
    </li>
  );
}
