import type { Case } from "@aufwind/contract/cases";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { titleOf } from "./case-words.ts";

/** Makes the case a part of another one of the same person: one that is open, or by its number. */
export function CaseMerge({ opened: { others }, query }: { opened: Case; query: string }) {
  const { t } = useTranslation("cases");
  const open = others.filter(({ state }) => state !== "closed");
  const options = open.map((other) => ({
    value: String(other.number),
    label: `#${other.number} ${titleOf(other, t)}`,
  }));
  return (
    <PageForm name="merge" query={query}>
      <p>{t("merge.text")}</p>
      {open.length > 0 ? (
        <RadioGroup name="into" legend={t("merge.into")} options={options} defaultValue={options[0]?.value ?? ""} />
      ) : (
        <TextField name="into" label={t("merge.number")} help={t("merge.none")} inputMode="numeric" />
      )}
      <SubmitButton look="ghost" small>
        {t("merge.now")}
      </SubmitButton>
    </PageForm>
  );
}
