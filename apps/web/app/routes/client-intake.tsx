import { type MetaArgs, useLoaderData } from "react-router";
import { INTAKE_ACTIONS, loadIntake } from "../features/intake-forms/intake-forms.server.ts";
import { IntakePage } from "../features/intake-forms/intake-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["intake-forms", "questions"], isForm: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "intake-forms:page.title");

export const loader = loaderFor("client", async (visit) => ({ intake: await loadIntake(visit) }));

export const action = actionByForm(INTAKE_ACTIONS);

export default function ClientIntake() {
  const { intake } = useLoaderData<typeof loader>();
  return <IntakePage key={intake.appointmentId} intake={intake} />;
}
