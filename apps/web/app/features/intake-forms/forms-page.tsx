import type { IntakeForm } from "@aufwind/contract/intake-forms";
import type { Consultation } from "@aufwind/rules/consultations";
import { MOST_INTAKE_QUESTIONS } from "@aufwind/rules/intake-forms";
import { useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { QuestionList, SaveByEnter } from "../../shared/questions/question-list.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { BackLink } from "../../ui/links.tsx";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./intake-forms.module.css";

type FormsPageProps = { kind: Consultation; forms: readonly IntakeForm[] | null };

/** What a coach asks with bookings, one kind of appointment at a time. */
export function FormsPage({ kind, forms }: FormsPageProps) {
  const { t } = useTranslation("intake-forms");
  const form = forms?.find(({ consultation }) => consultation === kind);
  return (
    <>
      <PageHeader
        back={<BackLink to="coachConsultations">{t("forms.kinds")}</BackLink>}
        title={t("forms.title")}
        lead={t("forms.lead")}
      />
      <nav className={styles.tabs} aria-label={t("forms.kinds")}>
        {forms?.map(({ consultation, askedCount }) => (
          <PageLink
            key={consultation}
            to="coachIntakeForms"
            query={`kind=${consultation}`}
            aria-current={consultation === kind ? "page" : undefined}
          >
            {t(`kinds.${consultation}`)}
            {askedCount > 0 && <small> {askedCount}</small>}
          </PageLink>
        ))}
      </nav>
      {form ? <Editor key={`${kind} ${form.version}`} form={form} /> : <Failure title={t("forms.failed")} />}
    </>
  );
}

function Editor({ form }: { form: IntakeForm }) {
  const { t } = useTranslation("intake-forms");
  const [search] = useSearchParams();
  const { consultation, questions, version, askedCount, isChanged } = form;
  return (
    <Panels>
      <Panel
        title={t(`kinds.${consultation}`)}
        aside={
          <Pill tone={askedCount > 0 ? "teal" : "plain"}>
            {askedCount > 0 ? t("forms.asked", { count: askedCount }) : t("forms.nothing")}
          </Pill>
        }
      >
        <p>{t("forms.how")}</p>
        {isChanged && <Note>{t("forms.changed")}</Note>}
        <PageForm name="write" failure={t("forms.notSaved")} query={`kind=${consultation}`}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="consultation" value={consultation} />
          <SaveByEnter />
          <QuestionList questions={questions} most={MOST_INTAKE_QUESTIONS} fewest={0} done={search.get("done")} />
          {(questions.length > 0 || isChanged) && (
            <SubmitRow look={questions.length > 0 ? "accent" : "ghost"} name="act" value="save">
              {t(questions.length > 0 ? "forms.save" : "forms.saveNothing")}
            </SubmitRow>
          )}
        </PageForm>
      </Panel>
    </Panels>
  );
}
