import { randomUUID } from "node:crypto";
import type { Access } from "@aufwind/contract/platform/route";
import { PERMISSIONS, type Permission } from "@aufwind/rules/operators";
import { type Database, openDatabase } from "@aufwind/server/platform/database/database";
import { createLog } from "@aufwind/server/platform/log/log";
import { seal } from "@aufwind/server/platform/session/seal";
import { hashOf, newToken } from "@aufwind/server/platform/session/token";
import { listedCoach } from "@aufwind/server/test/listed-coach";
import type pg from "pg";
import type { Installation } from "./installation.ts";
import type { Route } from "./routes.ts";

export type Actor = {
  name: string;
  id: string;
  cookie: string;
  kind: Access;
  permissions: readonly Permission[];
  isSuspended?: boolean;
  /** One of the two whose things are asked for. */
  isOwner?: boolean;
};

export const VISITOR: Actor = { name: "visitor", id: "", cookie: "", kind: "visitor", permissions: [] };

/** Signs somebody in without a password; returns the cookie. */
export async function signIn(pool: pg.Pool, userId: string): Promise<string> {
  const [token, sessionId] = [newToken(), randomUUID()];
  await pool.query(
    `with sitting as (
      insert into sessions (id, user_id, remembered, user_agent, created_at, last_used_at, expires_at, proved_at)
      values ($1, $2, false, '', now(), now() + interval '2 hours', now() + interval '1 day', now() + interval '2 hours'))
    insert into session_tokens (hash, session_id, kind, expires_at) values ($3, $1, 'access', now() + interval '1 day')`,
    [sessionId, userId, hashOf(token)],
  );
  return `access=${token}`;
}

type NewUser = { kind: "client" | "coach" | "operator"; isConfirmed?: boolean };

export async function newUser(database: Database, { kind, isConfirmed = true }: NewUser): Promise<string> {
  const [id, now] = [randomUUID(), new Date()];
  const email = `${id}@example.org`;
  const agreed = { locale: "de", terms_locale: "de", terms_accepted_at: now, adult_confirmed_at: now };
  const named = { email, email_key: email, first_name: "Andere", last_name: "Person", created_at: now };
  await database
    .insertInto("users")
    .values({ id, kind, ...named, ...agreed, confirmed_at: isConfirmed ? now : null })
    .execute();
  return id;
}

/** Our own statements, typed. */
export const databaseOf = ({ databases }: Installation) =>
  openDatabase({ url: databases.directUrl, pool: 4, isPooled: false }, createLog("silent")).database;

/** Everybody of the matrix: the two owners, their counterparts, and each permission of the team. */
export async function everybody(installation: Installation, database: Database): Promise<Actor[]> {
  const { pool } = installation;
  const known = async (firstName: string) =>
    (await pool.query<{ id: string }>("select id from users where first_name = $1 and is_demo", [firstName])).rows[0]
      ?.id ?? "";
  const actor = async (name: string, id: string, kind: Access, over: Partial<Actor> = {}): Promise<Actor> => ({
    ...{ name, id, kind, permissions: [], cookie: await signIn(pool, id) },
    ...over,
  });
  const newCoach = async () => {
    const id = await newUser(database, { kind: "coach" });
    await listedCoach({ database }, { userId: id });
    return id;
  };
  const actors = [
    VISITOR,
    await actor("client", await known("Lena"), "client", { isOwner: true }),
    await actor("other client", await newUser(database, { kind: "client" }), "client"),
    await actor("coach", await known("Jonas"), "coach", { isOwner: true }),
    await actor("other coach", await newCoach(), "coach"),
    await actor("suspended coach", await newCoach(), "coach", { isSuspended: true }),
    // Even with a session that should not exist yet, or not any more.
    await actor("unconfirmed client", await newUser(database, { kind: "client", isConfirmed: false }), "visitor"),
    await actor("deleted client", await newUser(database, { kind: "client" }), "visitor"),
  ];
  for (const permission of PERMISSIONS)
    actors.push(await newOperator(installation, database, { name: `team: ${permission}`, permissions: [permission] }));
  await pool.query("update coaches set restriction = 'suspended' where user_id = $1", [
    idOf(actors, "suspended coach"),
  ]);
  await pool.query(
    `update users set deleted_at = now(), email = null, email_key = null, first_name = '', last_name = '' where id = $1`,
    [idOf(actors, "deleted client")],
  );
  return actors;
}

const idOf = (actors: Actor[], wanted: string) => actors.find(({ name }) => name === wanted)?.id;

type NewOperator = { name: string; permissions: readonly Permission[] };

/** Somebody of the team, with an app for codes. */
export async function newOperator(
  { pool, env }: Installation,
  database: Database,
  { name, permissions }: NewOperator,
): Promise<Actor> {
  const id = await newUser(database, { kind: "operator" });
  await pool.query("insert into operators (user_id, permissions, invited_at) values ($1, $2, now())", [
    id,
    permissions,
  ]);
  await pool.query(
    "insert into totp_secrets (user_id, sealed_secret, created_at, confirmed_at) values ($1, $2, now(), now())",
    [id, seal("JBSWY3DPEHPK3PXP", { secret: env.SECRET ?? "", purpose: "totp" })],
  );
  return { name, id, kind: "operator", permissions: [...permissions], cookie: await signIn(pool, id) };
}

/** What the declaration of a route says to an actor: the code of its refusal, or undefined where it is open. */
export function refusalFor(actor: Actor, route: Route): string | undefined {
  if (route.access === "visitor") return undefined;
  if (actor.kind === "visitor") return "notSignedIn";
  if (route.access !== "signedIn" && route.access !== actor.kind) return "wrongRole";
  if (actor.isSuspended && !route.isOpenWhenSuspended) return "accountSuspended";
  const isMissing = route.permissions.length > 0 && !route.permissions.some((each) => actor.permissions.includes(each));
  return route.access === "operator" && isMissing ? "permissionMissing" : undefined;
}
