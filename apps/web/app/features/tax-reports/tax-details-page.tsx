import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/notices.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel, Panels } from "../../ui/panel.tsx";
import { TaxCopies } from "./tax-copies.tsx";
import type { TaxDetailsFacts } from "./tax-details.server.ts";
import { FromBusiness, TaxDetailsForm } from "./tax-details-form.tsx";

/** What is reported to the tax office about a coach: why, from what, and the copies. */
export function TaxDetailsPage(facts: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <Panels>
        <Missing {...facts} />
        <Panel title={t("why.title")}>
          <p>{t("why.law")}</p>
          <p>{t("why.kept")}</p>
        </Panel>
        <TaxDetailsForm {...facts} />
        <FromBusiness business={facts.business} />
        <TaxCopies copies={facts.copies} />
      </Panels>
    </>
  );
}

/** Only while something is asked for: from when payouts wait, or that they do. */
function Missing({ request, details }: TaxDetailsFacts) {
  const { t } = useTranslation("tax-reports");
  const locale = useLocale();
  if (request?.isHeld) return <Note icon="lock">{t("missing.held")}</Note>;
  if (request) return <Note icon="clock">{t("missing.asked", { day: formatDay(locale, request.holdsOn) })}</Note>;
  return details ? <Note icon="check">{t("missing.none", { day: formatDay(locale, details.savedAt) })}</Note> : null;
}
