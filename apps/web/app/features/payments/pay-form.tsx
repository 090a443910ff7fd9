import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CardForm } from "../../shared/card-form/card-form.tsx";
import { Button, PageButton } from "../../ui/button.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CardChoice, firstChoice, NEW } from "./card-choice.tsx";
import type { Due } from "./pay.server.ts";
import styles from "./payments.module.css";
import type { Paying } from "./use-pay.ts";

type PayFormProps = {
  due: Due;
  /** Only the bank's question is left: it opens by itself. */
  isBank: boolean;
  paying: Paying;
};

/** Pays with one of the saved cards or a new one, and shows the bank's question. */
export function PayForm({ due, isBank, paying }: PayFormProps) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const asksOther = useSearchParams()[0].get("card") === "other";
  const [cards, setCards] = useState(due.cards);
  const [chosen, setChosen] = useState(() => firstChoice(due.cards, { asksOther, canAdd: due.canAdd }));
  const { state, pay, isBusy } = paying;
  const primary = cards.find(({ defaultPayment }) => defaultPayment);
  const begun = useRef(false);
  useEffect(() => {
    if (!isBank || !primary || asksOther || begun.current) return;
    begun.current = true;
    pay();
  }, [isBank, primary, asksOther, pay]);
  const money = formatMoney(locale, due.cents);
  const declined = state.is === "declined" ? state.decline : state.is === "idle" ? due.decline : null;
  const card = cards.find(({ id }) => id === chosen);
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
      <div className={styles.ways}>
        <CardChoice {...{ cards, chosen, canAdd: due.canAdd, isBusy }} choose={setChosen} />
        {card && (
          <>
            {!card.defaultPayment && <p>{t("becomesPrimary")}</p>}
            <div className={styles.buttons}>
              <Button look="accent" aria-disabled={isBusy || undefined} onClick={() => isBusy || pay(card)}>
                {t(state.is === "idle" ? "pay" : "again", { money })}
              </Button>
              <PageButton to="clientAppointment" params={{ id: due.id }} look="ghost">
                {t("toAppointment")}
              </PageButton>
            </div>
          </>
        )}
      </div>
      {chosen === NEW && (
        <CardForm
          label={t("saveAndPay")}
          back={
            <PageButton to="clientAppointment" params={{ id: due.id }} look="ghost">
              {t("toAppointment")}
            </PageButton>
          }
          added={({ items }) => {
            setCards(items);
            setChosen(items.find(({ defaultPayment }) => defaultPayment)?.id ?? NEW);
            pay();
          }}
        />
      )}
    </Panel>
  );
}

type PayProblemProps = {
  title: string;
  text: string;
  /** It appeared just now, after page load. */
  isNew: boolean;
};

/** Why it is not paid and what to do next; a new message takes the focus, which the bank's dialog may have lost. */
function PayProblem({ title, text, isNew }: PayProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each problem is told
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew, text]);
  return (
    <div className={styles.problem} ref={box} tabIndex={-1} role={isNew ? "alert" : undefined}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
