import type { Friends } from "@aufwind/contract/friends";
import { CREDIT_CENTS, friendStanding, MOST_CREDITED } from "@aufwind/rules/friends";
import type { Locale } from "@aufwind/rules/locale";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import type { FriendRow } from "./store.ts";

type Known = { code: string; locale: Locale; friends: FriendRow[]; credited: number };

export const presentFriends = ({ config }: Platform, { code, locale, friends, credited }: Known): Friends => ({
  url: pageLink(config, { page: "friendInvitation", locale, token: code }),
  code,
  creditCents: CREDIT_CENTS,
  credited,
  mostCredited: MOST_CREDITED,
  friends: friends.map((friend) => ({
    firstName: friend.first_name,
    joinedAt: friend.joined_at.toISOString(),
    standing: friendStanding({ isCredited: friend.credited_at !== null, credited }),
  })),
});
