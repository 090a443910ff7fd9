import type { OwnProfile } from "@aufwind/contract/coach-profiles";

/** A public but unlisted profile is found by nobody. */
export function visibilityOf(profile: Pick<OwnProfile, "isProfilePublic" | "allowInSearchingAndListing">) {
  if (!profile.isProfilePublic) return "private";
  return profile.allowInSearchingAndListing ? "public" : "unlisted";
}
export type Visibility = ReturnType<typeof visibilityOf>;
