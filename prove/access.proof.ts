import { randomUUID } from "node:crypto";
import { type Actor, databaseOf, everybody, refusalFor, signIn } from "./actors.ts";
import { type Answer, codeOf, inParallel, sendRequest } from "./http-requests.ts";
import type { Installation } from "./installation.ts";
import { changedSince, hashRowsNaming, type OwnedRow, rowsOwnedBy } from "./owned-rows.ts";
import { type PageVisit, pageFaults, pageVisits, visitPage } from "./page-access.ts";
import { type Row, scaledToRun } from "./promise.ts";
import { allPages, allRoutes, filled, parametersOf, type Route } from "./routes.ts";
import { sampleOf, takesId } from "./samples.ts";
import { type Secrets, secretsIn, secretsOf } from "./secrets.ts";

/** Not there in production. */
const DEVELOPERS = "/api/dev/";
/** Rows of each table that are asked for. */
const EACH = 3;
/** Written while people only look or while the clock runs, by no wish of somebody else's. */
const RESTLESS =
  /^(sessions|session_tokens|coach_search|coach_search_due|presences|coach_days|notifications|events|rate_limits|audit_log|coach_visits|.*_days)/;
const USUAL_PARAMETERS = new Set([
  "page",
  "size",
  "sort",
  "language",
  "locale",
  "span",
  "side",
  "year",
  "month",
  "date",
  "day",
]);

/** The others use up an allowance again before it can be used. */
const TRIES = 40;

/** An id that nothing has. */
const NOTHING: OwnedRow = { table: "nothing", id: "019a8b00-0000-7000-8000-000000000000", isPublic: true };

type Try = { route: Route; actor: Actor; ownedRow: OwnedRow | undefined };

/** Every route and page for every actor, with ids of rows that belong to somebody else. */
export async function prove(installation: Installation): Promise<Row> {
  const { pool, workers } = installation;
  // Nobody else may change a row meanwhile.
  await Promise.all(workers.map((each) => each.stop()));
  const database = databaseOf(installation);
  const actors = await everybody(installation, database);
  await nameSecretly(installation, actors);
  const owners = actors.filter(({ isOwner }) => isOwner).map(({ id }) => id);
  const ownedRows = await rowsOwnedBy(pool, owners, scaledToRun(EACH));
  const routes = (await allRoutes()).filter(({ path }) => !path.startsWith(DEVELOPERS));
  const secrets = await secretsOf(installation, owners, ownedRows);
  const faults: string[] = [];
  const before = await hashRowsNaming(pool, owners);
  const tries = routes.flatMap((route) => actors.flatMap((actor) => triesOf(route, actor, ownedRows)));
  const opened = new Set<string>();
  const unknown = new Map<string, Promise<Answer>>();
  /** The same request about a row that does not exist, asked once. */
  const answerToNobody = ({ route, actor, ownedRow }: Try) => {
    const key = `${actor.name} ${route.id}`;
    const asked = unknown.get(key) ?? attempt(installation, { route, actor, ownedRow: ownedRow && NOTHING }, owners);
    unknown.set(key, asked);
    return asked;
  };
  await inParallel(
    tries,
    async (each) => {
      if (each.actor.isOwner && opened.has(each.route.id)) return;
      const answer = await attempt(installation, each, owners);
      if (each.actor.isOwner && each.ownedRow && answer.status < 300) opened.add(each.route.id);
      const unknown = await answerToNobody(each);
      faults.push(...routeFaults(each, { answer, unknown }, secrets));
    },
    { name: "routes" },
  );
  const changed = changedSince(before, await hashRowsNaming(pool, owners)).filter((line) => !RESTLESS.test(line));
  const visits = pageVisits(await allPages(), actors, ownedRows);
  await inParallel(
    visits,
    async (each: PageVisit) => void faults.push(...pageFaults(each, await visitPage(installation, each), secrets)),
    { name: "pages" },
  );
  await database.destroy();
  await Promise.all(workers.map((each) => each.start()));
  for (const fault of faults.slice(0, 40)) console.log(`  ✗ ${fault}`);
  for (const line of changed) console.log(`  ✗ changed by somebody else: ${line}`);
  const withIds = routes.filter(({ path }) => parametersOf(path).length > 0).length;
  return {
    promise: "access",
    done: `${routes.length} routes and ${(await allPages()).length} pages in two languages for ${actors.length} actors, with ids of ${ownedRows.length} things of a client and a coach in ${new Set(ownedRows.map(({ table }) => table)).size} tables; ${opened.size} of ${withIds} routes with ids were opened by an owner`,
    count: `${tries.length + visits.length} requests`,
    lost: `${faults.length} answers, ${changed.length} tables changed`,
    measured: `${faults.length} leaks or wrong refusals`,
    target: "0",
    isKept: faults.length + changed.length === 0 && opened.size > 0,
  };
}

const takesIds = (route: Route) =>
  parametersOf(route.path).some((name) => !USUAL_PARAMETERS.has(name)) ||
  Object.values(route.bodies).some((schema) => schema && takesId(schema));

/** Who is refused by the route itself asks once; who is let in asks for every row. Owners only read. */
function triesOf(route: Route, actor: Actor, ownedRows: OwnedRow[]): Try[] {
  const isRefused = refusalFor(actor, route) !== undefined;
  const isRead = route.method === "GET";
  if (!isRefused && (actor.isOwner || actor.kind === "operator") && !isRead) return [];
  // Of those who may see nothing but their own, one of a kind asks for all: the others differ by the route's own rule.
  const isCurious = actor.kind !== "operator" && !actor.isSuspended && !/deleted|unconfirmed/.test(actor.name);
  if (!takesIds(route) || isRefused || !isCurious) return [{ route, actor, ownedRow: ownedRows[0] }];
  return ownedRows.map((ownedRow) => ({ route, actor, ownedRow }));
}

/** The request; people who were signed out by one of them sign in again, and nobody is held up by a limit. */
async function attempt(
  { url, pool }: Installation,
  { route, actor, ownedRow }: Try,
  owners: string[],
): Promise<Answer> {
  const id = ownedRow?.id ?? "";
  const values = Object.fromEntries(
    parametersOf(route.path).flatMap((name) => (USUAL_PARAMETERS.has(name) ? [] : [[name, id]])),
  );
  if (parametersOf(route.path).length > 1) Object.assign(values, whoseOf(values, owners));
  const path = filled(route.path, values);
  const [type, schema] = Object.entries(route.bodies)[0] ?? [];
  const body = schema ? JSON.stringify(sampleOf(schema, { id })) : undefined;
  const send = () =>
    sendRequest(`${url}${path}`, {
      method: route.method,
      cookie: actor.cookie,
      headers: { ...(type && { "content-type": type }), accept: "application/json" },
      ...(body && { body }),
    });
  let answer = await send();
  for (let left = TRIES; left > 0 && isHindered(answer, actor); left--) {
    if (answer.status === 429) await pool.query("delete from rate_limits");
    else actor.cookie = await signIn(pool, actor.id);
    answer = await send();
  }
  return answer;
}

const whoseOf = (values: Record<string, string>, [clientId = "", coachId = ""]: string[]) => ({
  ...("clientId" in values && { clientId }),
  ...("coachId" in values && { coachId }),
});

const isHindered = (answer: Answer, actor: Actor) =>
  answer.status === 429 || (answer.status === 401 && actor.kind !== "visitor" && codeOf(answer) === "notSignedIn");

/**
 * What is not somebody's own answers exactly as what does not exist: the same status, the same code, and where it is a
 * success the same words.
 */
function routeFaults({ route, actor, ownedRow }: Try, { answer, unknown }: Answers, secrets: Secrets): string[] {
  const what = `${actor.name}: ${route.id} with ${ownedRow?.table ?? "nothing"} answered ${answer.status} ${codeOf(answer)}`;
  if (answer.status === 0 || answer.status >= 500) return [what];
  const expected = refusalFor(actor, route);
  if (expected) return codeOf(answer) === expected ? [] : [`${what} instead of ${expected}`];
  if (actor.isOwner || actor.kind === "operator") return [];
  const isHidden = ownedRow !== undefined && !ownedRow.isPublic && takesIds(route);
  // An id of another form is refused for its form.
  const isFormRefused = [answer, unknown].some(({ status }) => status === 422);
  const isOpened =
    isHidden && !isFormRefused && signOf(route, answer, ownedRow.id) !== signOf(route, unknown, NOTHING.id);
  const said = secretsIn(answer, secrets, ownedRow?.id ?? "");
  return [
    ...(isOpened ? [`${what}, an unknown one ${unknown.status} ${codeOf(unknown)}`] : []),
    ...said.map((word) => `${what}: says ${word}`),
  ];
}

type Answers = { answer: Answer; unknown: Answer };

/** What an answer tells: of something read its words, but for the id that was asked for and what differs each time. */
const signOf = ({ method }: Route, answer: Answer, id: string) =>
  answer.status < 300 && method === "GET"
    ? `${answer.status} ${answer.body.replaceAll(id, "").replaceAll(/"\w*(At|id|Id|token)":"[^"]*"/g, "")}`
    : `${answer.status} ${codeOf(answer)}`;

/** The login page of a demo names its people: the owners get other addresses, which nobody else may ever read. */
async function nameSecretly({ pool }: Installation, actors: Actor[]): Promise<void> {
  for (const { id, isOwner } of actors)
    if (isOwner)
      await pool.query("update users set email = $2, email_key = $2 where id = $1", [
        id,
        `${randomUUID()}@example.org`,
      ]);
}
