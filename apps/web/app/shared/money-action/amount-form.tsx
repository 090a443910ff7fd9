import { Form } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import form from "../../ui/form/form.module.css";
import { LabelledField } from "../../ui/form/labelled-field.tsx";
import styles from "./money-action.module.css";

type AmountFormProps = { amount: string; help: string; isWrong: boolean; kept?: Readonly<Record<string, string>> };

/** One amount, chosen by the address; its preview follows. */
export function AmountForm({ amount, help, isWrong, kept = {} }: AmountFormProps) {
  const { t } = useTranslation("money-action");
  return (
    <Form method="get" className={styles.choice} preventScrollReset replace>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <LabelledField id="act-amount" label={t("amount")}>
        <input
          className={form.input}
          id="act-amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          key={amount}
          defaultValue={amount}
          aria-describedby="act-amount-help"
          aria-invalid={isWrong || undefined}
        />
        <p className={form.help} id="act-amount-help">
          {isWrong ? t("amountWrong") : help}
        </p>
      </LabelledField>
      <Button type="submit" look="ghost">
        {t("show")}
      </Button>
    </Form>
  );
}
