import { User } from "@aufwind/contract/accounts";
import type { UserRow } from "./store.ts";

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
    status: "active",
    profilePicture: null,
    companyName: user.company_name,
    vatNumber: user.vat_number,
    locale: user.locale,
    hasPassword: user.password_hash !== null,
    createdAt: user.created_at.toISOString(),
  });
};
