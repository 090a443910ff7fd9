import { userOf } from "./features/accounts/commands.ts";
import { findUser } from "./features/accounts/store.ts";
import { deleteMailsTo, mailsTo } from "./features/personal-data/store.ts";
import { linksOf } from "./features/providers/store.ts";
import { factorsOf } from "./features/second-factors/store.ts";
import { allSessions } from "./features/sessions/store.ts";
import { deleteSubscriptionsOf, subscriptionsOf } from "./features/subscriptions/store.ts";
import { deleteRequestsOf, requestsOf } from "./features/support/store.ts";
import { withdrawalsOf } from "./features/withdrawals/store.ts";
import type { PersonalData } from "./platform/session/personal-data.ts";

/** What we keep about a person, room by room. Erased in this order; a room that is added says both here. */
export const PERSONAL_DATA: PersonalData[] = [
  {
    name: "profile",
    read: async ({ database }, { userId }) => {
      const user = await findUser(database, userId);
      if (!user) return {};
      const { terms_accepted_at, terms_locale, adult_confirmed_at, confirmed_at } = user;
      return { ...userOf(user), terms_accepted_at, terms_locale, adult_confirmed_at, confirmed_at };
    },
  },
  { name: "sessions", read: ({ database }, { userId }) => allSessions(database, userId) },
  { name: "second-factors", read: ({ database }, { userId }) => factorsOf(database, userId) },
  { name: "sign-in-providers", read: ({ database }, { userId }) => linksOf(database, userId) },
  {
    name: "subscriptions",
    read: ({ database }, { email }) => subscriptionsOf(database, email),
    erase: (tx, _, { email }) => deleteSubscriptionsOf(tx, email),
  },
  {
    name: "support-requests",
    read: ({ database }, { email }) => requestsOf(database, email),
    erase: (tx, _, { email }) => deleteRequestsOf(tx, email),
  },
  // Declarations with legal effect: they stay as long as claims can be made.
  { name: "withdrawals", read: ({ database }, { email }) => withdrawalsOf(database, email) },
  {
    name: "mails",
    read: ({ database }, { email }) => mailsTo(database, email),
    erase: (tx, _, { email }) => deleteMailsTo(tx, email),
  },
];
