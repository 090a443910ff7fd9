import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { KeyboardForm } from "../features/settings/account-forms.tsx";
import { keyboardAction } from "../features/settings/settings.server.ts";
import { areShortcutsOn } from "../platform/http/cookies.ts";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const meta = (args: MetaArgs) => memberMeta(args, "settings:keyboard.title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireMember(visit);
  const isOn = areShortcutsOn(visit.request.headers.get("cookie"));
  return { isOn, isSaved: new URL(visit.request.url).searchParams.has("saved") };
}

export const action = (visit: ActionFunctionArgs) => keyboardAction(visit);

export default function AccountKeyboard() {
  const { t } = useTranslation("settings");
  return (
    <>
      <PageHeader title={t("keyboard.title")} lead={t("keyboard.lead")} />
      <Panel title={t("keyboard.panel")}>
        <KeyboardForm {...useLoaderData<typeof loader>()} />
      </Panel>
    </>
  );
}
