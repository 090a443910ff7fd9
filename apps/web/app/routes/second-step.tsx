import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { SecondStepPage } from "../features/sign-in/second-step-page.tsx";
import { loadSecondStep, secondStepAction } from "../features/sign-in/sign-in.server.ts";
import { type PageHandle, unlistedMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// Personal: never cached.
export { noStore as headers } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["sign-in"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  unlistedMeta(args, { title: "sign-in:secondStep.meta.title", description: "sign-in:secondStep.meta.description" });

export const loader = (visit: LoaderFunctionArgs) => loadSecondStep(visit);

export const action = (visit: ActionFunctionArgs) => secondStepAction(visit);

export default function SecondStep() {
  return <SecondStepPage {...useLoaderData<typeof loader>()} />;
}
