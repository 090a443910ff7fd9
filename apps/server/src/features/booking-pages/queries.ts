import type { BookingSource } from "@aufwind/contract/booking-pages";
import { SOURCES } from "@aufwind/rules/booking-pages";
import type { Platform } from "../../platform/platform.ts";
import { countSources } from "./store.ts";

const NOBODY = { clients: 0, appointments: 0 };

/** Every source in its order, those without anybody too. */
export async function sourcesOf({ database }: Platform, coachId: string): Promise<BookingSource[]> {
  const counted = new Map((await countSources(database, coachId)).map((row) => [row.source, row]));
  return SOURCES.map((source) => ({ ...NOBODY, ...counted.get(source), source }));
}
