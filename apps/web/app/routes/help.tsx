import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadHelp } from "../features/help/faq/help.server.ts";
import { HelpSearch } from "../features/help/faq/help-search.tsx";
import { HelpPage } from "../features/help/help-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireSide } from "../platform/session/member.server.ts";

export const handle = { namespaces: ["help", "help-faq"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "help:title");

export async function loader(visit: LoaderFunctionArgs) {
  const side = await requireSide(visit);
  return { side, ...(await loadHelp(visit, side === "coach" ? "coaches" : "clients")) };
}

export default function Help() {
  const { side, ...found } = useLoaderData<typeof loader>();
  return <HelpPage side={side} search={<HelpSearch {...found} />} />;
}
