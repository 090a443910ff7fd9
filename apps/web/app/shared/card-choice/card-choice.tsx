import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { bookingReturn } from "../booking-return.ts";
import { CardName } from "../card-form/card-name.tsx";
import styles from "./card-choice.module.css";
import type { SavedCard } from "./saved-cards.server.ts";

type CardChoiceProps = {
  /** The one that will be charged first. */
  cards: readonly SavedCard[];
  /** The address of this order, to come back to with a new card. */
  here: string;
};

/** Which card is charged: one of the saved ones, another, or the one that is asked for after booking. */
export function CardChoice({ cards, here }: CardChoiceProps) {
  const { t } = useTranslation("card-choice");
  const { value } = useField("card", false);
  if (cards.length === 0)
    return (
      <p className={styles.later}>
        <Icon name="lock" /> <span>{t("later")}</span>
      </p>
    );
  const usual = cards.find(({ id }) => id === value) ?? cards.find(({ isPrimary }) => isPrimary) ?? cards[0];
  return (
    <fieldset className={styles.cards}>
      <legend>{t("legend")}</legend>
      {cards.map((card) => (
        <label key={card.id} className={styles.card}>
          <input
            type="radio"
            name="card"
            value={card.id}
            defaultChecked={card.id === usual?.id}
            disabled={card.isExpired && !card.isPrimary}
          />
          <span>
            <b>
              <CardName {...card} />
            </b>
            <small>{t(card.isExpired ? "expired" : card.isPrimary ? "primary" : "other")}</small>
          </span>
          <Icon name="card" />
        </label>
      ))}
      <PageLink to="paymentMethods" query={`add=card&${bookingReturn(here)}`} className={styles.card}>
        <span>
          <b className={patterns.link}>{t("add")}</b>
        </span>
        <Icon name="arrowRight" />
      </PageLink>
    </fieldset>
  );
}
