import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import formStyles from "../../shared/card-form/card-form.module.css";
import { Refused } from "../../shared/card-form/card-form.tsx";
import { CardName } from "../../shared/card-form/card-name.tsx";
import type { PaymentFields } from "../../shared/card-form/payment-fields.ts";
import type { Refusal } from "../../shared/card-form/refusal.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../../ui/notices.tsx";
import { Failure, Skeleton } from "../../ui/placeholders.tsx";
import styles from "./gift-cards.module.css";

type PayFormProps = { orderKey: string; clientSecret: string; cents: number; cards: readonly PaymentMethod[] };
type State = { is: "loading" | "sending" | "broken" } | { is: "ready"; refusal?: Refusal };

/** Pays an order with a saved card, or in the provider's own form: its number never reaches us. */
export function PayForm(props: PayFormProps) {
  const { t } = useTranslation("card-form");
  return (
    <>
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
      <Form {...props} />
    </>
  );
}

function Form({ orderKey, clientSecret, cents, cards }: PayFormProps) {
  const { t } = useTranslation("card-form");
  const { t: gift } = useTranslation("gift-cards");
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { state, pay, payWith, again } = usePayment({ box, orderKey, clientSecret });
  const isSending = state.is === "sending";
  const isTyped = state.is === "ready" || isSending;
  return (
    <form
      className={styles.sheet}
      aria-label={gift("order.form")}
      aria-busy={isSending || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        pay();
      }}
    >
      {cards.map((card) => (
        <div key={card.id}>
          <Button look="ghost" aria-disabled={isSending || undefined} onClick={() => payWith(card.id)}>
            {gift("order.with")} <CardName {...card} />
          </Button>
        </div>
      ))}
      {cards.length > 0 && <p className={styles.soft}>{gift("order.or")}</p>}
      {state.is === "loading" && <Skeleton lines={3} />}
      {state.is === "broken" && (
        <Failure title={t("broken.title")} onRetry={again}>
          {t("broken.text")}
        </Failure>
      )}
      <div className={formStyles.fields} ref={box} data-shown={isTyped || undefined} />
      {state.is === "ready" && state.refusal && <Refused refusal={state.refusal} />}
      {isTyped && (
        <>
          <p className={formStyles.safe}>
            <Icon name="lock" /> <span>{gift("order.safe")}</span>
          </p>
          <div>
            <Button type="submit" look="accent" aria-disabled={isSending || undefined}>
              {gift("order.submit", { money: formatMoney(locale, cents) })}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={formStyles.status}>
        {isSending && t("waiting")}
      </p>
    </form>
  );
}

type UsePaymentParams = Pick<PayFormProps, "orderKey" | "clientSecret"> & {
  box: React.RefObject<HTMLDivElement | null>;
};

/** One payment at a time; the page shows the thanks once it is known. */
function usePayment({ box, orderKey, clientSecret }: UsePaymentParams) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const fields = useRef<PaymentFields>(undefined);
  const [state, setState] = useState<State>({ is: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    let isOver = false;
    setState({ is: "loading" });
    open().catch(() => !isOver && setState({ is: "broken" }));
    async function open() {
      const { openPaymentFields } = await import("../../shared/card-form/payment-fields.ts");
      if (isOver || !box.current) return;
      const opened = await openPaymentFields(box.current, { locale, clientSecret });
      if (isOver) return opened.close();
      fields.current = opened;
      setState({ is: "ready" });
    }
    return () => {
      isOver = true;
      fields.current?.close();
      fields.current = undefined;
    };
  }, [box, locale, clientSecret, round]);

  async function settle(paying: () => Promise<Refusal | undefined>) {
    if (state.is !== "ready") return;
    setState({ is: "sending" });
    const refusal = await paying().catch((): Refusal => ({ code: "unreachable" }));
    if (refusal) return setState({ is: "ready", refusal });
    await revalidate();
    // The thanks stand at the top.
    window.scrollTo({ top: 0 });
  }
  return {
    state,
    again: () => setRound(round + 1),
    pay: () =>
      settle(async () => {
        const refusal = await fields.current?.pay();
        return refusal ?? (await import("./pay.ts")).askOnce(orderKey);
      }),
    payWith: (cardId: string) => settle(async () => (await import("./pay.ts")).payWithCard(orderKey, cardId)),
  };
}
