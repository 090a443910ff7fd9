import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { Overview, toAccountFacts } from "../features/account/overview.tsx";
import { Glance } from "../features/security/glance.tsx";
import { loadGlance } from "../features/security/security.server.ts";
import { AreaTiles } from "../features/topics/area-tiles.tsx";
import { areaTiles } from "../features/topics/tiles.server.ts";
import { PageLink } from "../platform/locale.tsx";
import { requireRole } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { localeOf } from "../platform/pages.ts";
import { useTranslation } from "../platform/use-translation.ts";
import { Section } from "../ui/section.tsx";

export const handle = { words: ["security"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "account:nav.overview");

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireRole(visit, "client");
  const tiles = areaTiles(localeOf(new URL(visit.request.url)));
  return { user: toAccountFacts(user), glance: await loadGlance(visit), tiles };
}

export default function ClientHome() {
  const { t } = useTranslation("account");
  const { user, glance, tiles } = useLoaderData<typeof loader>();
  return (
    <>
      <Overview area="client" user={user} glance={<Glance facts={glance} />} />
      <Section
        title={t("topics.title")}
        lead={t("topics.lead")}
        more={<PageLink to="topics">{t("topics.all")}</PageLink>}
      >
        <AreaTiles tiles={tiles} />
      </Section>
    </>
  );
}
