import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CardName } from "../../shared/card-form/card-name.tsx";
import { ProviderForm, useProviderFields } from "../../shared/card-form/provider-form.tsx";
import type { Refusal } from "../../shared/card-form/refusal.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./gift-cards.module.css";

type PayFormProps = { orderKey: string; clientSecret: string; cents: number; cards: readonly PaymentMethod[] };

/** Pays an order with a saved card, or in the provider's own form: its number never reaches us. */
export function PayForm({ orderKey, clientSecret, cents, cards }: PayFormProps) {
  const { t } = useTranslation("gift-cards");
  const locale = useLocale();
  const { pay, payWith, ...form } = usePayment({ orderKey, clientSecret });
  const isBusy = form.state.is === "sending" || undefined;
  return (
    <ProviderForm
      {...form}
      className={styles.sheet}
      label={t("order.form")}
      onSubmit={pay}
      before={
        cards.length > 0 && (
          <>
            {cards.map((card) => (
              <div key={card.id}>
                <Button look="ghost" aria-disabled={isBusy} onClick={() => payWith(card.id)}>
                  {t("order.with")} <CardName {...card} />
                </Button>
              </div>
            ))}
            <p className={styles.soft}>{t("order.or")}</p>
          </>
        )
      }
      safe={t("order.safe")}
      buttons={({ isTyped }) =>
        isTyped && (
          <div>
            <Button type="submit" look="accent" aria-disabled={isBusy}>
              {t("order.submit", { money: formatMoney(locale, cents) })}
            </Button>
          </div>
        )
      }
    />
  );
}

/** One payment at a time; the page shows the thanks once it is known. */
function usePayment({ orderKey, clientSecret }: Pick<PayFormProps, "orderKey" | "clientSecret">) {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const load = useCallback(async () => {
    const { openPaymentFields } = await import("../../shared/card-form/payment-fields.ts");
    return (box: HTMLElement) => openPaymentFields(box, { locale, clientSecret });
  }, [locale, clientSecret]);
  const { fields, setState, ...form } = useProviderFields({ load });

  async function settle(paying: () => Promise<Refusal | undefined>) {
    if (form.state.is !== "ready") return;
    setState({ is: "sending" });
    const refusal = await paying().catch((): Refusal => ({ code: "unreachable" }));
    if (refusal) return setState({ is: "ready", refusal });
    await revalidate();
    // The thanks stand at the top.
    window.scrollTo({ top: 0 });
  }
  return {
    ...form,
    pay: () =>
      settle(async () => {
        const refusal = await fields.current?.pay();
        return refusal ?? (await import("./pay.ts")).askOnce(orderKey);
      }),
    payWith: (cardId: string) => settle(async () => (await import("./pay.ts")).payWithCard(orderKey, cardId)),
  };
}
