import { randomBytes } from "node:crypto";
import type { OwnSupportRequest, SupportRequest, SupportThread } from "@aufwind/contract/support";
import { asLocale, type Locale } from "@aufwind/rules/locale";
import { referenceOf } from "@aufwind/rules/support";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { findOwn } from "../appointments/store.ts";
import { openCase, replyInCase } from "../cases/commands.ts";
import { inboxMail, ownInboxMail, ownReceiptMail, receiptMail } from "./mails.ts";
import { threadOf } from "./queries.ts";
import { findRequest, insertRequest } from "./store.ts";

type SendSupportRequestParams = { request: z.output<typeof SupportRequest>; locale: Locale };

/** Stores a request, mails it to support and a receipt to the visitor; returns its reference. */
export async function sendSupportRequest(
  platform: Platform,
  { request, locale }: SendSupportRequestParams,
): Promise<string> {
  const { website, ...given } = request;
  const reference = referenceOf(randomBytes(8));
  // Honeypot: bots get the same answer as everybody else.
  if (website) return reference;
  await transact(platform.database, async (tx) => {
    const kept = { ...given, reference, locale };
    await insertRequest(tx, { ...kept, created_at: platform.clock.now() });
    const { number: caseNumber } = await openCase(tx, platform, {
      kind: "question",
      source: "support_requests",
      sourceId: reference,
      person: { name: given.name, email: given.email },
      locale,
      subject: given.subject,
      text: given.message,
    });
    await platform.outbox.add(tx, inboxMail(platform, { ...kept, caseNumber }));
    await platform.outbox.add(tx, receiptMail(platform, kept));
  });
  return reference;
}

/** The same for somebody signed in: the author is known, and the appointment must be theirs. */
export const sendOwnRequest = (platform: Platform, userId: string, request: z.output<typeof OwnSupportRequest>) =>
  transact(platform.database, async (tx): Promise<string> => {
    const user = await findUser(tx, userId);
    if (!user?.email) throw new Problem("notSignedIn");
    const { appointmentId, ...given } = request;
    if (appointmentId) await expectOwn(tx, appointmentId, userId);
    const { email, first_name: firstName } = user;
    const locale = asLocale(user.locale);
    const reference = referenceOf(randomBytes(8));
    await insertRequest(tx, {
      ...given,
      reference,
      locale,
      email,
      name: `${firstName} ${user.last_name}`.trim(),
      user_id: userId,
      appointment_id: appointmentId,
      context: JSON.stringify(given.context),
      created_at: platform.clock.now(),
    });
    const { number: caseNumber } = await openCase(tx, platform, {
      kind: "question",
      source: "support_requests",
      sourceId: reference,
      person: { id: userId },
      locale,
      subject: given.subject,
      text: given.message,
      ...(appointmentId && { about: { kind: "appointment", id: appointmentId } }),
      data: { topic: given.topic },
    });
    await platform.outbox.add(
      tx,
      ownInboxMail(platform, { ...request, caseNumber, reference, locale, email, userId, role: user.kind }),
      ownReceiptMail(platform, { reference, email, firstName, locale }),
    );
    return reference;
  });

type ReplyToRequestParams = { reference: string; userId: string; message: string };

/** Adds to one's own request, which waits for the team again. */
export const replyToRequest = (platform: Platform, { message, ...own }: ReplyToRequestParams): Promise<SupportThread> =>
  transact(platform.database, async (tx) => {
    const request = await findRequest(tx, own);
    if (!request) throw new Problem("notFound");
    const cause = { source: "support_requests", sourceId: own.reference };
    const person = { id: own.userId };
    const isAdded = await replyInCase(tx, platform, { ...cause, text: message, personId: own.userId });
    // One from before there were cases.
    if (!isAdded)
      await openCase(tx, platform, { ...cause, kind: "question", person, subject: request.subject, text: message });
    return threadOf(tx, own);
  });

/** Others' appointments are not found. */
async function expectOwn(tx: Tx, id: string, userId: string) {
  if (await findOwn(tx, { id, userId })) return;
  throw new Problem("invalidFields", { errors: [{ field: "appointmentId", code: "invalid", params: {} }] });
}
