import type { MetaArgs } from "react-router";
import { breadcrumbs, pageMeta, siteOf } from "../../platform/pages/page-meta.ts";
import { localeOf, type PageKey, pathTo } from "../../platform/pages/pages.ts";
import type { LoadedDocument } from "./documents.server.ts";

/** Title and description of a document come from its front matter. */
export function documentMeta(args: MetaArgs, page: PageKey) {
  const { title = "", description = "" } = (args.loaderData as LoadedDocument | undefined) ?? {};
  const locale = localeOf(args.location);
  const site = siteOf(args.matches);
  const steps = [
    { name: site?.brand ?? "", path: pathTo("home", locale) },
    { name: title, path: pathTo(page, locale) },
  ];
  return [...pageMeta(args, { title, description }), breadcrumbs(site, steps)];
}
