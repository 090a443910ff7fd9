import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Overview, toAccountFacts } from "../features/account/overview.tsx";
import { Glance } from "../features/security/glance.tsx";
import { loadGlance } from "../features/security/security.server.ts";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";

export const handle = { words: ["security"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "account:nav.overview");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "coach");
  return { user: toAccountFacts(user), glance: await loadGlance(visit) };
}

export default function CoachHome() {
  const { user, glance } = useLoaderData<typeof loader>();
  return <Overview area="coach" user={user} glance={<Glance facts={glance} />} />;
}
