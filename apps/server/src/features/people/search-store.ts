import type { PeopleQuery } from "@aufwind/rules/people";
import { variants } from "@aufwind/rules/search/text-analysis";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/database-types.ts";
import { foldedName, isCalled } from "../../platform/database/folded-name.ts";
import { containsPattern } from "../../platform/database/like-pattern.ts";

const MOST = 20;
const FOUND = [
  "users.id",
  "users.kind",
  "users.first_name",
  "users.last_name",
  "users.email",
  "users.created_at",
] as const;

type People = SelectQueryBuilder<DB, "users", object>;
type Narrow = (people: People) => People;

/** Among a million people thousands share a common name: sorting them all would take longer than asking again. */
const MOST_SORTED = 500;

/** The newest first, as far as a name is not too common. */
const newest = (database: Database, narrow: Narrow) =>
  database
    .selectFrom(
      narrow(database.selectFrom("users").where("users.deleted_at", "is", null) as People)
        .select(FOUND)
        .limit(MOST_SORTED)
        .as("found"),
    )
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
export type FoundRow = Awaited<ReturnType<typeof newest>>[number];

/** Finds people by what was typed; each way to look uses an index of its own. */
export function searchPeople(database: Database, asked: PeopleQuery): Promise<FoundRow[]> {
  switch (asked.by) {
    case "id":
      return newest(database, byId(asked.id));
    case "card":
      return newest(database, byCard(asked.lastFour));
    case "invoice":
      return newest(database, byInvoice(asked.number));
    case "email":
      return searchEmails(database, asked.part);
    case "name":
      return searchNames(database, asked.words);
  }
}

const byId = (id: string): Narrow => {
  return (people) =>
    people.where((eb) =>
      eb.or([
        eb("users.id", "=", id),
        eb("users.id", "in", eb.selectFrom("appointments").select("client_id").where("id", "=", id)),
        eb("users.id", "in", eb.selectFrom("appointments").select("coach_id").where("id", "=", id)),
      ]),
    );
};

const byCard = (lastFour: string): Narrow => {
  return (people) =>
    people.where((eb) =>
      eb("users.id", "in", eb.selectFrom("payment_methods").select("user_id").where("last_four", "=", lastFour)),
    );
};

const byInvoice = (number: string): Narrow => {
  return (people) =>
    people.where((eb) => {
      const numbered = eb.selectFrom("invoices").where("number", "=", number);
      const clients = numbered.where("client_id", "is not", null).select(sql<string>`client_id`.as("client_id"));
      return eb.or([eb("users.id", "in", numbered.select("coach_id")), eb("users.id", "in", clients)]);
    });
};

/** Most type an address from its start: that index answers at once, the one of all parts reads common endings too. */
async function searchEmails(database: Database, part: string): Promise<FoundRow[]> {
  const starting = await newestStarting(database, [sql`email_key`], [part]);
  if (starting.length > 0) return starting;
  return newest(database, (people) => people.where("users.email_key", "like", containsPattern(part)));
}

const NAMES = [sql`folded_name`, sql`folded(trim(last_name || ' ' || first_name))`];

/** Whole names first, in either order; then every word anywhere, as in the second half of a double name. */
async function searchNames(database: Database, words: string): Promise<FoundRow[]> {
  const typed = words.split(/[\s,]+/).filter(Boolean);
  const starting = await newestStarting(database, NAMES, variants(typed.join(" ")));
  // One word may be the start of one name and the end of another.
  if (typed.length > 1 ? starting.length > 0 : starting.length === MOST) return starting;
  return newest(database, (people) => people.where(isCalled(foldedName("users"), typed.join(" "))));
}

/** Who has one of these starts in one of the columns: each from an index of its own, which is left early. */
async function newestStarting(database: Database, columns: RawBuilder<unknown>[], starts: string[]) {
  const each = columns.flatMap((column) =>
    starts.map(
      (start) => sql`(select ${sql.join(FOUND.map((name) => sql.ref(name)))} from users
        where deleted_at is null and ${column} ^@ ${start} limit ${MOST_SORTED})`,
    ),
  );
  const { rows } = await sql<FoundRow>`
    select * from (${sql.join(each, sql` union `)}) as found order by created_at desc limit ${MOST}`.execute(database);
  return rows;
}
