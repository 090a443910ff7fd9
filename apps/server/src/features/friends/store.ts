import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Friends, WelcomedMailboxes } from "../../platform/database/database-types.ts";

type Anywhere = Database | Tx;

export const findCode = (db: Anywhere, clientId: string) =>
  db.selectFrom("friend_codes").select(["code", "made_at"]).where("client_id", "=", clientId).executeTakeFirst();

type Code = { client_id: string; code: string; made_at: Date };

/** Adds nothing where the client has one, or where it is somebody else's. */
export const insertCode = (db: Anywhere, code: Code) =>
  db
    .insertInto("friend_codes")
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Whose code it is. */
export const findInviter = (db: Anywhere, code: string) =>
  db
    .selectFrom("friend_codes")
    .innerJoin("users", "users.id", "friend_codes.client_id")
    .select(["users.id", "users.first_name"])
    .where("code", "=", code)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();

export const insertFriend = (tx: Tx, friend: Insertable<Friends>) => tx.insertInto("friends").values(friend).execute();

const findInviterOf = (db: Anywhere, friendId: string) =>
  db.selectFrom("friends").select(["inviter_id", "joined_at"]).where("friend_id", "=", friendId).executeTakeFirst();

/** Through whom somebody came, with the address that is known now. */
export const findComing = (tx: Tx, friendId: string) =>
  tx
    .selectFrom("friends")
    .innerJoin("users", "users.id", "friends.friend_id")
    .select(["inviter_id", "users.email"])
    .where("friend_id", "=", friendId)
    .executeTakeFirst();

/** How many were welcomed through somebody since then, also those who have left. */
export async function countWelcomed(tx: Tx, { inviterId, since }: { inviterId: string; since: Date }): Promise<number> {
  const { count } = await tx
    .selectFrom("welcomed_mailboxes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("inviter_id", "=", inviterId)
    .where("welcomed_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Answers whether this mailbox was never welcomed before. */
export async function markWelcomed(tx: Tx, welcomed: Insertable<WelcomedMailboxes>): Promise<boolean> {
  const marked = await tx
    .insertInto("welcomed_mailboxes")
    .values(welcomed)
    .onConflict((conflict) => conflict.doNothing())
    .returning("mailbox_key")
    .executeTakeFirst();
  return marked !== undefined;
}

/** Who is still to be thanked for a friend: one whose welcome is used, which takes a card that nobody came with before. */
export const findUnthanked = (tx: Tx, friendId: string) =>
  tx
    .selectFrom("friends")
    .select("inviter_id")
    .where("friend_id", "=", friendId)
    .where("credited_at", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("credits")
          .select("id")
          .whereRef("credits.client_id", "=", "friends.friend_id")
          .where("reason", "=", "welcome")
          .where("appointment_id", "is not", null),
      ),
    )
    .executeTakeFirst();

/** Holds an inviter's code until the commit, so that friends are counted one after another; false for who has left. */
export async function holdInviter(tx: Tx, inviterId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("friend_codes")
    .select("client_id")
    .where("client_id", "=", inviterId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers whether it was not so before, and whether the friend is still there. */
export async function markCredited(tx: Tx, { friendId, now }: { friendId: string; now: Date }): Promise<boolean> {
  const waiting = tx.updateTable("friends").set({ credited_at: now }).where("credited_at", "is", null);
  return (await waiting.where("friend_id", "=", friendId).executeTakeFirst()).numUpdatedRows > 0n;
}

const MOST_LISTED = 200;

/** Who came through somebody, the newest first; before an address is confirmed anybody may have typed the name. */
export const findFriends = (db: Anywhere, inviterId: string) =>
  db
    .selectFrom("friends")
    .innerJoin("users", "users.id", "friends.friend_id")
    .select(["users.first_name", "joined_at", "credited_at"])
    .where("inviter_id", "=", inviterId)
    .where("users.confirmed_at", "is not", null)
    .orderBy("joined_at", "desc")
    .orderBy("friend_id")
    .limit(MOST_LISTED)
    .execute();
export type FriendRow = Awaited<ReturnType<typeof findFriends>>[number];

/** Through whom somebody came; and the own link, with when others came by it. */
export async function friendFacts(db: Anywhere, userId: string) {
  const [own, came, invited] = await Promise.all([
    findCode(db, userId),
    findInviterOf(db, userId),
    db.selectFrom("friends").select(["joined_at", "credited_at"]).where("inviter_id", "=", userId).execute(),
  ]);
  return own || came ? { ...own, came_invited_at: came?.joined_at ?? null, invited } : undefined;
}

/** The link goes, and that one came through somebody; those who came stay, through somebody without a name. */
export async function forgetFriends(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("friend_codes").where("client_id", "=", userId).execute();
  await tx.deleteFrom("friends").where("friend_id", "=", userId).execute();
}
