import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Document, documentMeta } from "../features/content/document.tsx";
import { loadDocument } from "../features/content/documents.server.ts";
import type { PageHandle } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["content"] } satisfies PageHandle;

export const loader = (visit: LoaderFunctionArgs) => loadDocument(visit, "ranking");

export const meta = (args: MetaArgs<typeof loader>) => documentMeta(args, "ranking");

export default function HowWeRank() {
  return <Document {...useLoaderData<typeof loader>()} />;
}
