import { BEARERS, type Means, sumOfMeans } from "@aufwind/rules/payments/refund-split";
import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import moneyStyles from "../../../shared/money-action/money-action.module.css";
import { Button } from "../../../ui/button.tsx";
import choices from "../../../ui/form/choices.module.css";
import form from "../../../ui/form/form.module.css";
import { LabelledField } from "../../../ui/form/labelled-field.tsx";
import styles from "./refund.module.css";
import { PARTS, type RefundChoice } from "./refund-choice.ts";

type RefundChoiceFormProps = {
  choice: RefundChoice;
  left: Means;
  hasFee: boolean;
};

/** Chooses by the address: each choice shows its effects at once, and without JavaScript after a press. */
export function RefundChoiceForm({ choice, left, hasFee }: RefundChoiceFormProps) {
  const { t } = useTranslation("payments-team");
  const locale = useLocale();
  const submit = useSubmit();
  const box = useRef<HTMLFormElement>(null);
  const { part, amount, bearer } = choice;
  useEffect(() => fill(box.current, { part, amount, bearer }), [part, amount, bearer]);
  const show = () => void submit(box.current, { replace: true, preventScrollReset: true });
  const parts = PARTS.filter((each) => each !== "fee" || hasFee);
  const isAmountWrong = part === "amount" && amount !== "" && !/\d/.test(amount);
  return (
    <Form
      ref={box}
      method="get"
      className={`${moneyStyles.choice} ${styles.choice}`}
      preventScrollReset
      replace
      onChange={({ target }) => {
        const field = target as unknown as HTMLInputElement;
        if (field.name === "amount") choose(box.current, "amount");
        else if (field.value !== "amount" || amount) show();
        else box.current?.querySelector<HTMLInputElement>("[name=amount]")?.focus();
      }}
    >
      <Pills
        legend={t("refund.what")}
        name="part"
        options={parts.map((each) => [each, t(`refund.parts.${each}`)])}
        said={part}
      />
      <LabelledField id="refund-amount" label={t("refund.amount")}>
        <input
          className={form.input}
          id="refund-amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={amount}
          aria-describedby="refund-left"
          aria-invalid={isAmountWrong || undefined}
          onBlur={({ target }) => target.value !== amount && show()}
        />
        <p className={form.help} id="refund-left">
          {t(isAmountWrong ? "refund.amountWrong" : "refund.left", {
            money: formatAmount(locale, sumOfMeans(left)),
          })}
        </p>
      </LabelledField>
      <Pills
        legend={t("refund.bearer")}
        name="bearer"
        options={BEARERS.map((each) => [each, t(`refund.bearers.${each}`)])}
        said={part === "fee" ? "platform" : bearer}
      />
      <Button type="submit" look="ghost" small>
        {t("refund.show")}
      </Button>
    </Form>
  );
}

type PillsProps = { legend: string; name: string; options: (readonly [string, string])[]; said: string };

const Pills = ({ legend, name, options, said }: PillsProps) => (
  <fieldset className={choices.group}>
    <legend>{legend}</legend>
    <div className={choices.boxes}>
      {options.map(([value, label]) => (
        <label key={value} className={choices.box}>
          <input type="radio" name={name} value={value} defaultChecked={value === said} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const choose = (box: HTMLFormElement | null, value: string) => {
  const radio = box?.querySelector<HTMLInputElement>(`[name=part][value="${value}"]`);
  if (radio) radio.checked = true;
};

/** The fields follow the address, whatever changed it, and keep the focus. */
function fill(box: HTMLFormElement | null, said: Pick<RefundChoice, "part" | "amount" | "bearer">) {
  for (const control of box?.elements ?? []) {
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type !== "radio") control.value = said.amount;
    else if (control.name === "bearer" && said.part === "fee") control.checked = control.value === "platform";
    else control.checked = control.value === (control.name === "part" ? said.part : said.bearer);
  }
}
