import { PathLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
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
      <PathLink className={styles.back} to={`${back}#pick-day`}>
        {t("confirm.other")}
      </PathLink>
    </div>
  );
}
