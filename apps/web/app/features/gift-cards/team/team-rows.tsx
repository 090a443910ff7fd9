import type { TeamGiftCard } from "@aufwind/contract/gift-cards-team";
import type { GiftCardStatus } from "@aufwind/rules/gift-cards";
import { formatAmount, formatDate } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRow } from "../../../shared/list/chosen-row.tsx";
import chosen from "../../../shared/list/chosen-rows.module.css";
import rows from "../../../shared/list/rows.module.css";
import { viewQuery } from "../../../shared/list/view.ts";
import { Pill } from "../../../ui/pill.tsx";
import { TEAM_GIFT_CARDS, type TeamGiftCardsView } from "./team-view.ts";

type TeamRowsProps = { cards: readonly TeamGiftCard[]; view: TeamGiftCardsView };

/** By whom, for whom, how much and what is left of it. */
export function TeamRows({ cards, view }: TeamRowsProps) {
  const { t } = useTranslation("gift-cards-team");
  const locale = useLocale();
  return (
    <div className={`${rows.table} ${chosen.table}`}>
      <ul>
        {cards.map(({ id, status, amountCents, balanceCents, buyer, recipient, paidAt }) => {
          const [whole, left] = [formatAmount(locale, amountCents), formatAmount(locale, balanceCents)];
          const money = balanceCents === amountCents ? whole : t("leftOf", { left, whole });
          return (
            <ChosenRow
              key={id}
              to={`?${viewQuery(TEAM_GIFT_CARDS, { ...view, open: id })}`}
              isHere={view.open === id}
              name={t("pair", { from: buyer.name, to: recipient.name })}
              facts={[formatDate(locale, paidAt), money]}
              pill={<StatusPill status={status} />}
            />
          );
        })}
      </ul>
    </div>
  );
}

const TONES: Partial<Record<GiftCardStatus, "teal" | "warn" | "bad">> = {
  held: "warn",
  delivered: "teal",
  void: "bad",
};

export function StatusPill({ status }: { status: GiftCardStatus }) {
  const { t } = useTranslation("gift-cards-team");
  return <Pill tone={TONES[status] ?? "plain"}>{t(`states.${status}`)}</Pill>;
}
