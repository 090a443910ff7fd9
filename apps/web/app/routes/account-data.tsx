import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { resetMailAction } from "../features/account/account.server.ts";
import { NoPassword } from "../features/account/no-password.tsx";
import { deleteAction, downloadAction } from "../features/data/data.server.ts";
import { DeletePanel } from "../features/data/delete-panel.tsx";
import { DownloadPanel } from "../features/data/download-panel.tsx";
import { actionOf } from "../platform/form-action.ts";
import { requireMember } from "../platform/member.server.ts";
import { memberMeta } from "../platform/member-meta.ts";
import type { PageHandle } from "../platform/page-handle.ts";
import { useTranslation } from "../platform/use-translation.ts";
import { Panels } from "../ui/panel.tsx";
import { PageHead } from "../ui/section.tsx";

export { keepForm as clientAction } from "../platform/keep-form.ts";

export const handle = { words: ["data"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "data:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { email, hasPassword, userType } = await requireMember(visit);
  return { email, hasPassword, userType };
}

export async function action(visit: ActionFunctionArgs) {
  const act = await actionOf<(visit: ActionFunctionArgs) => Promise<unknown>>(visit, {
    download: downloadAction,
    delete: deleteAction,
    resetMail: resetMailAction,
  });
  return act(visit);
}

export default function AccountData() {
  const { t } = useTranslation("data");
  const { email, hasPassword, userType } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <Panels>
        {!hasPassword && <NoPassword email={email} />}
        <DownloadPanel mayAsk={hasPassword} />
        <DeletePanel role={userType} mayAsk={hasPassword} />
      </Panels>
    </>
  );
}
