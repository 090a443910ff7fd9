import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Changes } from "../features/legal-texts/changes.tsx";
import { loadTextChanges } from "../features/legal-texts/texts.server.ts";
import { formatDate } from "../platform/i18n/format.ts";
import { type PageHandle, pageMeta } from "../platform/pages/page-meta.ts";
import { localeOf } from "../platform/pages/pages.ts";

export const handle = { namespaces: ["legal-texts"] } satisfies PageHandle;

export const loader = (visit: LoaderFunctionArgs) => loadTextChanges(visit, visit.params);

export const meta = (args: MetaArgs<typeof loader>) => {
  const found = args.loaderData;
  if (!found) return [];
  const locale = localeOf(args.location);
  const dates = { version: formatDate(locale, found.version), since: formatDate(locale, found.since) };
  return [
    ...pageMeta(args, (t) => ({
      title: t(`legal-texts:changes.title.${found.text}`, dates),
      description: t("legal-texts:changes.lead", dates),
    })),
    { name: "robots", content: "noindex" },
  ];
};

export default function TextChanges() {
  return <Changes {...useLoaderData<typeof loader>()} />;
}
