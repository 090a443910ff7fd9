import { LATER } from "@aufwind/rules/cases-later";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { RadioGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import styles from "./case.module.css";

/** Put off, or wait for the person's reply: until a usual time, or a day of one's choice. */
export function CaseLater({ query }: { query: string }) {
  const { t } = useTranslation("cases");
  return (
    <PageForm name="later" query={query}>
      <RadioGroup
        name="later"
        legend={t("later.until")}
        options={LATER.map((value) => ({ value, label: t(`later.${value}`) }))}
        defaultValue="tomorrow"
      />
      <TextField name="until" type="date" label={t("later.day")} help={t("later.dayHelp")} optional />
      <div className={styles.buttons}>
        <SubmitButton name="as" value="snooze" small>
          {t("later.snooze")}
        </SubmitButton>
        <SubmitButton name="as" value="wait" look="ghost" small>
          {t("later.wait")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
