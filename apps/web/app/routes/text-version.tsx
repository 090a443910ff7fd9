import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Document } from "../features/content/document.tsx";
import { loadTextVersion } from "../features/legal-texts/texts.server.ts";
import { VersionNote } from "../features/legal-texts/version-note.tsx";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["content", "legal-texts"] } satisfies PageHandle;

export const loader = (visit: LoaderFunctionArgs) => loadTextVersion(visit, visit.params);

/** Search engines lead to the version that holds. */
export const meta = (args: MetaArgs<typeof loader>) => {
  const { title = "", description = "" } = args.loaderData ?? {};
  return [...pageMeta(args, { title, description }), { name: "robots", content: "noindex" }];
};

export default function TextVersion() {
  const { text, version, until, inForce, previous, ...document } = useLoaderData<typeof loader>();
  return <Document {...document} note={<VersionNote {...{ text, version, until, inForce, previous }} />} />;
}
