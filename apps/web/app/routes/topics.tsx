import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { CrisisSignpost } from "../features/crisis/crisis-signpost.tsx";
import { AreaOverview } from "../features/topics/area-overview.tsx";
import { TopicsCall } from "../features/topics/area-page.tsx";
import { areaTiles } from "../features/topics/tiles.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { pageMeta } from "../platform/page-meta.ts";
import { localeOf } from "../platform/pages.ts";
import { PageHead } from "../ui/section.tsx";

// What somebody reads about here may tell of their health: no third party learns it.
export const handle = { words: ["topics", "crisis"], noTags: true } satisfies PageHandle;

export const meta = (args: MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("topics:meta.title"), description: t("topics:meta.description") }));

export function loader({ request }: LoaderFunctionArgs) {
  return { tiles: areaTiles(localeOf(new URL(request.url))) };
}

export default function Topics() {
  const { t } = useTranslation("topics");
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
