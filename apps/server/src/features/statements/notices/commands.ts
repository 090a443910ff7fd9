import type { Tx } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { statementMail } from "../mails.ts";
import { findTold } from "./store.ts";

type Told = (tx: Tx, platform: Platform, ...ids: string[]) => Promise<void>;

const telling =
  (kind: Parameters<typeof statementMail>[1]["kind"]): Told =>
  async (tx, platform, ...ids) => {
    const told = await findTold(tx, ids);
    await platform.outbox.add(tx, ...told.map((each) => statementMail(platform, { told: each, kind })));
  };

/** What a month came to, and what happens next. */
export const tellClosed = telling("closed");
/** The money is on its way. */
export const tellPaid = telling("paid");
/** It could not be sent, and is tried again. */
export const tellFailed = telling("failed");
/** It was sent and came back. */
export const tellReturned = telling("returned");
