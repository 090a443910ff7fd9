import { saveScheduleStep } from "@aufwind/contract/onboarding";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { MissingList } from "../features/coach-profiles/publication/missing-list.tsx";
import { loadPublication, PUBLICATION_ACTIONS } from "../features/coach-profiles/publication/publication.server.ts";
import { visibilityOf } from "../features/coach-profiles/publication/publication.ts";
import { PublishPanel } from "../features/coach-profiles/publication/publish-panel.tsx";
import { ConsultationFields } from "../features/consultations/consultation-fields.tsx";
import { loadConsultations } from "../features/consultations/consultations.server.ts";
import { consultationBody } from "../features/consultations/form-parsers.ts";
import { discardDraft, loadStep } from "../features/onboarding/coach/onboarding.server.ts";
import { StepForm } from "../features/onboarding/coach/step-form.tsx";
import { StepFrame } from "../features/onboarding/coach/step-frame.tsx";
import { missingOf } from "../features/onboarding/coach/steps.ts";
import { hoursBody } from "../features/schedules/form-parsers.ts";
import { HoursFields } from "../features/schedules/hours-fields.tsx";
import { loadSchedule } from "../features/schedules/schedule.server.ts";
import { actionOf, formAction } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { ONBOARDING_FORM } from "../platform/session/member.ts";
import { Panel } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["onboarding", "coach-profiles-publication", "consultations", "schedules"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding:steps.schedule.title");

const schema = () => import("@aufwind/contract/onboarding").then((contract) => contract.ScheduleStep);

const bodyOf = (form: FormData) => ({ ...consultationBody(form), ...hoursBody(form) });

export async function loader(visit: LoaderFunctionArgs) {
  const step = await loadStep(visit, "schedule");
  const [consultations, schedule, publication] = await Promise.all([
    loadConsultations(visit),
    loadSchedule(visit),
    loadPublication(visit),
  ]);
  if (!consultations || !schedule || !publication) throw new Response(null, { status: 503 });
  const { slug } = publication;
  return { ...step, consultations, slots: schedule.workingSlots, visibility: visibilityOf(publication), slug };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<() => Promise<unknown>>(visit, {
    [ONBOARDING_FORM]: () => formAction(visit, { route: saveScheduleStep, body: bodyOf }),
    discardDraft: () => discardDraft(visit, "schedule"),
    saveVisibility: () => PUBLICATION_ACTIONS.saveVisibility(visit),
  });
  return act();
}

export default function OnboardingSchedule() {
  const { t } = useTranslation("onboarding");
  const { draft, draftedAt, readAt, steps, missing, consultations, slots, visibility, slug } =
    useLoaderData<typeof loader>();
  const typed = { draft, draftedAt, readAt };
  return (
    <StepFrame here="schedule" steps={steps} missing={<MissingList codes={missing} during="setUp" />}>
      <StepForm step="schedule" schema={schema} bodyOf={bodyOf} {...typed}>
        <Panel title={t("consultations")} id="consultations">
          <p>{t("consultationsLead")}</p>
          <ConsultationFields {...consultations} />
        </Panel>
        <Panel title={t("hours")} id="hours">
          <HoursFields slots={slots} />
        </Panel>
      </StepForm>
      <PublishPanel visibility={visibility} slug={slug} missing={missingOf(steps)} />
    </StepFrame>
  );
}
