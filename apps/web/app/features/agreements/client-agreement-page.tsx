import type { OwnAgreement } from "@aufwind/contract/agreements";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FileButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { TextField } from "../../ui/form/text-fields.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Note, Outcome } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { AgreementStatusPill } from "./agreement-panels.tsx";
import { AgreementText } from "./agreement-text.tsx";
import styles from "./agreements.module.css";

/** A coach's agreement: its text, and the form that agrees to it by name. */
export function ClientAgreementPage({ agreement }: { agreement: OwnAgreement }) {
  const { t } = useTranslation("agreements");
  const locale = useLocale();
  const result = useAnswer<FormResult>();
  const { current, coach, standing, accepted, isRetired } = agreement;
  const name = coach.name || t("gone");
  const facts = [name, t("version", { number: current.number }), formatDate(locale, current.publishedAt)];
  return (
    <>
      <PageHeader
        back={<BackLink to="clientDocuments">{t("one.documents")}</BackLink>}
        title={current.title}
        lead={facts.join(" · ")}
      />
      <Panels>
        <Panel title={t("one.text")} aside={<AgreementStatusPill standing={standing} />}>
          <Note icon="info">{t("beside")}</Note>
          <AgreementText version={current} />
          <p className={`${styles.soft} ${styles.print}`}>
            {t("fingerprint")}: {current.fingerprint}
          </p>
        </Panel>
        {accepted && (
          <Panel title={t("accept.done")}>
            {result?.ok && <Outcome of={result}>{t("accept.thanks", { name })}</Outcome>}
            <p>
              {t("acceptedAs", {
                name: accepted.name ?? t("nameGone"),
                number: accepted.number,
                day: formatDate(locale, accepted.acceptedAt),
              })}
            </p>
            <div>
              <FileButton href={`/api/agreement-acceptances/${accepted.id}/copy`} look="ghost" small>
                {t("copy")}
              </FileButton>
            </div>
          </Panel>
        )}
        {standing !== "agreed" && !isRetired && (
          <Panel title={t("accept.title")}>
            {standing === "again" && <p>{t("accept.again")}</p>}
            <PageForm name="accept" failure={t("failed")}>
              <input type="hidden" name="versionId" value={current.id} />
              <TextField name="name" label={t("accept.name")} help={t("accept.nameHelp")} autoComplete="name" />
              <Checkbox name="accepted" label={t("accept.box", { title: current.title, number: current.number })} />
              <SubmitRow look="accent">{t("accept.submit")}</SubmitRow>
            </PageForm>
          </Panel>
        )}
      </Panels>
    </>
  );
}
