import { PathLink } from "../../platform/locale.tsx";
import { useSite } from "../../platform/site.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { GoodToKnow } from "./good-to-know.tsx";
import styles from "./order.module.css";
import { OrderFacts } from "./order-facts.tsx";
import { OrderForm } from "./order-form.tsx";
import type { OrderProps } from "./order-props.ts";
import { SignInFirst } from "./sign-in-first.tsx";

/** The last step: what holds, what it is and costs, and the button of whoever can press it. */
export function Order(props: OrderProps) {
  const { t } = useTranslation("booking");
  const { facts, order, here, back } = props;
  const { workshop } = useSite();
  // Nobody is led into an order that cannot be finished.
  const canPay = order.feeCents === 0 || facts.hasCard || workshop;
  return (
    <div className={styles.order}>
      <GoodToKnow {...props} />
      {facts.viewer === "client" && canPay ? (
        <OrderForm {...props} />
      ) : (
        <>
          <OrderFacts {...props} />
          {facts.viewer === "visitor" ? (
            <SignInFirst here={here} />
          ) : (
            <Note>{t(facts.viewer === "client" ? "confirm.noCards" : "confirm.notClient")}</Note>
          )}
        </>
      )}
      <PathLink className={styles.back} to={`${back}#pick-day`}>
        {t("confirm.other")}
      </PathLink>
    </div>
  );
}
