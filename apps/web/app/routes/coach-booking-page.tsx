import { type MetaArgs, useLoaderData } from "react-router";
import { BOOKING_PAGE_ACTIONS, loadBookingPage } from "../features/booking-pages/booking-page.server.ts";
import { PrintedCard } from "../features/booking-pages/printed-card.tsx";
import { ShortAddress } from "../features/booking-pages/short-address.tsx";
import { Sources } from "../features/booking-pages/sources.tsx";
import { WidgetPanel } from "../features/booking-pages/widget-panel.tsx";
import { actionByForm } from "../platform/forms/form-action.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor } from "../platform/session/member.server.ts";
import { PageButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["booking-pages"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "booking-pages:title");

export const loader = loaderFor("coach", loadBookingPage);

export const action = actionByForm(BOOKING_PAGE_ACTIONS);

export default function CoachBookingPage() {
  const { t } = useTranslation("booking-pages");
  const { page, isEarly, sources } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {isEarly ? (
        <EmptyState title={t("early.title")} action={<PageButton to="coachOnboarding">{t("early.begin")}</PageButton>}>
          {t("early.text")}
        </EmptyState>
      ) : (
        <Panels>
          {page ? (
            <>
              <ShortAddress page={page} />
              <PrintedCard shortName={page.shortName} />
              <WidgetPanel page={page} />
            </>
          ) : (
            <Failure title={t("failed")} />
          )}
          <Sources sources={sources} />
        </Panels>
      )}
    </>
  );
}
