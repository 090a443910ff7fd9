import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { AreaOverview, TopicsCall } from "../features/areas/area-page.tsx";
import { areaTiles } from "../features/areas/tiles.server.ts";
import { CrisisSignpost } from "../features/crisis/crisis-help.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { type PageHandle, publicMeta } from "../platform/pages/page-meta.ts";
import { localeOf } from "../platform/pages/pages.ts";
import { PageHead } from "../ui/section.tsx";

// The topic may tell of somebody's health: no third party learns it.
export const handle = { namespaces: ["areas", "crisis"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  publicMeta(args, { title: "areas:meta.title", description: "areas:meta.description" });

export function loader({ request }: LoaderFunctionArgs) {
  return { tiles: areaTiles(localeOf(new URL(request.url))) };
}

export default function Topics() {
  const { t } = useTranslation("areas");
  const { tiles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <AreaOverview tiles={tiles} />
      <TopicsCall />
      <CrisisSignpost />
    </>
  );
}
