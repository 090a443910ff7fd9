import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadReport } from "../features/content-decisions/report.server.ts";
import { ReportPage } from "../features/content-decisions/report-page.tsx";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["content-decisions-report"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("content-decisions-report:title"),
    description: t("content-decisions-report:description"),
  }));

export const loader = (visit: LoaderFunctionArgs) => loadReport(visit);

export default function Transparency() {
  return <ReportPage report={useLoaderData<typeof loader>()} />;
}
