import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import type { Relation } from "@aufwind/rules/appointments/booking";
import type { Status } from "@aufwind/rules/appointments/status";
import type { ExperienceLevel, Qualification } from "@aufwind/rules/clients";
import type { GENDER_IDENTITIES, PRONOUNS } from "@aufwind/rules/coaches";
import type { Consultation } from "@aufwind/rules/consultations";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { foldedName, isCalled } from "../../platform/database/folded-name.ts";

type BriefRow = { id: string; consultation: Consultation; starts_at: string; ends_at: string; status: Status };

/** A client as their coach sees them. */
export type SeenRow = {
  client_id: string;
  name: string;
  kind: Relation;
  created_at: Date;
  invited_at: Date | null;
  experience: ExperienceLevel | null;
  qualification: Qualification | null;
  completed: number;
  upcoming: number;
  cancelled: number;
  no_show: number;
  latest: BriefRow | null;
  coming: BriefRow | null;
};

type SeenParams = { coachId: string; now: Date; also?: RawBuilder<unknown>; order?: RawBuilder<unknown> };

/** Details of the chosen pairs, each looked up by its two people. */
const seen = <Row extends SeenRow>(
  pairs: RawBuilder<unknown>,
  { coachId, now, also = sql``, order = sql`client_id` }: SeenParams,
) => {
  const ofPair = sql`from appointments where coach_id = ${coachId} and client_id = pairs.client_id`;
  return sql<Row>`
    select pairs.*, trim(users.first_name || ' ' || users.last_name) as name, clients.experience, clients.qualification,
      counts.*, to_json(latest) as latest, to_json(coming) as coming${also}
    from (${pairs}) pairs
    left join users on users.id = pairs.client_id
    left join clients on clients.user_id = pairs.client_id
    cross join lateral (
      select count(*) filter (where status = 'Completed') as completed,
        count(*) filter (where status in ('Pending', 'Scheduled', 'Rescheduled') and ends_at > ${now}) as upcoming,
        count(*) filter (where status = 'Cancelled') as cancelled,
        count(*) filter (where status = 'No Show') as no_show
      ${ofPair}
    ) counts
    left join lateral (
      select id, consultation, starts_at, ends_at, status ${ofPair}
        and status in ('Scheduled', 'Completed', 'No Show') and ends_at <= ${now}
      order by starts_at desc, id desc limit 1
    ) latest on true
    left join lateral (
      select id, consultation, starts_at, ends_at, status ${ofPair}
        and status in ('Pending', 'Scheduled', 'Rescheduled') and ends_at > ${now}
      order by starts_at, id limit 1
    ) coming on true
    order by ${order}`;
};

export type Wanted = {
  coachId: string;
  name: string;
  experience: ExperienceLevel[];
  qualification: Qualification[];
  relation: Relation[];
  /** Undefined: all time. */
  since: Date | undefined;
  /** Of a tag that the coach gave; undefined: whoever has any, or none. */
  tagKey: Buffer | undefined;
};

const isOneOf = (column: string, values: readonly string[]) => sql`${sql.ref(column)} = any(${values}::text[])`;

/** The pairs of one coach that match the filters. */
function areWanted({ coachId, name, experience, qualification, relation, since, tagKey }: Wanted): RawBuilder<unknown> {
  const said = [
    ...(experience.length > 0 ? [isOneOf("experience", experience)] : []),
    ...(qualification.length > 0 ? [isOneOf("qualification", qualification)] : []),
  ];
  const conditions = [
    sql`relations.coach_id = ${coachId}`,
    ...(since ? [sql`relations.created_at >= ${since}`] : []),
    ...(relation.length > 0 ? [isOneOf("relations.kind", relation)] : []),
    ...(name
      ? [sql`exists (select from users where users.id = client_id and ${isCalled(foldedName("users"), name)})`]
      : []),
    ...(tagKey
      ? [
          sql`exists (select from client_remarks where client_remarks.coach_id = ${coachId}
            and client_remarks.client_id = relations.client_id and ${tagKey} = any(tag_keys))`,
        ]
      : []),
    ...(said.length > 0
      ? [sql`exists (select from clients where user_id = client_id and ${sql.join(said, sql` and `)})`]
      : []),
  ];
  return sql.join(conditions, sql` and `);
}

// In the index's order: newest first, then by id.
const ORDERS = { desc: sql`created_at desc, client_id`, asc: sql`created_at, client_id desc` };

type Page = PageAsked & { now: Date };

/** One page by when they came, with the total; details are read for the page only. */
export async function findPage(db: Database, wanted: Wanted, { now, ...asked }: Page) {
  const order = ORDERS[asked.sort];
  const { limit, offset } = rowsOf(asked);
  const pairs = sql`
    select total.count as total_count, page.*
    from (select count(*) as count from relations where ${areWanted(wanted)}) total
    left join (
      select client_id, kind, created_at, invited_at from relations where ${areWanted(wanted)}
      order by ${order} limit ${limit} offset ${offset}
    ) page on true`;
  const { rows } = await seen<SeenRow & { total_count: number }>(pairs, {
    coachId: wanted.coachId,
    now,
    order,
  }).execute(db);
  // Past the end there is one row without a client, which carries the total.
  return { rows: rows.filter(({ client_id }) => client_id !== null), totalCount: rows[0]?.total_count ?? 0 };
}

export type OneRow = SeenRow & {
  pronoun: (typeof PRONOUNS)[number] | null;
  gender: (typeof GENDER_IDENTITIES)[number] | null;
  has_left: boolean;
  coach_since: Date;
  earned_net_cents: number;
  conversation_id: string | null;
};

type FindOneParams = { coachId: string; clientId: string; now: Date };

export async function findOne(db: Database, { coachId, clientId, now }: FindOneParams): Promise<OneRow | undefined> {
  const pair = sql`coach_id = ${coachId} and client_id = ${clientId}`;
  const also = sql`, clients.pronoun, clients.gender, users.deleted_at is not null as has_left,
    (select coach.created_at from users coach where coach.id = ${coachId}) as coach_since,
    (select coalesce(sum(net_cents), 0) from earnings where ${pair}) as earned_net_cents,
    (select conversations.id from conversations join conversation_sides on conversation_id = conversations.id
      where ${pair} and user_id = ${coachId} and listed_at is not null) as conversation_id`;
  const pairs = sql`select client_id, kind, created_at, invited_at from relations where ${pair}`;
  const { rows } = await seen<OneRow>(pairs, { coachId, now, also }).execute(db);
  return rows[0];
}
