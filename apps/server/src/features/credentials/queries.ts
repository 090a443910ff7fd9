import type { OwnCredential } from "@aufwind/contract/credentials";
import {
  type Entry,
  isSameEntry,
  isVerifiedOn,
  VERIFIABLE_LISTS,
  type VerifiableList,
} from "@aufwind/rules/credentials";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { CredentialRow } from "./store.ts";
import * as store from "./store.ts";

export type SectionEntry = Entry & { section: string };

/** The entries of a list in their order. */
const entriesOf = (entries: readonly SectionEntry[], list: VerifiableList) =>
  entries.filter(({ section }) => section === VERIFIABLE_LISTS[list]);

const LISTS = Object.keys(VERIFIABLE_LISTS) as VerifiableList[];

/** Where the entry of a credential is; undefined if the resume has none like it. */
function placeOf(credential: CredentialRow, entries: readonly SectionEntry[]) {
  const list = LISTS.find((each) => VERIFIABLE_LISTS[each] === credential.section);
  const place = list ? entriesOf(entries, list).findIndex((entry) => isSameEntry(entry, credential)) : -1;
  return list && place >= 0 ? { list, place } : undefined;
}

const isVerifiedNow = ({ state, expires_on }: CredentialRow, now: Date) =>
  isVerifiedOn({ state, expiresOn: expires_on }, berlinDay(now));

type Offered = { coachId: string; entries: readonly SectionEntry[]; now: Date };

/** What a coach offered, by the places of the entries; of each entry the newest alone. */
export async function ownCredentials(db: DbOrTx, { coachId, entries, now }: Offered): Promise<OwnCredential[]> {
  const seen = new Set<string>();
  return (await store.listCredentials(db, coachId)).flatMap((row) => {
    const at = placeOf(row, entries);
    const key = at && `${at.list} ${at.place}`;
    if (!at || !key || seen.has(key)) return [];
    seen.add(key);
    return [
      {
        id: row.id,
        ...at,
        state: row.state,
        hasLapsed: row.state === "verified" && !isVerifiedNow(row, now),
        documentName: row.document_name,
        reason: row.reason,
        verifiedOn: row.verified_on,
        expiresOn: row.expires_on,
      },
    ];
  });
}

/** The verified entries of a profile, for everybody. */
export async function verifiedEntries(db: DbOrTx, offered: Offered) {
  const own = await ownCredentials(db, offered);
  return own.flatMap(({ list, place, state, hasLapsed, verifiedOn }) =>
    state === "verified" && !hasLapsed && verifiedOn ? [{ list, place, verifiedOn }] : [],
  );
}

/**
 * Until when coaches have a verified entry, by id, in epoch milliseconds: infinite if it does not lapse. Others are left
 * out.
 */
export async function verifiedUntil(db: DbOrTx, coachIds: string[], now: Date): Promise<Map<string, number>> {
  const days = await store.findVerifiedUntil(db, coachIds, berlinDay(now));
  return new Map(
    [...days].map(([coachId, day]) => [coachId, day === "infinity" ? Number.POSITIVE_INFINITY : startOfDay(day)]),
  );
}

const startOfDay = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime("Europe/Berlin").epochMilliseconds;

/** Coaches whose search row still shows a verified entry that has lapsed meanwhile. */
export const coachesWithLapsedEntry = async (db: DbOrTx, coachIds: string[], now: Date): Promise<Set<string>> =>
  new Set(await store.findLapsed(db, coachIds, berlinDay(now)));
