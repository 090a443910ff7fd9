import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Overview, toAccountFacts } from "../features/account/overview.tsx";
import { askOnboarding } from "../features/onboarding/onboarding.server.ts";
import { SetUpPrompt } from "../features/onboarding/set-up-prompt.tsx";
import { loadPublication, PUBLICATION_ACTIONS } from "../features/publication/publication.server.ts";
import { Standing } from "../features/publication/standing.tsx";
import { Glance } from "../features/security/glance.tsx";
import { loadGlance } from "../features/security/security.server.ts";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";

export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = { words: ["security", "onboarding", "publication"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "account:nav.overview");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "coach");
  const [onboarding, publication, glance] = await Promise.all([
    askOnboarding(visit),
    loadPublication(visit),
    loadGlance(visit),
  ]);
  return {
    user: toAccountFacts(user),
    steps: onboarding?.finished === false ? onboarding.steps : null,
    publication,
    glance,
  };
}

export const action = (visit: ActionFunctionArgs) => PUBLICATION_ACTIONS.saveVisibility(visit);

export default function CoachHome() {
  const { user, steps, publication, glance } = useLoaderData<typeof loader>();
  const prompt = steps && <SetUpPrompt steps={steps} />;
  return (
    <Overview
      area="coach"
      user={user}
      practice={<Standing publication={publication} prompt={prompt} />}
      glance={<Glance facts={glance} />}
    />
  );
}
