import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Exceptions } from "../features/schedule/exceptions.tsx";
import { EXCEPTION_ACTIONS, loadExceptions } from "../features/schedule/schedule.server.ts";
import type { Visit } from "../platform/api.ts";
import { actionOf } from "../platform/form-action.ts";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { useTranslation } from "../platform/use-translation.ts";
import { Failure } from "../ui/failure.tsx";
import { PageHead } from "../ui/section.tsx";

export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = { words: ["schedule"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "schedule:exceptions.title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireRole(visit, "coach");
  return { facts: await loadExceptions(visit) };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: Visit) => Promise<unknown>>(visit, EXCEPTION_ACTIONS);
  return act(visit);
}

export default function CoachExceptions() {
  const { t } = useTranslation("schedule");
  const { facts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("exceptions.title")} lead={t("exceptions.lead")} />
      {facts ? <Exceptions {...facts} /> : <Failure title={t("exceptions.failed")} />}
    </>
  );
}
