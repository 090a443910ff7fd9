import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { arrivalAction, loadArrival } from "../features/accounts/arrival.server.ts";
import { ArrivalPage } from "../features/accounts/arrival-page.tsx";
import type { PageHandle } from "../platform/page-handle.ts";
import { pageMeta } from "../platform/page-meta.ts";

export { keepForm as clientAction } from "../platform/keep-form.ts";

// What this page shows is one person's own.
export const headers = () => ({ "cache-control": "no-store" });

export const handle = { words: ["accounts"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) => [
  ...pageMeta(args, (t) => ({
    title: t("accounts:arrival.meta.title"),
    description: t("accounts:arrival.meta.description"),
  })),
  { name: "robots", content: "noindex" },
];

export const loader = (visit: LoaderFunctionArgs) => loadArrival(visit);

export const action = (visit: ActionFunctionArgs) => arrivalAction(visit);

export default function RegisterProvider() {
  return <ArrivalPage {...useLoaderData<typeof loader>()} />;
}
