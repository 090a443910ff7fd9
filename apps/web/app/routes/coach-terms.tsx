import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { agreeAction, loadOwnTexts } from "../features/legal-texts/own.server.ts";
import { OwnTextsPage } from "../features/legal-texts/own-texts.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["legal-texts"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "legal-texts:own.heading");

export const loader = (visit: LoaderFunctionArgs) => loadOwnTexts(visit);

export const action = (visit: ActionFunctionArgs) => agreeAction(visit);

export default function CoachTerms() {
  const { t } = useTranslation("legal-texts");
  return (
    <>
      <PageHeader title={t("own.heading")} lead={t("own.lead")} />
      <OwnTextsPage {...useLoaderData<typeof loader>()} />
    </>
  );
}
