import { Form } from "react-router";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import moneyStyles from "../../../shared/money-action/money-action.module.css";
import { Button } from "../../../ui/button.tsx";
import form from "../../../ui/form/form.module.css";
import { LabelledField } from "../../../ui/form/labelled-field.tsx";
import { SIDES } from "./adjustment-choice.ts";
import type { AdjustmentsFacts } from "./adjustments.server.ts";

/** Chooses by the address; the preview follows. */
export function AdjustmentForm({ statements, choice }: Pick<AdjustmentsFacts, "statements" | "choice">) {
  const { t } = useTranslation("statements-adjustments");
  const locale = useLocale();
  const { page: _, ...said } = choice;
  return (
    <Form key={JSON.stringify(said)} method="get" className={moneyStyles.choice} preventScrollReset replace>
      <LabelledField id="adjusted-statement" label={t("statement")}>
        <select className={form.input} id="adjusted-statement" name="statement" defaultValue={choice.statement}>
          <option value="">{t("noStatement")}</option>
          {statements.map(({ id, month, feeLeftCents }) => (
            <option key={id} value={id}>
              {t("statementOf", {
                month: formatDay(locale, month, "month"),
                money: formatAmount(locale, feeLeftCents),
              })}
            </option>
          ))}
        </select>
      </LabelledField>
      <Amount name="fee" label={t("fee")} help={t("feeHelp")} value={choice.fee} />
      <Amount name="other" label={t("other")} help={t("otherHelp")} value={choice.other} />
      <LabelledField id="adjusted-side" label={t("side")}>
        <select className={form.input} id="adjusted-side" name="side" defaultValue={choice.side}>
          {SIDES.map((side) => (
            <option key={side} value={side}>
              {t(`sides.${side}`)}
            </option>
          ))}
        </select>
      </LabelledField>
      <Button type="submit" look="ghost">
        {t("money-action:show")}
      </Button>
    </Form>
  );
}

type AmountProps = { name: string; label: string; help: string; value: string };

const Amount = ({ name, label, help, value }: AmountProps) => (
  <LabelledField id={`adjusted-${name}`} label={label}>
    <input
      className={form.input}
      id={`adjusted-${name}`}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      aria-describedby={`adjusted-${name}-help`}
    />
    <p className={form.help} id={`adjusted-${name}-help`}>
      {help}
    </p>
  </LabelledField>
);
