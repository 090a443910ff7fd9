import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { CreditList, FriendList } from "../features/friends/friend-list.tsx";
import { loadFriends } from "../features/friends/friends.server.ts";
import { LinkPanel, MessagesPanel } from "../features/friends/link-panel.tsx";
import { formatMoney } from "../platform/i18n/format.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireRole } from "../platform/session/member.server.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { Panels } from "../ui/panel.tsx";
import { Failure } from "../ui/placeholders.tsx";

export const handle = { namespaces: ["friends"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "friends:title");

export async function loader(visit: LoaderFunctionArgs) {
  const { firstName } = await requireRole(visit, "client");
  return { firstName, ...(await loadFriends(visit)) };
}

export default function ClientFriends() {
  const { t } = useTranslation("friends");
  const locale = useLocale();
  const { firstName, friends, credits } = useLoaderData<typeof loader>();
  if (!friends)
    return (
      <>
        <PageHeader title={t("title")} />
        <Failure title={t("failed")} />
      </>
    );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead", { money: formatMoney(locale, friends.creditCents) })} />
      <Panels>
        <LinkPanel friends={friends} />
        <MessagesPanel friends={friends} firstName={firstName} />
        <FriendList friends={friends} />
        <CreditList credits={credits} />
      </Panels>
    </>
  );
}
