import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { SecondStepPage } from "../features/sign-in/second-step-page.tsx";
import { loadSecondStep, secondStepAction } from "../features/sign-in/sign-in.server.ts";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

// Personal: never cached.
export const headers = () => ({ "cache-control": "no-store" });

export const handle = { namespaces: ["sign-in"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => [
  ...pageMeta(args, (t) => ({
    title: t("sign-in:secondStep.meta.title"),
    description: t("sign-in:secondStep.meta.description"),
  })),
  { name: "robots", content: "noindex" },
];

export const loader = (visit: LoaderFunctionArgs) => loadSecondStep(visit);

export const action = (visit: ActionFunctionArgs) => secondStepAction(visit);

export default function SecondStep() {
  return <SecondStepPage {...useLoaderData<typeof loader>()} />;
}
