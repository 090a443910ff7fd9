import { type LoaderFunctionArgs, type MetaArgs, redirect } from "react-router";
import { FactorPage } from "../features/operators/factor-page.tsx";
import { memberMeta } from "../platform/pages/page-meta.ts";
import { localeOf, pathTo } from "../platform/pages/pages.ts";
import { hasFactor } from "../platform/session/operator.server.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "operators:factor.title");

export async function loader(visit: LoaderFunctionArgs) {
  if (await hasFactor(visit)) throw redirect(pathTo("teamHome", localeOf(new URL(visit.request.url))));
  return null;
}

export default function TeamFactor() {
  return <FactorPage />;
}
