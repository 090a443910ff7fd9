import type { Choice, QuietHours, Topic } from "@aufwind/rules/notifications-preferences";
import { sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";

/** Somebody's choice for a topic; null if none. */
type Chosen = {
  user_id: string;
  topic: Topic;
  receives: boolean;
  choice: Choice | null;
  quiet: QuietHours | null;
};

type FindChosenParams = { userIds: readonly string[]; topics: readonly Topic[] };

/** One row per person and topic, whether they chose or not. */
export async function findChosen(db: DbOrTx, { userIds, topics }: FindChosenParams): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select person.user_id, about.topic, coalesce(receives, true) as receives,
      case when in_app is not null
        then jsonb_build_object('inApp', in_app, 'email', email, 'push', push) end as choice,
      case when quiet_zone is not null
        then jsonb_build_object('from', left(quiet_from::text, 5), 'until', left(quiet_until::text, 5), 'zone', quiet_zone)
      end as quiet
    from unnest(${userIds}::uuid[]) as person (user_id)
    cross join unnest(${topics}::text[]) with ordinality as about (topic, place)
    left join notification_settings using (user_id)
    left join notification_choices using (user_id, topic)
    order by place`.execute(db);
  return rows;
}

type SaveSettingsParams = { userId: string; receives: boolean; quiet: QuietHours | null };

/** Locked until the commit, so that two tabs do not mix. */
export const saveSettings = (tx: Tx, { userId, receives, quiet }: SaveSettingsParams) =>
  tx
    .insertInto("notification_settings")
    .values({
      user_id: userId,
      receives,
      quiet_from: quiet?.from ?? null,
      quiet_until: quiet?.until ?? null,
      quiet_zone: quiet?.zone ?? null,
    })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        receives: eb.ref("excluded.receives"),
        quiet_from: eb.ref("excluded.quiet_from"),
        quiet_until: eb.ref("excluded.quiet_until"),
        quiet_zone: eb.ref("excluded.quiet_zone"),
      })),
    )
    .execute();

export const saveChoices = (tx: Tx, userId: string, choices: ReadonlyMap<Topic, Choice>) =>
  tx
    .insertInto("notification_choices")
    .values(
      [...choices].map(([topic, { inApp, email, push }]) => ({ user_id: userId, topic, in_app: inApp, email, push })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "topic"]).doUpdateSet((eb) => ({
        in_app: eb.ref("excluded.in_app"),
        email: eb.ref("excluded.email"),
        push: eb.ref("excluded.push"),
      })),
    )
    .execute();

/** For the download of one's data. */
export async function settingsFact(db: DbOrTx, userId: string) {
  const settings = await db
    .selectFrom("notification_settings")
    .select(["receives", "quiet_from", "quiet_until", "quiet_zone"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const choices = await db
    .selectFrom("notification_choices")
    .select(["topic", "in_app", "email", "push"])
    .where("user_id", "=", userId)
    .orderBy("topic")
    .execute();
  return settings && { ...settings, choices };
}

export const deleteSettings = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom("notification_choices").where("user_id", "=", userId).execute();
  await tx.deleteFrom("notification_settings").where("user_id", "=", userId).execute();
};
