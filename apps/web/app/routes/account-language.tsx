import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { LanguageForm } from "../features/settings/account-forms.tsx";
import { languageAction } from "../features/settings/settings.server.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "settings:language.title");

export async function loader(visit: LoaderFunctionArgs) {
  const { locale } = await requireMember(visit);
  return { locale, isSaved: new URL(visit.request.url).searchParams.has("saved") };
}

export const action = (visit: ActionFunctionArgs) => languageAction(visit);

export default function AccountLanguage() {
  const { t } = useTranslation("settings");
  return (
    <>
      <PageHeader title={t("language.title")} lead={t("language.lead")} />
      <Panel title={t("language.panel")}>
        <LanguageForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </>
  );
}
