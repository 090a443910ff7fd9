import type { BookingPage, BookingSource, BookingTarget } from "@aufwind/contract/booking-pages";
import { SOURCES, type Source, shortNameError } from "@aufwind/rules/booking-pages";
import { CONSULTATIONS, type Consultation } from "@aufwind/rules/consultations";
import type { Database } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { reachOf } from "../coaches/queries.ts";
import { findCoach } from "../coaches/store.ts";
import { findConsultations } from "../consultations/store.ts";
import { makeShortName } from "./commands.ts";
import { countSources, findNames, findOwner, findSites } from "./store.ts";

const NOBODY = { clients: 0, appointments: 0 };

/** Every source in its order, those without anybody too. */
export async function sourcesOf({ database }: Platform, coachId: string): Promise<BookingSource[]> {
  const counted = new Map((await countSources(database, coachId)).map((row) => [row.source, row]));
  return SOURCES.map((source) => ({ ...NOBODY, ...counted.get(source), source }));
}

type Address = { shortName: string; type?: Consultation | undefined; via?: Source };

/** A short address, perhaps of one kind, and how it is told from others. */
export function shortUrl({ config }: Pick<Platform, "config">, { shortName, type, via }: Address): string {
  const path = [shortName, ...(type ? [type] : [])].join("/");
  return `${config.http.publicUrl}/b/${path}${via ? `?via=${via}` : ""}`;
}

/** A coach's own; the first look makes the address. */
export async function bookingPageOf(platform: Platform, coachId: string): Promise<BookingPage> {
  const { database } = platform;
  let names = await findNames(database, coachId);
  if (names.length === 0) {
    await makeShortName(platform, coachId);
    names = await findNames(database, coachId);
  }
  const [current, ...former] = names;
  if (!current) throw new Problem("notFound");
  const offered = new Set((await findConsultations(database, [coachId])).map(({ kind }) => kind));
  // A coach without rows still offers the discovery.
  const kinds = CONSULTATIONS.filter((type) => type === "discovery" || offered.has(type));
  return {
    shortName: current.name,
    url: shortUrl(platform, { shortName: current.name }),
    formerNames: former.map(({ name }) => name),
    kinds: kinds.map((type) => ({ type, url: shortUrl(platform, { shortName: current.name, type }) })),
    sites: await findSites(database, coachId),
  };
}

type TargetParams = { shortName: string; viewerId: string | undefined };

/** Where a short address leads; nothing is said of coaches whom the viewer cannot reach. */
export async function targetOf(database: Database, { shortName, viewerId }: TargetParams): Promise<BookingTarget> {
  const owner = shortNameError(shortName) ? undefined : await findOwner(database, shortName);
  const coach = owner && (await findCoach(database, owner.coach_id));
  const reach = coach && (await reachOf(database, coach, viewerId));
  if (!coach || !reach?.is_reached) throw new Problem("notFound");
  const [names, sites] = await Promise.all([findNames(database, coach.user_id), findSites(database, coach.user_id)]);
  return { slug: coach.slug, shortName: names[0]?.name ?? shortName, sites };
}
