import { SUPPORT_TOPICS } from "@aufwind/rules/support";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FactLine } from "../../ui/fact-line.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { RadioGroup, SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import patterns from "../../ui/patterns.module.css";
import { PRIVACY_LINK, RichText } from "../../ui/rich-text.tsx";
import styles from "./ask.module.css";
import type { SupportRequestFacts } from "./support.server.ts";
import { supportRequestBody } from "./support-request-body.ts";

const FACTS = ["page", "browser", "version"] as const;

/** Context for support: shown as it is sent, and sent only if the person allows it. */
function SentAlong({ shown }: Pick<SupportRequestFacts, "shown">) {
  const { t } = useTranslation("support");
  const locale = useLocale();
  const facts = FACTS.filter((key) => shown[key]);
  if (facts.length === 0) return null;
  return (
    <fieldset className={styles.along}>
      <legend>{t("along.title")}</legend>
      <dl>
        {facts.map((key) => (
          <FactLine key={key} name={t(`along.${key}`)}>
            {key === "version" ? formatMoment(locale, `${shown.version.replace(" ", "T")}Z`) : shown[key]}
            <input type="hidden" name={`shown.${key}`} value={shown[key]} />
          </FactLine>
        ))}
      </dl>
      <Checkbox name="withContext" label={t("along.send")} help={t("along.why")} optional defaultChecked />
    </fieldset>
  );
}

const schema = () => import("@aufwind/contract/support").then((contract) => contract.OwnSupportRequest);

type SupportRequestFormProps = Pick<SupportRequestFacts, "topic" | "appointments" | "appointmentId" | "shown">;

export function SupportRequestForm({ topic, appointments, appointmentId, shown }: SupportRequestFormProps) {
  const { t } = useTranslation("support");
  const locale = useLocale();
  const choices = appointments.map(({ id, scheduledAt, name }) => ({
    value: id,
    label: `${formatMoment(locale, scheduledAt)} · ${name || t("ask.left")}`,
  }));
  return (
    <PageForm name="ask" schema={schema} bodyOf={supportRequestBody} failure={t("ask.failed")} leadsOn>
      <RadioGroup
        name="topic"
        legend={t("ask.topic")}
        options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
        defaultValue={topic}
      />
      {choices.length > 0 && (
        <SelectField
          name="appointmentId"
          label={t("ask.appointment")}
          help={t("ask.appointmentHelp")}
          optional
          options={[{ value: "", label: t("ask.noAppointment") }, ...choices]}
          defaultValue={appointmentId}
        />
      )}
      <TextField name="subject" label={t("subject")} />
      <TextArea name="message" label={t("message")} help={t("messageHelp")} max={5000} rows={7} />
      <SentAlong shown={shown} />
      <p className={`${patterns.plainLinks} ${styles.note}`}>
        {t("ask.always")} <RichText text={t("privacy")} tags={PRIVACY_LINK} />
      </p>
      <SubmitRow look="accent">{t("submit")}</SubmitRow>
    </PageForm>
  );
}
