import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadReportable, noticeAction } from "../features/content-notices/report.server.ts";
import { ReportPage } from "../features/content-notices/report-page.tsx";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["content-notices"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("content-notices:title"), description: t("content-notices:lead") }));

export const loader = (visit: LoaderFunctionArgs) => loadReportable(visit);

export const action = (visit: ActionFunctionArgs) => noticeAction(visit);

export default function Report() {
  return <ReportPage {...useLoaderData<typeof loader>()} />;
}
