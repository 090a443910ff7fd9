import { randomBytes } from "node:crypto";
import type { SupportRequest } from "@aufwind/contract/support";
import type { Locale } from "@aufwind/rules/locale/locale";
import { referenceOf } from "@aufwind/rules/reference/reference";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { inboxMail, receiptMail } from "./mails.ts";
import { insertRequest } from "./store.ts";

type Asking = { request: z.output<typeof SupportRequest>; locale: Locale };

/** Keeps a request, mails it to support and a receipt to the visitor; answers its reference. */
export async function sendSupportRequest(platform: Platform, { request, locale }: Asking): Promise<string> {
  const { website, ...given } = request;
  const reference = referenceOf(randomBytes(8));
  // Only bots fill the field that nobody sees: they hear the same as everybody else.
  if (website) return reference;
  await transact(platform.database, async (tx) => {
    const kept = { ...given, reference, locale };
    await insertRequest(tx, { ...kept, created_at: platform.clock.now() });
    await platform.outbox.add(tx, inboxMail(platform, kept));
    await platform.outbox.add(tx, receiptMail(platform, kept));
  });
  return reference;
}
