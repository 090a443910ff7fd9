import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CardName } from "../../shared/card-form/card-name.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Note } from "../../ui/notices.tsx";
import styles from "./payments.module.css";

/** The choice of a new card. */
export const NEW = "new";

type FirstChoiceParams = { asksOther: boolean; canAdd: boolean };

/** The initial choice: the primary card, or another if somebody came for that. */
export function firstChoice(
  cards: readonly Pick<PaymentMethod, "id" | "defaultPayment" | "expiry">[],
  { asksOther, canAdd }: FirstChoiceParams,
): string {
  const good = cards.filter(({ expiry }) => expiry !== "expired");
  const wanted = good.find(({ defaultPayment }) => defaultPayment !== asksOther);
  if (wanted) return wanted.id;
  return canAdd ? NEW : (good[0]?.id ?? "");
}

type CardChoiceProps = {
  cards: readonly PaymentMethod[];
  chosen: string;
  choose: (id: string) => void;
  /** Four cards are the maximum: then one has to be removed elsewhere first. */
  canAdd: boolean;
  isBusy: boolean;
};

/** All saved cards and a new one, to choose from. */
export function CardChoice({ cards, chosen, choose, canAdd, isBusy }: CardChoiceProps) {
  const { t } = useTranslation("payments");
  const option = (id: string, isOff = false) => ({
    type: "radio" as const,
    name: "card",
    value: id,
    checked: chosen === id,
    disabled: isOff || isBusy,
    onChange: () => choose(id),
  });
  return (
    <>
      <fieldset className={styles.cards}>
        <legend>{t("which")}</legend>
        {cards.map((card) => (
          <label key={card.id}>
            <input {...option(card.id, card.expiry === "expired")} />
            <CardName {...card} />
            {card.defaultPayment && <Chip>{t("primary")}</Chip>}
            {card.expiry === "expired" && <small>{t("expired")}</small>}
          </label>
        ))}
        {canAdd && (
          <label>
            <input {...option(NEW)} />
            {t("newCard")}
          </label>
        )}
      </fieldset>
      {!canAdd && (
        <Note>
          <p>{t("full")}</p>
          <PageButton to="paymentMethods" look="ghost" small>
            {t("toMethods")}
          </PageButton>
        </Note>
      )}
    </>
  );
}
