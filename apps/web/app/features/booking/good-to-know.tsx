import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import styles from "./order.module.css";
import type { OrderProps } from "./order-props.ts";

/** What holds for this appointment: how it goes on, cancelling, withdrawing, who provides it, and what it is not. */
export function GoodToKnow({ facts: { coach, viewer, hasCard }, order }: OrderProps) {
  const { t } = useTranslation("booking");
  const isPaid = order.feeCents > 0;
  const tags = {
    when: () => <Moment at={order.dayBefore} shape="dated" beside />,
    withdrawal: (words: string) => (
      <PageLink to="terms" hash="withdrawal-instruction">
        {words}
      </PageLink>
    ),
    terms: (words: string) => <PageLink to="terms">{words}</PageLink>,
  };
  return (
    <ul className={styles.points}>
      <li>
        <Icon name={order.isInstant ? "check" : "mail"} />{" "}
        <span>{t(order.isInstant ? "know.instant" : "know.answer", { name: coach.name })}</span>
      </li>
      {isPaid && viewer === "client" && !hasCard && (
        <li>
          <Icon name="lock" /> <span>{t("know.card")}</span>
        </li>
      )}
      <li>
        <Icon name="calendar" />
        <span>
          <RichText text={t(`know.cancel.${order.cancel}`, { name: coach.name })} tags={tags} />
        </span>
      </li>
      <li>
        <Icon name="user" /> <span>{t("know.provider", { provider: coach.provider })}</span>
      </li>
      <li>
        <Icon name="info" /> <span>{t("know.therapy")}</span>
      </li>
      <li>
        <Icon name="file" />
        <span>
          <RichText text={t(isPaid ? "know.withdrawal" : "know.terms")} tags={tags} />
        </span>
      </li>
    </ul>
  );
}
