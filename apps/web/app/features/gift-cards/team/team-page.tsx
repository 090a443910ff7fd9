import type { TeamGiftCard } from "@aufwind/contract/gift-cards-team";
import { formatAmount, formatDate } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ChosenRow } from "../../../shared/list/chosen-row.tsx";
import { TeamFinder } from "../../../shared/list/team-finder.tsx";
import { viewQuery } from "../../../shared/list/view.ts";
import type { TeamGiftCardsFacts } from "./team.server.ts";
import { StatusPill, TeamDetail } from "./team-detail.tsx";
import { SHOWN, TEAM_GIFT_CARDS } from "./team-view.ts";

/** All gift cards by state, or those that a search found, beside the one that was chosen. */
export function TeamGiftCardsPage({ view, shown, opened, isFinance, now }: TeamGiftCardsFacts) {
  const { t } = useTranslation("gift-cards-team");
  const query = viewQuery(TEAM_GIFT_CARDS, view);
  const tabs = SHOWN.map((status) => {
    const key = status || "any";
    return { status, label: t(`tabs.${key}`), empty: t(`empty.${key}`) };
  });
  return (
    <TeamFinder
      namespace="gift-cards-team"
      list={TEAM_GIFT_CARDS}
      {...{ view, shown, tabs }}
      row={(card: TeamGiftCard) => (
        <Row
          key={card.id}
          card={card}
          to={`?${viewQuery(TEAM_GIFT_CARDS, { ...view, open: card.id })}`}
          isHere={view.open === card.id}
        />
      )}
      detail={opened && <TeamDetail key={opened.card.id} {...{ opened, isFinance, query, now }} />}
    />
  );
}

type RowProps = { card: TeamGiftCard; to: string; isHere: boolean };

/** By whom, for whom, how much and what is left of it. */
function Row({ card, to, isHere }: RowProps) {
  const { t } = useTranslation("gift-cards-team");
  const locale = useLocale();
  const { status, amountCents, balanceCents, buyer, recipient, paidAt } = card;
  const [whole, left] = [formatAmount(locale, amountCents), formatAmount(locale, balanceCents)];
  const money = balanceCents === amountCents ? whole : t("leftOf", { left, whole });
  return (
    <ChosenRow
      {...{ to, isHere }}
      name={t("pair", { from: buyer.name, to: recipient.name })}
      facts={[formatDate(locale, paidAt), money]}
      pill={<StatusPill status={status} />}
    />
  );
}
