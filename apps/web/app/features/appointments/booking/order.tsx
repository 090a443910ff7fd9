import { PageLink, PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../../platform/session/member.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Note } from "../../../ui/notices.tsx";
import patterns from "../../../ui/patterns.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import { REGISTER_FORM } from "./choice.ts";
import styles from "./order.module.css";
import { OrderFacts, OrderForm, type OrderProps } from "./order-form.tsx";

/** The last step: conditions, facts and price, and the button for those who can book. */
export function Order(props: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const { facts, here, back } = props;
  return (
    <div className={styles.order}>
      <GoodToKnow {...props} />
      {facts.viewer === "client" ? (
        <OrderForm {...props} />
      ) : (
        <div className={styles.act}>
          <OrderFacts {...props} />
          {facts.viewer === "visitor" ? <SignInFirst here={here} /> : <Note>{t("confirm.notClient")}</Note>}
        </div>
      )}
      <PathLink className={`${patterns.link} ${styles.back}`} to={`${back}#pick-day`}>
        {t("confirm.other")}
      </PathLink>
    </div>
  );
}

/** For visitors: log-in and registration both lead back to this time. */
function SignInFirst({ here }: { here: string }) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  return (
    <div className={styles.signIn}>
      <p>{t("signIn.text")}</p>
      <div>
        <PathLink className={styles.logIn} to={pathToLogin(locale, { reason: "booking", to: here })}>
          {t("signIn.logIn")}
        </PathLink>
        <form method="post" action={here}>
          <input type="hidden" name="form" value={REGISTER_FORM} />
          <Button type="submit" look="ghost" wide>
            {t("signIn.register")}
          </Button>
        </form>
      </div>
      <p className={styles.soft}>{t("signIn.notHeld")}</p>
    </div>
  );
}

/**
 * The conditions of this appointment: what happens next, cancelling, withdrawing, who provides it, and what it is not.
 */
function GoodToKnow({ facts: { coach, viewer, hasCard }, order }: OrderProps) {
  const { t } = useTranslation("appointments-booking");
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
    <ul className={`${patterns.plainLinks} ${styles.points}`}>
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
