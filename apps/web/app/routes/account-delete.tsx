import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { deleteAction, loadDeletion, loadOutstanding } from "../features/personal-data/data.server.ts";
import { DeletePanel } from "../features/personal-data/delete-panel.tsx";
import { NoPassword } from "../features/settings/no-password.tsx";
import { resetMailAction } from "../features/settings/settings.server.ts";
import { actionByForm } from "../platform/forms/form-action.ts";
import { PageLink } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";
import { Note } from "../ui/notices.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { RichText } from "../ui/rich-text.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["personal-data"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "settings:nav.delete");

export async function loader(visit: LoaderFunctionArgs) {
  const { email, hasPassword, userType } = await requireMember(visit);
  const [deletion, outstanding] = await Promise.all([loadDeletion(visit), loadOutstanding(visit, userType)]);
  return { email, hasPassword, userType, ahead: deletion?.appointments ?? null, outstanding };
}

export const action = actionByForm({
  delete: deleteAction,
  resetMail: resetMailAction,
});

export default function AccountDelete() {
  const { t } = useTranslation("settings");
  const { email, hasPassword, userType, ahead, outstanding } = useLoaderData<typeof loader>();
  const data = (words: string) => <PageLink to="accountData">{words}</PageLink>;
  return (
    <>
      <PageHeader title={t("nav.delete")} />
      <Panels>
        <Note>
          <p>
            <RichText text={t("delete.first")} tags={{ data }} />
          </p>
        </Note>
        {!hasPassword && <NoPassword email={email} />}
        <DeletePanel role={userType} ahead={ahead} mayAsk={hasPassword} outstanding={outstanding} />
      </Panels>
    </>
  );
}
