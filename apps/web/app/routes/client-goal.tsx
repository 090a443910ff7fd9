import { type MetaArgs, useLoaderData } from "react-router";
import { GoalPage } from "../features/goals/goal-page.tsx";
import { goalActions, loadGoal, loadOwnGoals, pathFor } from "../features/goals/goals.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";

import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["goals"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "goals:one.page");

export const loader = loaderFor("client", async (visit) => {
  const [goal, own] = await Promise.all([loadGoal(visit), loadOwnGoals(visit)]);
  return { goal, coaches: own?.coaches ?? [] };
});

export const action = actionByForm(goalActions((visit) => pathFor(visit, "clientGoals")));

export default function ClientGoal() {
  const { goal, coaches } = useLoaderData<typeof loader>();
  return <GoalPage key={goal.id} goal={goal} side="client" coaches={coaches} />;
}
