import { type MetaArgs, useLoaderData } from "react-router";
import { loadTips } from "../features/help/tips.server.ts";
import { TipsPage } from "../features/help/tips-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export const handle = { namespaces: ["help"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "help:links.marketingTips.title");

export const loader = loaderFor("coach", loadTips);

export default function MarketingTips() {
  return <TipsPage {...useLoaderData<typeof loader>()} />;
}
