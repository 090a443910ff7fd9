import type { Side } from "@aufwind/rules/appointments/status";
import { GOAL_LIMITS } from "@aufwind/rules/goals";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectField } from "../../ui/form/choices.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";

type GoalFieldsProps = {
  side: Side;
  goal?: { title: string | null; why: string | null; targetOn: string | null };
};

/** Title, reason and date of a goal. */
export function GoalFields({ side, goal }: GoalFieldsProps) {
  const { t } = useTranslation("goals");
  return (
    <>
      <TextField
        name="title"
        label={t(`form.title.${side}`)}
        help={t("form.titleHelp")}
        defaultValue={goal?.title ?? ""}
      />
      <TextArea
        name="why"
        label={t("form.why")}
        optional
        rows={3}
        max={GOAL_LIMITS.why}
        defaultValue={goal?.why ?? ""}
      />
      <TextField name="targetOn" type="date" label={t("form.targetOn")} optional defaultValue={goal?.targetOn ?? ""} />
    </>
  );
}

type Person = { id: string; name: string };
type SharingFieldProps = { coaches: readonly Person[]; defaultValue?: string };

/** Who reads it: nobody else, or one coach. */
export function SharingField({ coaches, defaultValue = "" }: SharingFieldProps) {
  const { t } = useTranslation("goals");
  return (
    <SelectField
      name="coachId"
      label={t("sharing.label")}
      help={t("sharing.help")}
      defaultValue={defaultValue}
      options={[
        { value: "", label: t("sharing.nobody") },
        ...coaches.map(({ id, name }) => ({ value: id, label: t("sharing.with", { name }) })),
      ]}
    />
  );
}
