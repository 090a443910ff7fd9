import { type ActionFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadOwn } from "../features/gift-cards/gift-cards.server.ts";
import { OwnGiftCardList, RedeemPanel } from "../features/gift-cards/own-gift-cards.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { loaderFor, requireRole } from "../platform/session/member.server.ts";
import { redeemAction } from "../shared/gift-code/redeem.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["gift-cards", "gift-code"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "gift-cards:own.title");

export const loader = loaderFor("client", async (visit) => ({ own: await loadOwn(visit) }));

export async function action(visit: ActionFunctionArgs) {
  await requireRole(visit, "client");
  return redeemAction(visit);
}

export default function ClientGiftCards() {
  const { t } = useTranslation("gift-cards");
  const { own } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("own.title")} lead={t("own.lead")} />
      <Panels>
        <RedeemPanel />
        <OwnGiftCardList own={own} />
      </Panels>
    </>
  );
}
