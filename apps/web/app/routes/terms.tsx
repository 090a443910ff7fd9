import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Document, documentMeta } from "../features/content/document.tsx";
import { loadCurrentText } from "../features/legal-texts/texts.server.ts";
import { CurrentNote } from "../features/legal-texts/version-note.tsx";
import type { PageHandle } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["content", "legal-texts"] } satisfies PageHandle;

export const loader = (visit: LoaderFunctionArgs) => loadCurrentText(visit, "terms");

export const meta = (args: MetaArgs<typeof loader>) => documentMeta(args, "terms");

export default function Terms() {
  const { text, next, ...document } = useLoaderData<typeof loader>();
  return <Document {...document} note={<CurrentNote text={text} next={next} />} />;
}
