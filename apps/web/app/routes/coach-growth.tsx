import { type MetaArgs, useLoaderData } from "react-router";
import { loadGrowth } from "../features/growth/growth.server.ts";
import { GrowthPage } from "../features/growth/growth-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export const handle = { namespaces: ["growth", "booking-pages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "growth:title");

export const loader = loaderFor("coach", loadGrowth);

export default function CoachGrowth() {
  return <GrowthPage {...useLoaderData<typeof loader>()} />;
}
