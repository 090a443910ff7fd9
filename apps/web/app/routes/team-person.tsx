import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadPerson, personActions } from "../features/people/people.server.ts";
import { PersonPage } from "../features/people/person-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = {
  namespaces: ["people", "appointments", "cases", "video-calls-setup-tests"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "people:one");

export const loader = (visit: LoaderFunctionArgs) => loadPerson(visit, visit.params.id ?? "");

export const action = provenActions(({ params }) => personActions(params.id ?? ""));

export default function TeamPerson() {
  const { person, tests } = useLoaderData<typeof loader>();
  return <PersonPage person={person} tests={tests} />;
}
