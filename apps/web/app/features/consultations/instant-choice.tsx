import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { INSTANT_BOOKINGS } from "@aufwind/rules/consultations";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RadioGroup } from "../../ui/form/radio-group.tsx";

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
