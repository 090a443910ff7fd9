import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadVersions, textOf } from "../features/legal-texts/texts.server.ts";
import { Versions } from "../features/legal-texts/versions-list.tsx";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";

export const handle = { namespaces: ["legal-texts"] } satisfies PageHandle;

export async function loader(visit: LoaderFunctionArgs) {
  const text = textOf(visit.params);
  return { text, ...(await loadVersions(visit, text)) };
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const text = args.loaderData?.text;
  if (!text) return [];
  return pageMeta(args, (t) => ({
    title: t(`legal-texts:versions.title.${text}`),
    description: t("legal-texts:versions.lead"),
  }));
};

export default function TextVersions() {
  return <Versions {...useLoaderData<typeof loader>()} />;
}
