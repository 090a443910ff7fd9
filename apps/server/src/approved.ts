import type { Executors } from "./features/approvals/commands.ts";
import { grantApproved } from "./features/operators/commands.ts";

/** What is done once a second person agrees, by the feature that owns it. */
export const APPROVED: Executors = {
  grantPermissions: grantApproved,
};
