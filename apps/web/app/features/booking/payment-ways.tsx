import { useSite } from "../../platform/site.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Moment } from "../../ui/moment.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SAVED_CARD_FORM, TEST_CARD_FORM } from "./bodies.ts";
import type { PaymentFacts } from "./payment.server.ts";

/** How details can be given: a saved card, in the workshop a test card; else the plain truth. */
export function PaymentWays({ coach, conditions, hasCard }: PaymentFacts) {
  const { t } = useTranslation("booking");
  const { workshop } = useSite();
  const day = <Moment at={conditions.dayBefore} shape="dated" beside />;
  const charge = conditions.charge === "confirmed" ? "payment.chargeSoon" : "payment.charge";
  if (!hasCard && !workshop) return <p>{t("payment.notYet")}</p>;
  const [name, text, label] = hasCard
    ? ([SAVED_CARD_FORM, "payment.saved", "payment.useSaved"] as const)
    : ([TEST_CARD_FORM, "payment.test", "payment.useTest"] as const);
  return (
    <PageForm name={name} failure={t("payment.failed")}>
      <p>{t(text)}</p>
      <p>
        <RichText text={t(charge, { name: coach.name })} tags={{ when: () => day }} />
      </p>
      <SubmitButton look="accent">{t(label)}</SubmitButton>
    </PageForm>
  );
}
