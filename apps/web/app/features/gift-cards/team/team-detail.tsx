import type { TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import type { GiftCardStatus } from "@aufwind/rules/gift-cards";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatLastFour, formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Fact } from "../../../shared/facts/fact-list.tsx";
import facts from "../../../shared/facts/facts.module.css";
import { Note } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Pill } from "../../../ui/pill.tsx";
import type { OpenedGiftCard } from "./team.server.ts";
import { TeamActions } from "./team-actions.tsx";
import { TeamTimeline } from "./team-timeline.tsx";

type TeamDetailProps = { opened: OpenedGiftCard; isFinance: boolean; query: string; now: number };

/** One gift card: what it is worth and for whom, what can be done, and what happened. Never its code. */
export function TeamDetail({ opened, isFinance, query, now }: TeamDetailProps) {
  const { t } = useTranslation("gift-cards-team");
  const locale = useLocale();
  const { card } = opened;
  const money = formatAmount(locale, card.amountCents);
  return (
    <>
      <Panel
        title={t("titleOf", { money, name: card.recipient.name })}
        aside={<StatusPill status={card.status} />}
        small
      >
        {card.status === "held" && <Note icon="shield">{t("held", bought(card, locale))}</Note>}
        <CardFacts card={card} now={now} />
      </Panel>
      <TeamActions {...{ card, isFinance, query }} />
      <Panel title={t("timeline")} small>
        <TeamTimeline {...opened} now={now} />
      </Panel>
    </>
  );
}

const bought = ({ lately }: TeamGiftCardDetail, locale: "de" | "en") => ({
  count: lately.count,
  money: formatAmount(locale, lately.cents),
});

/** Mailed, to be mailed on its day, or as soon as somebody has released it. */
function deliveryOf({ deliveredAt, deliverAt, status }: TeamGiftCardDetail, now: number) {
  if (deliveredAt) return "facts.mailedAt";
  return status === "held" && Date.parse(deliverAt ?? "") <= now ? "facts.mailAfter" : "facts.mailAt";
}

function CardFacts({ card, now }: { card: TeamGiftCardDetail; now: number }) {
  const { t } = useTranslation("gift-cards-team");
  const locale = useLocale();
  const { buyer, recipient, owner, message, coachName, lately } = card;
  return (
    <dl className={`${patterns.plainLinks} ${facts.facts}`}>
      <Fact name={t("facts.left")}>
        <b>{formatAmount(locale, card.balanceCents)}</b>
      </Fact>
      <Fact name={t("facts.buyer")}>
        <Person id={buyer.id} name={buyer.name} />
        {buyer.email && `, ${buyer.email}`}
      </Fact>
      <Fact name={t("facts.recipient")}>{[recipient.name, recipient.email].filter(Boolean).join(", ")}</Fact>
      {owner && (
        <Fact name={t("facts.owner")}>
          <Person id={owner.id} name={owner.name || t("somebody")} />
        </Fact>
      )}
      <Fact name={t("facts.delivery")}>
        {card.delivery === "print"
          ? t("facts.print")
          : t(deliveryOf(card, now), {
              when: formatMoment(locale, card.deliveredAt ?? card.deliverAt ?? card.paidAt),
            })}
      </Fact>
      <Fact name={t("facts.card")}>{card.lastFour ? formatLastFour(card.lastFour) : "–"}</Fact>
      <Fact name={t("facts.until")}>{formatDay(locale, card.expiresOn)}</Fact>
      {coachName && <Fact name={t("facts.session")}>{coachName}</Fact>}
      {message && (
        <Fact name={t("facts.message")}>
          <q>{message}</q>
        </Fact>
      )}
      {lately.count > 0 && card.status !== "held" && (
        <Fact name={t("facts.lately")}>{t("facts.bought", bought(card, locale))}</Fact>
      )}
    </dl>
  );
}

/** Buyers without an account have no page. */
const Person = ({ id, name }: { id: string | null; name: string }) =>
  id ? (
    <PageLink to="teamPerson" params={{ id }}>
      {name}
    </PageLink>
  ) : (
    name
  );

const TONES: Partial<Record<GiftCardStatus, "teal" | "warn" | "bad">> = {
  held: "warn",
  delivered: "teal",
  void: "bad",
};

export function StatusPill({ status }: { status: GiftCardStatus }) {
  const { t } = useTranslation("gift-cards-team");
  return <Pill tone={TONES[status] ?? "plain"}>{t(`states.${status}`)}</Pill>;
}
