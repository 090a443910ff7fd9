import type { PayoutAccount } from "@aufwind/contract/statements";
import type { AccountRow } from "./store.ts";

export const presentAccount = (row: AccountRow | undefined): PayoutAccount => ({
  status: (row?.status ?? "none") as PayoutAccount["status"],
});
