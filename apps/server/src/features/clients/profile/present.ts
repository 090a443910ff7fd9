import type { ClientProfile } from "@aufwind/contract/clients";
import type { UserRow } from "../../accounts/store.ts";
import type { Pictures } from "../../storage/commands.ts";
import type { ClientRow } from "../store.ts";

type Known = { user: UserRow; row: ClientRow | undefined; pictures: Pictures };

/** A missing row means an empty profile. */
export const presentProfile = ({ user, row, pictures: { profile } }: Known): ClientProfile => ({
  clientId: user.id,
  firstName: user.first_name,
  lastName: user.last_name,
  ...presentSaid(row),
  profilePictureUrl: profile?.urls[profile.width] ?? null,
  profilePicture: profile ? { urls: profile.urls, width: profile.width, height: profile.height } : null,
});

export const presentSaid = (row: ClientRow | undefined) => ({
  preferredPronoun: (row?.pronoun ?? null) as ClientProfile["preferredPronoun"],
  preferredGenderIdentity: (row?.gender ?? null) as ClientProfile["preferredGenderIdentity"],
  experienceLevel: (row?.experience ?? null) as ClientProfile["experienceLevel"],
  qualification: (row?.qualification ?? null) as ClientProfile["qualification"],
});
