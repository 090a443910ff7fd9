import type { LoaderFunctionArgs, MetaArgs } from "react-router";
import { requirePeopleAccess, searchAction } from "../features/people/people.server.ts";
import { PeoplePage } from "../features/people/people-page.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenAction } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["people"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "people:title");

export async function loader(visit: LoaderFunctionArgs) {
  await requirePeopleAccess(visit);
  return null;
}

export const action = provenAction(actionByForm({ search: searchAction }));

export default PeoplePage;
