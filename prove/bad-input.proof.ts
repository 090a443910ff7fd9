import { PERMISSIONS } from "@aufwind/rules/operators";
import { listedCoach } from "@aufwind/server/test/listed-coach";
import { type Actor, databaseOf, everybody, newOperator, newUser, signIn, VISITOR } from "./actors.ts";
import { type Answer, inParallel, type RequestOptions, sendRequest } from "./http-requests.ts";
import type { Installation } from "./installation.ts";
import { BAD_TYPES, badBody, badPath, badQuery, leakedInternals, ODD_HEADERS, oneOf, randomFrom } from "./mutations.ts";
import { rowsOwnedBy } from "./owned-rows.ts";
import { ownerOf } from "./page-access.ts";
import { badForm, formsIn, type PageForm } from "./page-forms.ts";
import { type Row, scaledToRun } from "./promise.ts";
import { allPages, allRoutes, filled, type Page, parametersOf, type Route } from "./routes.ts";
import { sampleOf } from "./samples.ts";

const EACH = 500;
/** These would end what the others need, or wait for events for ever. */
const LEFT_OUT = /^(GET \/api\/events|POST \/api\/identity\/logout)/;
const NOBODY = "019a8b00-0000-7000-8000-000000000000";

type Sent = { actor: Actor; what: string; path: string; asked: RequestOptions };

/** Hundreds of wrong inputs for each route and each form of each page. */
export async function prove(installation: Installation): Promise<Row> {
  const { pool } = installation;
  const actors = await people(installation);
  const random = randomFrom(Number(process.env.SEED ?? 1));
  const each = scaledToRun(EACH, 5);
  const routes = (await allRoutes()).filter(({ id }) => !LEFT_OUT.test(id));
  const forms = await allForms(installation);
  /** The same fault of the same route or form, with the first input that showed it. */
  const kinds = new Map<string, { count: number; first: string }>();
  let [sent, faults] = [0, 0];
  const clearing = setInterval(() => void pool.query("delete from rate_limits").catch(() => undefined), 250);
  const send = async ({ actor, what, path, asked }: Sent) => {
    sent++;
    const answer = await sendRequest(`${installation.url}${path}`, { cookie: actor.cookie, ...asked });
    if (answer.status === 401 && actor.id) actor.cookie = await signIn(pool, actor.id);
    const fault = faultOf(answer);
    if (!fault) return;
    faults++;
    const kind = `${what}: ${fault}`;
    const { count = 0, first = `${path.slice(0, 200)} ${String(asked.body ?? "").slice(0, 200)}` } =
      kinds.get(kind) ?? {};
    kinds.set(kind, { count: count + 1, first });
  };
  await inParallel(
    routes,
    async (route) => {
      for (let turn = 0; turn < each; turn++) await send(badRequest(route, actors, random));
    },
    { name: "routes" },
  );
  await inParallel(
    forms,
    async ({ actor, page, form }) => {
      for (let turn = 0; turn < each; turn++) {
        const { type, body } = badForm(form, random);
        const asked = { method: "POST", body, headers: { "content-type": type, accept: "text/html" } };
        await send({ actor, what: `page ${page.key}`, path: form.action, asked });
      }
    },
    { name: "forms" },
  );
  clearInterval(clearing);
  for (const [kind, { count, first }] of kinds) console.log(`  ✗ ${count} × ${kind}, first by ${first}`);
  return {
    promise: "bad-input",
    done: `${each} wrong inputs for each of ${routes.length} routes and ${forms.length} forms of ${new Set(forms.map(({ page }) => page.key)).size} pages: values, bodies, types, paths, queries, headers`,
    count: `${sent} requests`,
    lost: `${faults}`,
    measured: `${faults} × 5xx, no answer, or words of the inside`,
    target: "0",
    isKept: faults === 0 && sent > 0,
  };
}

/** An answer that must not be: a failure of the server, none at all, or one that tells of its inside. */
function faultOf(answer: Answer): string | undefined {
  if (answer.status === -1) return undefined;
  // Too many at a time is said with 503 and means what it says.
  if (answer.status === 0 || (answer.status >= 500 && answer.status !== 503)) return `answered ${answer.status}`;
  const said = leakedInternals(answer.body);
  return said ? `answered ${answer.status} and says ${said}` : undefined;
}

type People = Record<"client" | "coach" | "operator", Actor>;

/** Somebody new of each kind, who may do everything their kind may. */
async function people(installation: Installation): Promise<People> {
  const database = databaseOf(installation);
  const { pool } = installation;
  const made = async (kind: "client" | "coach"): Promise<Actor> => {
    const id = await newUser(database, { kind });
    if (kind === "coach") await listedCoach({ database }, { userId: id });
    return { name: kind, id, kind, permissions: [], cookie: await signIn(pool, id) };
  };
  const operator = await newOperator(installation, database, { name: "operator", permissions: PERMISSIONS });
  const all = { client: await made("client"), coach: await made("coach"), operator };
  await database.destroy();
  return all;
}

function badRequest(route: Route, actors: People, random: () => number): Sent {
  const { access, method } = route;
  const actor =
    access === "visitor"
      ? VISITOR
      : access === "signedIn"
        ? oneOf([actors.client, actors.coach], random)
        : actors[access];
  const hasParameters = parametersOf(route.path).length > 0;
  const [type, schema] = Object.entries(route.bodies)[0] ?? [];
  const wrong = oneOf(["body", "body", "body", ...(hasParameters ? ["path"] : []), "query", "type", "headers"], random);
  const path = filled(wrong === "path" ? badPath(route.path, random) : route.path, { id: NOBODY });
  const names = Object.keys((route.query as { shape?: object } | undefined)?.shape ?? {});
  const query = wrong === "query" || (wrong === "body" && !schema) ? `?${badQuery(names, random)}` : "";
  const sample = schema && sampleOf(schema, { id: NOBODY });
  const body = schema ? (wrong === "body" ? badBody(sample, random) : JSON.stringify(sample)) : undefined;
  const headers = {
    ...(type && { "content-type": wrong === "type" ? oneOf(BAD_TYPES, random) : type }),
    ...(wrong === "headers" && oneOf(ODD_HEADERS, random)),
  };
  return {
    actor,
    what: route.id,
    path: `${path}${query}`,
    asked: { method, headers, ...(body !== undefined && { body }) },
  };
}

type Form = { actor: Actor; page: Page; form: PageForm };

/** The forms of all pages, each page opened by somebody whose it is, with an id that opens it where one is needed. */
async function allForms(installation: Installation): Promise<Form[]> {
  const database = databaseOf(installation);
  const actors = await everybody(installation, database);
  await database.destroy();
  const [client, coach] = ["client", "coach"].map((name) => actors.find((each) => each.name === name));
  const operators = actors.filter(({ kind }) => kind === "operator");
  if (!client || !coach) throw new Error("the demo has no client or no coach");
  const ownedRows = await rowsOwnedBy(installation.pool, [client.id, coach.id], 1);
  const found = new Map<string, Form>();
  const visit = async (page: Page, actor: Actor, id: string) => {
    const path = filled(page.paths.de, Object.fromEntries(parametersOf(page.paths.de).map((name) => [name, id])));
    const { status, body } = await sendRequest(`${installation.url}${path}`, { cookie: actor.cookie });
    if (status !== 200) return false;
    for (const form of formsIn(body, path)) {
      const names = form.fields.map(([name]) => name).join();
      const intent = form.fields.find(([name]) => /^(form|intent|do|action)$/.test(name))?.[1] ?? "";
      // What every page carries, such as the menu's own form, is one form.
      found.set(`${form.action === path ? page.key : form.action} ${names} ${intent}`, { actor, page, form });
    }
    return true;
  };
  await inParallel(
    (await allPages()).filter(({ key }) => key !== "logout" && key !== "accountDelete"),
    async (page) => {
      const owner = ownerOf(page);
      const whose =
        owner === "operator"
          ? operators
          : owner === "client"
            ? [client]
            : owner === "coach"
              ? [coach]
              : owner
                ? [client, coach]
                : [VISITOR];
      const isNamed = parametersOf(page.paths.de).length > 0;
      const ids = isNamed && owner ? ownedRows.map(({ id }) => id) : [NOBODY];
      for (const actor of whose) for (const id of ids) if (await visit(page, actor, id)) break;
    },
    { name: "pages with forms" },
  );
  return [...found.values()];
}
