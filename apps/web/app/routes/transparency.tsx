import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadReport } from "../features/content-decisions/report.server.ts";
import { ReportPage } from "../features/content-decisions/report-page.tsx";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["content-decisions-report"] } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "content-decisions-report:title", description: "content-decisions-report:description" });

export const loader = (visit: LoaderFunctionArgs) => loadReport(visit);

export default function Transparency() {
  return <ReportPage report={useLoaderData<typeof loader>()} />;
}
