import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadReportable, noticeAction } from "../features/content-notices/report.server.ts";
import { ReportPage } from "../features/content-notices/report-page.tsx";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["content-notices"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "content-notices:title", description: "content-notices:lead" });

export const loader = (visit: LoaderFunctionArgs) => loadReportable(visit);

export const action = (visit: ActionFunctionArgs) => noticeAction(visit);

export default function Report() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}
