import type { AgreedText, GivenAt, LegalText, TextReader } from "@aufwind/rules/legal-texts";
import type { Locale } from "@aufwind/rules/locale";
import { sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

type Agreement = {
  text: AgreedText;
  version: string;
  userId: string;
  locale: Locale;
  givenAt: GivenAt;
  now: Date;
};

/** False if it was agreed to before; the first agreement stays as it is. */
export async function insertAgreement(tx: Tx, { userId, givenAt, now, ...agreed }: Agreement): Promise<boolean> {
  return insertNew(tx, "text_agreements", { ...agreed, user_id: userId, given_at: givenAt, agreed_at: now });
}

export const findAgreements = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("text_agreements")
    .select(["text", "version", "locale", "given_at", "agreed_at"])
    .where("user_id", "=", userId)
    .orderBy("agreed_at")
    .$narrowType<{ text: AgreedText; locale: Locale; given_at: GivenAt }>()
    .execute();

export const findAnnouncements = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("text_announcements")
    .select(["text", "version", "announced_at", "applies_on"])
    .where("user_id", "=", userId)
    .orderBy("version", "desc")
    .$narrowType<{ text: LegalText }>()
    .execute();

/** For the copy of somebody's data. */
export const textFacts = async (db: Database, userId: string) => ({
  agreements: await findAgreements(db, userId),
  announcements: await findAnnouncements(db, userId),
});

type Untold = {
  text: LegalText;
  version: string;
  readers: readonly TextReader[];
  /** Where nobody agrees, those who came later have read it. */
  joinedBefore: Date | null;
};

/** People with an account who have to hear of a version and have not: not those who agreed to it when they came. */
const untold = (db: DbOrTx, { text, version, readers, joinedBefore }: Untold) =>
  db
    .selectFrom("users")
    .where("kind", "in", [...readers])
    .where("confirmed_at", "is not", null)
    .where("email", "is not", null)
    .$if(joinedBefore !== null, (query) => query.where("users.created_at", "<", joinedBefore ?? new Date()))
    .where(
      sql<boolean>`not exists (select from text_announcements told
        where told.text = ${text} and told.version = ${version} and told.user_id = users.id)`,
    )
    .where(
      sql<boolean>`not exists (select from text_agreements given
        where given.text = ${text} and given.version >= ${version} and given.user_id = users.id)`,
    );

/** The next of them, locked, so that two workers tell different people. */
export const lockUnnotified = (tx: Tx, { most, ...asked }: Untold & { most: number }) =>
  untold(tx, asked)
    .select(["id", "kind", "email", "first_name", "locale", "terms_locale"])
    .orderBy("id")
    .limit(most)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ kind: TextReader; email: string; locale: Locale; terms_locale: Locale }>()
    .execute();

export const countUnnotified = async (db: Database, asked: Untold): Promise<number> =>
  (await untold(db, asked).select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow()).count;

type Told = { text: LegalText; version: string; now: Date; people: { userId: string; appliesOn: string | null }[] };

export const insertAnnouncements = (tx: Tx, { text, version, now, people }: Told) =>
  tx
    .insertInto("text_announcements")
    .values(
      people.map(({ userId, appliesOn }) => ({
        ...{ text, version, user_id: userId },
        ...{ announced_at: now, applies_on: appliesOn },
      })),
    )
    .execute();

type Counted = { text: LegalText; version: string; kind: string; count: number; last: string | null };

/** How many of each kind were told of each version, and agreed to it. */
export async function countByVersion(db: Database): Promise<{ told: Counted[]; agreed: Counted[] }> {
  const told = await sql<Counted>`
    select text, version, users.kind, count(*)::int as count, max(applies_on) as last
    from text_announcements join users on users.id = user_id group by text, version, users.kind`.execute(db);
  const agreed = await sql<Counted>`
    select text, version, users.kind, count(*)::int as count, null as last
    from text_agreements join users on users.id = user_id group by text, version, users.kind`.execute(db);
  return { told: told.rows, agreed: agreed.rows };
}
