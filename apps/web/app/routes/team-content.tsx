import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { ContentsPage } from "../features/content-decisions/contents-page.tsx";
import { loadContents } from "../features/content-decisions/team.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["content-decisions-team"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "content-decisions-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadContents(visit);

export default function TeamContent() {
  return <ContentsPage {...useLoaderData<typeof loader>()} />;
}
