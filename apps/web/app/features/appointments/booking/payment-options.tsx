import type { PaymentMethod } from "@aufwind/contract/payment-methods";
import { useState } from "react";
import { useSearchParams, useSubmit } from "react-router";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { CardForm } from "../../../shared/card-form/card-form.tsx";
import { CardName } from "../../../shared/card-form/card-name.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { SAVED_CARD_FORM } from "./choice.ts";
import type { PaymentFacts } from "./order.server.ts";
import styles from "./payment.module.css";

/** How to pay: with the saved card, or with a new one, which sends the request at once. */
export function PaymentOptions({ facts }: { facts: PaymentFacts }) {
  const { t } = useTranslation("appointments-booking");
  const submit = useSubmit();
  const [params] = useSearchParams();
  const [added, setAdded] = useState<PaymentMethod>();
  const card = added ?? facts.card;
  const isNew = !card || (!added && facts.canAdd && params.get("card") === "new");
  return (
    <>
      <WhenCharged {...facts} />
      {isNew ? (
        <CardForm
          label={t(facts.conditions.isInstant ? "payment.saveAndBook" : "payment.saveAndAsk")}
          back={
            card && (
              <PageButton to="clientPayment" params={{ id: facts.id }} look="ghost">
                {t("payment.savedAfterAll")}
              </PageButton>
            )
          }
          added={({ items }) => {
            setAdded(items.find(({ defaultPayment }) => defaultPayment));
            submit({ form: SAVED_CARD_FORM }, { method: "post" });
          }}
        />
      ) : (
        <PageForm name={SAVED_CARD_FORM} failure={t("payment.failed")}>
          <p>
            <RichText text={t("payment.saved")} tags={{ card: () => <CardName {...card} /> }} />
          </p>
          <div className={styles.ways}>
            <SubmitButton look="accent">{t("payment.useSaved")}</SubmitButton>
            {facts.canAdd && (
              <PageButton to="clientPayment" params={{ id: facts.id }} query="card=new" look="ghost">
                {t("payment.other")}
              </PageButton>
            )}
          </div>
        </PageForm>
      )}
    </>
  );
}

/** Nothing is charged on this page; free ones have no such page. */
const WHEN_CHARGED = {
  never: "charge",
  dayBefore: "charge",
  confirmed: "chargeSoon",
  dayBeforeForSure: "chargeForSure",
  atOnce: "chargeAtOnce",
} as const;

function WhenCharged({ coach, conditions }: PaymentFacts) {
  const { t } = useTranslation("appointments-booking");
  const day = <Moment at={conditions.dayBefore} shape="dated" beside />;
  return (
    <p>
      <RichText
        text={t(`payment.${WHEN_CHARGED[conditions.charge]}`, { name: coach.name })}
        tags={{ when: () => day }}
      />
    </p>
  );
}
