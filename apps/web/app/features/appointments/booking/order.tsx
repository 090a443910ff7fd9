import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../../platform/session/member.ts";
import { Button, PathButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazyBeforeHydration } from "../../../ui/lazy-before-hydration.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Note } from "../../../ui/notices.tsx";
import { Panel, Panels } from "../../../ui/panel.tsx";
import patterns from "../../../ui/patterns.module.css";
import { RichText } from "../../../ui/rich-text.tsx";
import { REGISTER_FORM } from "./choice.ts";
import styles from "./order.module.css";
import { type OrderProps, OrderSummary } from "./order-summary.tsx";
// Parts that load later stand in the document from the start.
import "../../../ui/form/choices.module.css";
import "../../../ui/form/form.module.css";

/** Where the document has the form of an order. */
export const ORDER_FORM = "[data-order]";

const OrderForm = lazyBeforeHydration({
  load: () => import("./order-form.tsx").then((part) => part.OrderForm),
  selector: ORDER_FORM,
});

/** What can still be said and chosen, the conditions, and beside them the summary with the button. */
export function Order(props: OrderProps) {
  const { t } = useTranslation("appointments-booking");
  const { facts, here } = props;
  const know = <GoodToKnow {...props} />;
  if (facts.viewer === "client") return <OrderForm {...props} know={know} />;
  return (
    <div className={styles.order}>
      <Panels>{know}</Panels>
      <div className={styles.summary}>
        <OrderSummary {...props} />
        <div className={styles.act}>
          {facts.viewer === "visitor" ? <SignInFirst here={here} /> : <Note>{t("confirm.notClient")}</Note>}
        </div>
      </div>
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
        <PathButton look="accent" wide to={pathToLogin(locale, { reason: "booking", to: here })}>
          {t("signIn.logIn")}
        </PathButton>
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
function GoodToKnow({ facts: { coach, fromPackage }, order }: OrderProps) {
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
    <Panel title={t("know.title")}>
      <ul className={`${patterns.plainLinks} ${styles.points}`}>
        <li>
          <Icon name={order.isInstant ? "check" : "mail"} />{" "}
          <span>{t(order.isInstant ? "know.instant" : "know.answer", { name: coach.name })}</span>
        </li>
        <li>
          <Icon name="calendar" />
          <span>
            <RichText
              text={t(fromPackage ? "package.cancel" : `know.cancel.${order.cancel}`, { name: coach.name })}
              tags={tags}
            />
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
    </Panel>
  );
}
