import { randomBytes } from "node:crypto";
import type { Platform } from "@aufwind/server/platform/platform";
import { rewrapTexts } from "@aufwind/server/sealed-texts";
import pg from "pg";
import { type CoachWithNotes, makeCoachesWithNotes, WORDS_IN_EVERY_NOTE } from "./coaches-with-notes.ts";
import { type Figure, median } from "./figure.ts";
import { ownPlatform } from "./own-platform.ts";
import { newDatabase, startSite } from "./site.ts";

const NOTES = Number(process.env.BENCH_NOTES ?? 50_000);
/** The notes of a coach who has been here for years; all others have fewer. */
const OF_FIRST = Math.min(2000, NOTES / 5);
const EACH = 480;
const COACHES = Math.max(20, Math.ceil((NOTES - OF_FIRST) / EACH)) + 1;
const CLIENTS = 8;
const SWAPPED = 100;
const LIMITS = { save: 100, search: 150 };
const key = () => randomBytes(32).toString("base64");

/** Notes on disk, in the wrong row, during key rotation, and searched. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const [old, young] = [`2025:${key()}`, `2026:${key()}`];
  const before = await ownPlatform({ DATABASE_URL: databaseUrl, NOTE_KEYS: old });
  const each = Math.round((NOTES - OF_FIRST) / (COACHES - 1));
  const noted = await makeCoachesWithNotes(databaseUrl, before, { coaches: COACHES, each, ofFirst: OF_FIRST });
  await close(before);
  const dumped = await findWords(databaseUrl);

  const NOTE_KEYS = `${young},${old}`;
  const site = await startSite({ databaseUrl, env: { NOTE_KEYS, LOG_LEVEL: "fatal" }, allCores: true });
  const worker = await ownPlatform({ DATABASE_URL: databaseUrl, NOTE_KEYS });
  const opened = await openSwapped(worker, site.url, noted);
  const quiet = await useNotes(site.url, noted, { seconds: 5 });
  const rotating = await rotate(worker, (until) => useNotes(site.url, noted, { seconds: 1, until }));
  const searching = await search(site.url, noted[0]);
  await site.stop();
  await close(worker);
  return [
    {
      name: `All rows of a database with ${rotating.count.toLocaleString("en")} notes as a dump has them: rows with a word of a note, plain or as bytes`,
      figure: `${dumped.found} (a client's name: ${dumped.control})`,
      target: "0",
      pass: dumped.found === 0 && dumped.control > 0,
    },
    {
      name: `${SWAPPED} notes swapped between coaches: how many open`,
      figure: `${opened}`,
      target: "0",
      pass: opened === 0,
    },
    {
      name: `A new key for ${rotating.count.toLocaleString("en")} notes while ${CLIENTS} people save and read: notes left behind, failures`,
      figure: `${rotating.left}, ${rotating.used.failures} (${rotating.seconds.toFixed(0)} s; ${rotating.used.saves.length} saves and ${rotating.used.reads} readings)`,
      target: "0, 0",
      pass: rotating.left === 0 && rotating.used.failures === 0,
    },
    {
      name: "… a save meanwhile",
      figure: `p95 ${p95(rotating.used.saves).toFixed(0)} ms (${p95(quiet.saves).toFixed(0)} ms before)`,
      target: `p95 < ${LIMITS.save} ms`,
      pass: p95(rotating.used.saves) < LIMITS.save,
    },
    {
      name: `A search for words in ${OF_FIRST.toLocaleString("en")} notes of one coach`,
      figure: `p95 ${p95(searching).toFixed(0)} ms (median ${median(searching).toFixed(0)} ms)`,
      target: `p95 < ${LIMITS.search} ms`,
      pass: p95(searching) < LIMITS.search,
    },
  ];
}

async function close({ jobs, database }: Platform) {
  await jobs.stop();
  await database.destroy();
}

const p95 = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Rows of all tables that contain a word; and, as a control, a client's name. */
async function findWords(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("vacuum analyze");
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const patterns = (words: readonly string[]) =>
    words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word, "utf8").toString("hex")}%`]);
  const count = async (words: readonly string[]) => {
    let found = 0;
    for (const { name } of tables) {
      const asked = `select count(*) as count from ${name} as dumped where dumped::text like any($1::text[])`;
      const { rows } = await client.query<{ count: number }>(asked, [patterns(words)]);
      found += rows[0]?.count ?? 0;
    }
    return found;
  };
  const found = { found: await count(WORDS_IN_EVERY_NOTE), control: await count(["Muster"]) };
  await client.end();
  return found;
}

/** How many notes can be opened in the rows of another coach; afterwards each is back. */
async function openSwapped({ pool }: Platform, url: string, [, one, other]: CoachWithNotes[]): Promise<number> {
  if (!one || !other) throw new Error("there are too few coaches");
  const pairs = [one.appointments.slice(0, SWAPPED), other.appointments.slice(0, SWAPPED)];
  const swap = () =>
    pool.query(
      `update notes set sealed = theirs.sealed, wrapped_key = theirs.wrapped_key, key_name = theirs.key_name
      from unnest($1::uuid[], $2::uuid[]) as pair (mine, other) join notes theirs on theirs.appointment_id = other
      where notes.appointment_id = mine`,
      [pairs.flat(), pairs.toReversed().flat()],
    );
  await swap();
  let opened = 0;
  for (const { coach, appointments } of [one, other])
    for (const id of appointments.slice(0, SWAPPED)) if ((await ask(url, coach.cookie, id)).status !== 409) opened++;
  await swap();
  return opened;
}

const ask = (url: string, cookie: string, id: string, body?: object): Promise<Response> =>
  fetch(`${url}/api/appointments/${id}/note`, {
    method: body ? "PUT" : "GET",
    headers: { cookie, "content-type": "application/json", origin: url },
    ...(body && { body: JSON.stringify(body) }),
  });

type Use = { seconds: number; until?: () => boolean };
type Used = { saves: number[]; reads: number; failures: number };

/** Coaches who open notes and edit them, with a pause between two saves. */
async function useNotes(url: string, noted: CoachWithNotes[], { seconds, until = () => true }: Use): Promise<Used> {
  const used: Used = { saves: [], reads: 0, failures: 0 };
  const end = performance.now() + seconds * 1000;
  async function one(place: number) {
    for (let turn = place; performance.now() < end || !until(); turn += CLIENTS) {
      const { coach, appointments } = noted[1 + (turn % (noted.length - 1))] as CoachWithNotes;
      const id = appointments[Math.floor(Math.random() * appointments.length)] ?? "";
      await writeOn(url, { cookie: coach.cookie, id }, used);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, place) => one(place)));
  return used;
}

async function writeOn(url: string, { cookie, id }: { cookie: string; id: string }, used: Used): Promise<void> {
  const read = await ask(url, cookie, id);
  used.reads++;
  const { version, text } = (await read.json()) as { version: number; text: string };
  const began = performance.now();
  const saved = await ask(url, cookie, id, { version, text: `${text.slice(0, 3000)}\n- noch etwas` });
  await saved.body?.cancel();
  used.saves.push(performance.now() - began);
  // Two of these may meet in one note: the second gets a conflict, as it should.
  if (!read.ok || !(saved.ok || saved.status === 409) || !text.includes(WORDS_IN_EVERY_NOTE[0])) used.failures++;
}

/** Wraps the keys of all notes again, while they are used. */
async function rotate(worker: Platform, use: (until: () => boolean) => Promise<Used>) {
  let isDone = false;
  const began = performance.now();
  const using = use(() => isDone);
  await rewrapTexts(worker, new AbortController().signal);
  isDone = true;
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await worker.pool.query<{ count: number; left: number }>(
    "select count(*) as count, count(*) filter (where key_name <> '2026') as left from notes",
  );
  return { seconds, used: await using, count: rows[0]?.count ?? 0, left: rows[0]?.left ?? 0 };
}

async function search(url: string, noted: CoachWithNotes | undefined): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 25; turn++) {
    const began = performance.now();
    const path = `/api/coaches/notes/0/10/desc?text=${encodeURIComponent(`${WORDS_IN_EVERY_NOTE[turn % WORDS_IN_EVERY_NOTE.length]} leichter`)}`;
    const response = await fetch(`${url}${path}`, { headers: { cookie: noted?.coach.cookie ?? "" } });
    const { totalCount } = (await response.json()) as { totalCount: number };
    if (totalCount !== OF_FIRST) throw new Error(`a search found ${totalCount} of ${OF_FIRST} notes`);
    if (turn >= 5) times.push(performance.now() - began);
  }
  return times;
}
