import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { OtherZoneScript } from "../../ui/moment.tsx";
import type { ShownCard } from "./card.server.ts";
import { CoachCard } from "./coach-card.tsx";
import styles from "./coach-cards.module.css";

export type CoachCardsProps = {
  cards: readonly ShownCard[];
  /** Portrait at the side in a list, on top in a grid. */
  look?: "list" | "grid";
  /** The level below the heading above the cards. */
  heading?: "h2" | "h3";
  /** The button that bookmarks a coach. */
  bookmark?: (card: ShownCard) => React.ReactNode;
  /** The match score, and its reasons. */
  match?: (card: ShownCard) => React.ReactNode;
  /** Further actions for a coach. */
  act?: (card: ShownCard) => React.ReactNode;
  /** Pictures of the first cards load eagerly. */
  isFirst?: boolean;
};

/** Coaches in a list or in a grid. */
export function CoachCards({ cards, look = "grid", heading = "h3", isFirst = false, ...slots }: CoachCardsProps) {
  const { t } = useTranslation("coach-card");
  return (
    <>
      <OtherZoneScript />
      <ul className={look === "list" ? styles.list : styles.grid}>
        {cards.map((card, place) => (
          <CoachCard
            key={card.coachId}
            card={card}
            look={look}
            heading={heading}
            t={t}
            isSeenAtOnce={isFirst && place < 3}
            bookmark={slots.bookmark?.(card)}
            match={slots.match?.(card)}
            act={slots.act?.(card)}
          />
        ))}
      </ul>
    </>
  );
}
