import type { ClientProfile, ClientProfileChange } from "@aufwind/contract/clients";
import type { z } from "zod";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser, type UserRow } from "../accounts/store.ts";
import type { Pictures } from "../storage/commands.ts";
import { photosOf } from "../storage/queries.ts";
import { asClient } from "./commands.ts";
import { type ClientRow, findClient, upsertClient } from "./store.ts";

/** A client's own profile, as it is now. */
export async function profileOf(db: DbOrTx, userId: string): Promise<ClientProfile> {
  const user = await findUser(db, userId);
  if (!user) throw new Problem("notSignedIn");
  const pictures = (await photosOf(db, [userId])).get(userId) ?? {};
  return presentProfile({ user, row: await findClient(db, userId), pictures });
}

type Change = z.output<typeof ClientProfileChange>;

const columnsOf = ({ preferredPronoun, preferredGenderIdentity, experienceLevel, qualification }: Change) => ({
  ...(preferredPronoun !== undefined && { pronoun: preferredPronoun }),
  ...(preferredGenderIdentity !== undefined && { gender: preferredGenderIdentity }),
  ...(experienceLevel !== undefined && { experience: experienceLevel }),
  ...(qualification !== undefined && { qualification }),
});

/** Saves the given fields and leaves the rest. */
export const saveProfile = (platform: Platform, userId: string, change: Change): Promise<ClientProfile> =>
  asClient(platform, userId, async (tx) => {
    const said = columnsOf(change);
    if (Object.keys(said).length > 0) await upsertClient(tx, userId, said);
    return profileOf(tx, userId);
  });

/** For the download of one's data; undefined if empty. */
export async function exportProfile(db: DbOrTx, userId: string) {
  const said = presentSaid(await findClient(db, userId));
  return Object.values(said).some((each) => each !== null) ? said : undefined;
}

type PresentProfileParams = { user: UserRow; row: ClientRow | undefined; pictures: Pictures };

/** A missing row means an empty profile. */
const presentProfile = ({ user, row, pictures: { profile } }: PresentProfileParams): ClientProfile => ({
  clientId: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  ...presentSaid(row),
  profilePictureUrl: profile?.urls[profile.width] ?? null,
  profilePicture: profile ? { urls: profile.urls, width: profile.width, height: profile.height } : null,
});

const presentSaid = (row: ClientRow | undefined) => ({
  preferredPronoun: (row?.pronoun ?? null) as ClientProfile["preferredPronoun"],
  preferredGenderIdentity: (row?.gender ?? null) as ClientProfile["preferredGenderIdentity"],
  experienceLevel: (row?.experience ?? null) as ClientProfile["experienceLevel"],
  qualification: (row?.qualification ?? null) as ClientProfile["qualification"],
});
