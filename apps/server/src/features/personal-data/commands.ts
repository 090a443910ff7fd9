import { LIFETIMES } from "@aufwind/rules/accounts";
import { asLocale } from "@aufwind/rules/locale";
import { strToU8 } from "fflate";
import { type Tx, transact } from "../../platform/database/database.ts";
import { zipStream } from "../../platform/documents/zip.ts";
import { Problem } from "../../platform/http/problem.ts";
import { openMail } from "../../platform/mail/sealed-mail.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import type { GivenFile, PersonalData } from "../../platform/session/personal-data.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { isRestricted } from "../accounts/restriction-store.ts";
import { anonymiseUser, findUser, type UserRow } from "../accounts/store.ts";
import { recordView } from "../audit-log/commands.ts";
import { provePassword } from "../login-attempts/commands.ts";
import { addSessionTokens, endSessions, lockMember } from "../sessions/commands.ts";
import { outstandingPayout } from "../statements/queries.ts";
import { findFormer } from "../tax-reports/store.ts";
import { farewellMail } from "./mails.ts";
import * as store from "./store.ts";

/** A token with which the same person can fetch the copy once, and decryption keys for as long. */
export async function prepareDownload(platform: Platform, member: Member, password: string) {
  const { userId, sessionId } = member;
  await provePassword(platform, member, { password });
  const token = newToken();
  const expiresAt = new Date(platform.clock.now().getTime() + LIFETIMES.downloadMinutes * 60_000);
  const keys = await transact(platform.database, async (tx) => {
    await lockMember(tx, platform, member);
    await store.insertDownload(tx, { token_hash: hashOf(token), user_id: userId, expires_at: expiresAt });
    return addSessionTokens(tx, platform, sessionId);
  });
  return { token, expiresAt, keys };
}

type PackDataParams = { member: Member; token: string; features: PersonalData[] };

/** Everything stored about a person, one file per feature, with a readme; then the files they uploaded. */
export async function packData(
  platform: Platform,
  { member, token, features }: PackDataParams,
): Promise<ReadableStream> {
  const { database, clock } = platform;
  const taken = await store.claimDownload(database, {
    hash: hashOf(token),
    userId: member.userId,
    now: clock.now(),
  });
  const user = taken && (await findUser(database, member.userId));
  if (!user) throw new Problem("linkInvalid");
  return pack(platform, user, features);
}

type PackForParams = { id: string; operatorId: string; reason: string; features: PersonalData[] };

/** The same for somebody who asked by letter; recorded before anything is read. */
export async function packFor(platform: Platform, { id, operatorId, reason, features }: PackForParams) {
  const user = await findUser(platform.database, id);
  if (!user || user.kind === "operator") throw new Problem("notFound");
  await recordView(platform, { operatorId, action: "people.export", subject: { kind: "person", id }, reason });
  return pack(platform, user, features);
}

async function pack(platform: Platform, user: UserRow, features: PersonalData[]): Promise<ReadableStream> {
  const subject = { userId: user.id, email: user.email ?? "" };
  const texts: GivenFile[] = [{ path: readmeName(user), bytes: strToU8(readme(platform, user)) }];
  for (const { name, read } of features) {
    const content = await read(platform, subject);
    if (content === undefined) continue;
    texts.push({ path: `${name}.json`, bytes: strToU8(`${JSON.stringify(content, null, 2)}\n`) });
  }
  const given = features.flatMap(({ files }) => files?.(platform, subject) ?? []);
  return zipStream({ texts, files: given, madeAt: platform.clock.now() });
}

const localeOf = ({ locale }: UserRow) => asLocale(locale);
const readmeName = (user: UserRow) => (localeOf(user) === "de" ? "LIESMICH.txt" : "README.txt");
const readme = ({ translator, clock }: Platform, user: UserRow) =>
  translator.t(localeOf(user), "personal-data:readme", {
    name: `${user.first_name} ${user.last_name}`,
    date: clock.now().toISOString(),
  });

/** The mails to a person that still exist; the content of sent ones is gone. */
export async function mailsTo({ database, config }: Platform, { email }: { email: string }) {
  const rows = await store.findMailsTo(database, email);
  return rows.map((row) => {
    const { created_at, sent_at } = row;
    return { subject: openMail(row, config.secret)?.subject ?? "", created_at, sent_at };
  });
}

type DeleteProfileParams = { member: Member; password: string; features: PersonalData[] };

/**
 * Erases a person: every feature's data and all keys are deleted, the row is anonymized, and a last mail confirms it.
 */
export async function deleteProfile(
  platform: Platform,
  { member, password, features }: DeleteProfileParams,
): Promise<void> {
  const { userId } = member;
  await provePassword(platform, member, { password });
  await transact(platform.database, async (tx) => {
    const user = await lockMember(tx, platform, member);
    if (await isRestricted(tx, { userId, kind: "legalHold" })) throw new Problem("legalHold");
    await erasePersonalData(tx, platform, { user, features });
  });
}

/** Erases every feature's data of a person, locked, in one transaction. */
export async function erasePersonalData(
  tx: Tx,
  platform: Platform,
  { user, features }: { user: UserRow; features: PersonalData[] },
): Promise<void> {
  const userId = user.id;
  const subject = { userId, email: user.email ?? "" };
  const outstanding = await outstandingPayout(tx, { coachId: userId, now: platform.clock.now() });
  for (const { erase } of features) await erase?.(tx, platform, subject);
  await endSessions(tx, platform, { userId });
  await store.deleteKeys(tx, userId);
  await anonymiseUser(tx, { id: userId, now: platform.clock.now() });
  await platform.outbox.add(
    tx,
    farewellMail(platform, {
      email: subject.email,
      firstName: user.first_name,
      locale: localeOf(user),
      outstanding,
      isReported: (await findFormer(tx, userId)) !== undefined,
    }),
  );
}
