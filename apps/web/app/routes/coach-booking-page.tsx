import { type MetaArgs, useLoaderData } from "react-router";
import { loadBookingPage } from "../features/booking-pages/booking-page.server.ts";
import { Sources } from "../features/booking-pages/sources.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export const handle = { namespaces: ["booking-pages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "booking-pages:title");

export const loader = loaderFor("coach", loadBookingPage);

export default function CoachBookingPage() {
  const { t } = useTranslation("booking-pages");
  const { sources } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <Sources sources={sources} />
      </Panels>
    </>
  );
}
