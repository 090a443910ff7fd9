import type { Provider } from "../../platform/config/config.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { addresseeOf } from "../accounts/queries.ts";
import { findByEmail, findUser, lockUser, type UserRow } from "../accounts/store.ts";
import { isOperator } from "../operators/store.ts";
import type { Identity } from "./gateway.ts";
import { linkedMail } from "./mails.ts";
import * as store from "./store.ts";

type RecognisePersonParams = { provider: Provider; identity: Identity & { email: string } };
type Refused = "providerUnconfirmed" | "providerFailed" | "providerRemoved";
type Recognised = { user: UserRow } | { problem: Refused } | undefined;

/** Finds the account of a person whom a provider vouches for, and links the two if new; undefined: no account. */
export const recognisePerson = (
  platform: Platform,
  { provider, identity }: RecognisePersonParams,
): Promise<Recognised> =>
  transact(platform.database, async (tx) => {
    const { subject, email } = identity;
    const link = await store.findLink(tx, { provider: provider.id, subject });
    const found = link ? await findUser(tx, link.user_id) : await findByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user) return undefined;
    // Somebody else may have typed the address: only a confirmed account is known to be the same person's.
    if (!user.confirmed_at) return { problem: "providerUnconfirmed" };
    // A removed provider stays removed, whatever the provider says.
    if (await store.wasRemoved(tx, { provider: provider.id, userId: user.id })) return { problem: "providerRemoved" };
    // Somebody who has left the team has no account any more.
    if (user.kind === "operator" && !(await isOperator(tx, user.id))) return { problem: "providerFailed" };
    if (link || (await linkNow(tx, platform, { provider, subject, user }))) return { user };
    return { problem: "providerFailed" };
  });

type LinkNowParams = { provider: Provider; subject: string; user: UserRow };

/** Links, and confirms it by mail; false if the account is linked to another identity of this provider. */
async function linkNow(tx: Tx, platform: Platform, { provider, subject, user }: LinkNowParams): Promise<boolean> {
  const created_at = platform.clock.now();
  if (await store.insertLink(tx, { provider: provider.id, subject, user_id: user.id, created_at })) {
    await platform.outbox.add(
      tx,
      linkedMail(platform, { ...addresseeOf(user), provider: provider.name, now: created_at }),
    );
    return true;
  }
  // The same person in two tabs: the other one was first.
  const link = await store.findLink(tx, { provider: provider.id, subject });
  return link?.user_id === user.id;
}

/** Removes a provider for good; not the only way in. */
export const removeLink = ({ database, clock }: Platform, { userId, provider }: { userId: string; provider: string }) =>
  transact(database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new Problem("notSignedIn");
    if (!(await store.setRemoved(tx, { userId, provider, now: clock.now() }))) throw new Problem("notFound");
    if (!user.password_hash) throw new Problem("noPassword");
  });
