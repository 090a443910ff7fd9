import { User } from "@aufwind/contract/accounts";
import { photoAddress } from "@aufwind/rules/files/stored-files";
import { asLocale } from "@aufwind/rules/locale";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { findRestrictionKinds, isRestricted } from "./restriction-store.ts";
import type { UserRow } from "./store.ts";

/** Sharp enough beside a name on any screen. */
const AVATAR = 192;

export const presentUser = (user: UserRow): User => {
  const email = user.email ?? "";
  return User.parse({
    userId: user.id,
    userType: user.kind,
    name: `${user.first_name} ${user.last_name}`,
    firstName: user.first_name,
    lastName: user.last_name,
    email,
    userName: email,
    seatProfile: null,
    status: user.coach_status ?? "active",
    profilePicture: user.photo_version
      ? photoAddress({ ownerId: user.id, role: "profile", version: user.photo_version, width: AVATAR })
      : null,
    companyName: user.company_name,
    vatNumber: user.vat_number,
    locale: user.locale,
    hasPassword: user.password_hash !== null,
    createdAt: user.created_at.toISOString(),
  });
};

/** Recipient and language of a mail to a person. */
export const addresseeOf = ({ email, first_name, locale }: UserRow) => ({
  email: email ?? "",
  firstName: first_name,
  locale: asLocale(locale),
});

/** Refuses somebody whose account is suspended: nothing new can be begun, what was agreed goes on. */
export async function expectActive(db: DbOrTx, userId: string): Promise<void> {
  if (await isRestricted(db, { userId, kind: "suspended" })) throw new Problem("temporarilySuspended");
}

/** The same, and somebody whom the team stopped writing. */
export async function expectMayWrite(db: DbOrTx, userId: string): Promise<void> {
  const kinds = await findRestrictionKinds(db, userId);
  if (kinds.includes("suspended")) throw new Problem("temporarilySuspended");
  if (kinds.includes("noWriting")) throw new Problem("writingStopped");
}
