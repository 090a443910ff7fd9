import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Document, documentMeta } from "../features/content/document.tsx";
import { loadDocument } from "../features/content/documents.server.ts";
import type { PageHandle } from "../platform/pages/page-meta.ts";
import { Illustration } from "../ui/illustrations.tsx";

export const handle = { namespaces: ["content"] } satisfies PageHandle;

export const loader = (visit: LoaderFunctionArgs) => loadDocument(visit, "about");

export const meta = (args: MetaArgs<typeof loader>) => documentMeta(args, "about");

export default function About() {
  return <Document {...useLoaderData<typeof loader>()} drawing={<Illustration of="kite" />} />;
}
