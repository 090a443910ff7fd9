import type { Friends } from "@aufwind/contract/friends";
import { formatMoney } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Panel } from "../../ui/panel.tsx";
import { LinkField } from "../../ui/sharing.tsx";

/** On a client's first page: the own link, ready to share. */
export function FriendTile({ friends }: { friends: Friends }) {
  const { t } = useTranslation("friends");
  const money = formatMoney(useLocale(), friends.creditCents);
  return (
    <Panel small title={t("tile.title")} aside={<PageLink to="clientFriends">{t("tile.more")}</PageLink>}>
      <p>{t("tile.text", { money })}</p>
      <LinkField id="friend-link" label={t("link.label")} url={friends.url} copy={t("link.copy")} isBrief isCompact />
    </Panel>
  );
}
