import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { DESCRIPTION_LIMIT, DURATION, INSTANT_BOOKINGS, minimumNetCents } from "@aufwind/rules/consultations";
import { centsOf, type VatStatus } from "@aufwind/rules/money";
import { useContext, useState } from "react";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BilingualField } from "../../ui/form/bilingual-field.tsx";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { FormContext } from "../../ui/form/field.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import styles from "./consultations.module.css";
import { Earnings } from "./earnings.tsx";
import { type Paid, typedPrice } from "./form-parsers.ts";
import { LanguageChoice, type NamedLanguage } from "./language-choice.tsx";

/** The first is a new coach's default. */
const USUAL = { standard: [60, 50, 45], extended: [90, 120] } as const;

type PaidProps = {
  kind: Paid;
  setting: AppointmentSetting | undefined;
  vatStatus: VatStatus;
  isLower: boolean;
  languages: NamedLanguage[];
};

/** Duration, price and description of a paid consultation, with the earnings beside the price. */
export function PaidFields({ kind, setting, languages, ...sale }: PaidProps) {
  const { t } = useTranslation("consultations");
  const locale = useLocale();
  const [length, price] = [`${kind}.durationMinutes`, `${kind}.netPriceCents`];
  const before: Record<string, string> = {
    [length]: String(setting?.durationMinutes ?? USUAL[kind][0]),
    [price]: setting ? typedPrice(locale, setting.netPriceCents) : "",
  };
  const { values } = useContext(FormContext);
  const [typed, setTyped] = useState<Record<string, string>>({ ...before, ...values });
  const minutes = Number(typed[length]);
  const sum = minutes >= DURATION.least && minutes <= DURATION.most ? minutes : undefined;
  const netCents = centsOf(typed[price]?.trim() ?? "");

  function follow({ target }: { target: EventTarget }) {
    if (target instanceof HTMLInputElement) setTyped((known) => ({ ...known, [target.name]: target.value }));
  }
  return (
    <div className={styles.paid}>
      <div className={styles.terms} onChange={follow}>
        <TextField
          name={length}
          label={t("duration")}
          help={t("durationHelp", DURATION)}
          type="number"
          inputMode="numeric"
          min={DURATION.least}
          step={DURATION.step}
          list={`${kind}-usual`}
          defaultValue={before[length]}
        />
        <datalist id={`${kind}-usual`}>
          {USUAL[kind].map((usual) => (
            <option key={usual} value={usual} />
          ))}
        </datalist>
        <TextField
          name={price}
          label={t("price")}
          help={
            sum ? t("minimum", { minutes: sum, price: formatMoney(locale, minimumNetCents(sum)) }) : t("minimumOfHour")
          }
          inputMode="decimal"
          autoComplete="off"
          defaultValue={before[price]}
        />
      </div>
      <div className={styles.sum}>{netCents ? <Earnings netCents={netCents} {...sale} /> : <p>{t("sum.none")}</p>}</div>
      <div className={styles.description}>
        <BilingualField
          name={`${kind}.description`}
          label={t("description")}
          help={t(`descriptionHelp.${kind}`)}
          max={DESCRIPTION_LIMIT}
          rows={4}
          defaultValue={setting?.description}
        />
        <LanguageChoice kind={kind} setting={setting} languages={languages} />
        <InstantChoice kind={kind} setting={setting} />
      </div>
    </div>
  );
}

type InstantChoiceProps = { kind: AppointmentSetting["type"]; setting: AppointmentSetting | undefined };

/** Whether, and by whom, the coach wants to be asked before an appointment is scheduled. */
export function InstantChoice({ kind, setting }: InstantChoiceProps) {
  const { t } = useTranslation("consultations");
  return (
    <RadioGroup
      name={`${kind}.instantBooking`}
      legend={t("instant.title")}
      help={t(`instant.help.${kind === "discovery" ? "free" : "paid"}`)}
      options={INSTANT_BOOKINGS.map((value) => ({ value, label: t(`instant.choices.${value}`) }))}
      defaultValue={setting?.instantBooking ?? "off"}
    />
  );
}
