import type { ContentCase } from "@aufwind/contract/content-decisions-team";
import { CLAUSE_MOST, FACTS_MOST, GROUNDS, RESTRICTION_DAYS } from "@aufwind/rules/content-decisions";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RadioGroup, SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";

/** A decision with its reasons, from which the statement for the author is made. */
export function DecisionForm({ content, query }: { content: ContentCase; query: string }) {
  const { t } = useTranslation("content-decisions-team");
  const { kind, contentId, author, decisions, can } = content;
  const days = RESTRICTION_DAYS.map((count) => ({ value: String(count), label: t("decide.days", { count }) }));
  return (
    <PageForm key={decisions.length} name="decideContent" query={query}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="contentId" value={contentId} />
      <input type="hidden" name="seen" value={decisions[0]?.id ?? ""} />
      <RadioGroup
        name="decision"
        legend={t("decide.decision")}
        options={can.decide.map((value) => ({ value, label: t(`decide.${value}`) }))}
        defaultValue=""
      />
      <TextArea
        name="facts"
        label={t("decide.facts")}
        help={author ? t("decide.factsHelp", { language: t(`languages.${author.locale}`) }) : undefined}
        max={FACTS_MOST}
        rows={4}
      />
      <SelectField
        name="ground"
        label={t("decide.ground")}
        help={t("decide.groundHelp")}
        options={[
          { value: "", label: t("decide.none") },
          ...GROUNDS.map((value) => ({ value, label: t(`grounds.${value}`) })),
        ]}
      />
      <TextField name="clause" label={t("decide.clause")} help={t("decide.clauseHelp")} max={CLAUSE_MOST} quiet />
      <SelectField
        name="days"
        label={t("decide.duration")}
        help={t("decide.durationHelp")}
        options={[{ value: "", label: t("decide.openEnd") }, ...days]}
      />
      <SubmitRow look="accent">{t("decide.submit")}</SubmitRow>
    </PageForm>
  );
}
