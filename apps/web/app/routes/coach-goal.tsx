import { type MetaArgs, useLoaderData } from "react-router";
import { GoalPage } from "../features/goals/goal-page.tsx";
import { goalActions, loadGoal, pathFor } from "../features/goals/goals.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { text } from "../platform/forms/form-body.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["goals"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "goals:one.page");

export const loader = loaderFor("coach", async (visit) => ({ goal: await loadGoal(visit), coaches: [] }));

export const action = actionByForm(
  goalActions((visit, form) => `${pathFor(visit, "coachClient", { id: text(form, "clientId") ?? "" })}?tab=goals`),
);

export default function CoachGoal() {
  const { goal, coaches } = useLoaderData<typeof loader>();
  return <GoalPage key={goal.id} goal={goal} side="coach" coaches={coaches} />;
}
