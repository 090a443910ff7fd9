import { saveAccountStep } from "@aufwind/contract/onboarding";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadBusiness } from "../features/businesses/business.server.ts";
import { BusinessFields } from "../features/businesses/business-fields.tsx";
import { businessBody } from "../features/businesses/form-parsers.ts";
import { personBody } from "../features/coach-profiles/edit/form-parsers.ts";
import { loadProfile } from "../features/coach-profiles/edit/profile.server.ts";
import { PersonFields } from "../features/coach-profiles/edit/profile-fields.tsx";
import { MissingList } from "../features/coach-profiles/publication/missing-list.tsx";
import { NameFields, nameBody, ZonePanel } from "../features/onboarding/coach/account-fields.tsx";
import { discardDraft, loadStep, redirectToNextStep } from "../features/onboarding/coach/onboarding.server.ts";
import { StepForm } from "../features/onboarding/coach/step-form.tsx";
import { StepFrame } from "../features/onboarding/coach/step-frame.tsx";
import { timeZoneBody } from "../features/schedules/form-parsers.ts";
import { loadHours } from "../features/schedules/schedule.server.ts";
import { TimeZoneField } from "../features/schedules/time-zone-field.tsx";
import { actionOf, formAction } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { forgetUser } from "../platform/session/member.server.ts";
import { ONBOARDING_FORM } from "../platform/session/member.ts";
import { Panel } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

const NAMESPACES = [
  "onboarding",
  "coach-profiles-publication",
  "coach-profiles",
  "businesses",
  "businesses-facts",
  "schedules",
] as const;
export const handle = { namespaces: NAMESPACES, isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "onboarding:steps.account.title");

const schema = () => import("@aufwind/contract/onboarding").then((contract) => contract.AccountStep);

const bodyOf = (form: FormData) => ({
  ...nameBody(form),
  ...personBody(form),
  ...businessBody(form),
  ...timeZoneBody(form),
});

export async function loader(visit: LoaderFunctionArgs) {
  const [step, profile, { business, countries }, hours] = await Promise.all([
    loadStep(visit, "account"),
    loadProfile(visit),
    loadBusiness(visit),
    loadHours(visit),
  ]);
  if (!hours) throw new Response(null, { status: 503 });
  const { firstName, lastName, title, preferredPronoun, preferredGenderIdentity, organizationSector } = profile;
  const person = { title, preferredPronoun, preferredGenderIdentity, organizationSector };
  return { ...step, name: { firstName, lastName }, person, business, countries, zone: hours.zone };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<() => Promise<unknown>>(visit, {
    [ONBOARDING_FORM]: async () => {
      const answer = await formAction(visit, { route: saveAccountStep, body: bodyOf });
      forgetUser(visit);
      return redirectToNextStep(visit, { step: "account", answer });
    },
    discardDraft: () => discardDraft(visit, "account"),
  });
  return act();
}

export default function OnboardingAccount() {
  const { t } = useTranslation("onboarding");
  const { draft, draftedAt, readAt, steps, missing, name, person, business, countries, zone } =
    useLoaderData<typeof loader>();
  const typed = { draft, draftedAt, readAt };
  return (
    <StepFrame here="account" steps={steps} missing={<MissingList codes={missing} during="setUp" />}>
      <StepForm step="account" schema={schema} bodyOf={bodyOf} {...typed}>
        <Panel title={t("person")} id="name">
          <NameFields {...name} />
          <PersonFields {...person} />
        </Panel>
        <BusinessFields business={business} countries={countries} />
        <ZonePanel isOpen={missing.includes("business") && !draft}>
          <TimeZoneField {...zone} />
        </ZonePanel>
      </StepForm>
    </StepFrame>
  );
}
