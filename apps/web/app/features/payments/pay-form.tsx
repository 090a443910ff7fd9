import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { formatMoney } from "../../platform/format.ts";
import { useLocale } from "../../platform/locale.tsx";
import { useTranslation } from "../../platform/use-translation.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { CardName } from "../../ui/card-name.tsx";
import { Note } from "../../ui/form/note.tsx";
import { Success } from "../../ui/form/success.tsx";
import { Panel } from "../../ui/panel.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { OtherCard } from "./other-card.tsx";
import type { Due } from "./pay.server.ts";
import { PayProblem } from "./pay-problem.tsx";
import type { PaySlots } from "./pay-slots.ts";
import styles from "./payments.module.css";
import { usePay } from "./use-pay.ts";

type PayFormProps = PaySlots & {
  due: Due;
  /** Only the bank has to be answered: its question comes by itself. */
  isBank: boolean;
};

/** Pays with the primary card, shows the bank's question, and offers another card where this one is declined. */
export function PayForm({ due, isBank, askBank, cardForm }: PayFormProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const asksOther = useSearchParams()[0].get("card") === "new";
  const [card, setCard] = useState<Pick<PaymentMethod, "brand" | "lastFour"> | null>(due.card);
  const [isOther, setOther] = useState(!due.card || asksOther);
  const { state, pay, isBusy } = usePay(due.id, askBank);
  const begun = useRef(false);
  useEffect(() => {
    if (!isBank || !due.card || asksOther || begun.current) return;
    begun.current = true;
    pay();
  }, [isBank, due.card, asksOther, pay]);
  if (state.is === "paid") return <PaidNote id={due.id} cents={due.cents} />;
  if (state.is === "processing") return <Note icon="clock">{t("processing")}</Note>;
  const money = formatMoney(locale, due.cents);
  const declined = state.is === "declined" ? state.decline : state.is === "idle" ? due.decline : null;
  return (
    <Panel title={t("how")}>
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
      {state.is === "refused" ? (
        <PayProblem title={t("failed")} text={state.detail || t("unknown")} isNew />
      ) : (
        declined &&
        !isBusy && <PayProblem title={t("notPaid")} text={t(`declines.${declined}`)} isNew={state.is === "declined"} />
      )}
      <p role="status">{isBusy && t(state.is === "bank" ? "bank" : "paying")}</p>
      {card && !isOther && (
        <div className={styles.ways}>
          <p>
            <RichText text={t("with", { money })} tags={{ card: () => <CardName {...card} /> }} />
          </p>
          <div className={styles.buttons}>
            <Button look="accent" aria-disabled={isBusy || undefined} onClick={() => isBusy || pay()}>
              {t(state.is === "idle" ? "pay" : "again", { money })}
            </Button>
            <Button look="ghost" aria-disabled={isBusy || undefined} onClick={() => isBusy || setOther(true)}>
              {t("other")}
            </Button>
          </div>
        </div>
      )}
      {isOther && (
        <OtherCard
          canAdd={due.canAdd}
          back={card ? () => setOther(false) : undefined}
          form={(back) =>
            cardForm({
              label: t("saveAndPay"),
              back,
              added: ({ items }) => {
                setCard(items.find(({ defaultPayment }) => defaultPayment) ?? null);
                setOther(false);
                pay();
              },
            })
          }
        />
      )}
    </Panel>
  );
}

function PaidNote({ id, cents }: { id: string; cents: number }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  return (
    <Success>
      <p>{t("paid", { money: formatMoney(locale, cents) })}</p>
      <div>
        <PageButton to="clientAppointment" params={{ id }}>
          {t("toAppointment")}
        </PageButton>
      </div>
    </Success>
  );
}
