import { type MetaArgs, useLoaderData } from "react-router";
import { OwnPackagesPage } from "../features/coaching-packages/own-packages-page.tsx";
import { loadOwnPackages } from "../features/coaching-packages/packages.server.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";

export const handle = { namespaces: ["coaching-packages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "coaching-packages:own.title");

export const loader = loaderFor("client", async (visit) => ({ items: await loadOwnPackages(visit) }));

export default function ClientPackages() {
  return <OwnPackagesPage {...useLoaderData<typeof loader>()} />;
}
