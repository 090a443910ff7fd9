import { createHash, randomUUID } from "node:crypto";
import { AGREEMENT_LIMITS, printedText } from "@aufwind/rules/agreements";
import type { Locale } from "@aufwind/rules/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { expectActive } from "../accounts/queries.ts";
import { releaseFiles, storeFiles } from "../storage/file-commands.ts";
import { findDocument } from "../storage/store.ts";
import * as store from "./store.ts";

type Content = {
  title: string;
  languages: Locale[];
  text: string;
  documentName: string | null;
  isRequired: boolean;
};
type Own = { id: string; coachId: string };

const PDF = "application/pdf";
const fingerprintOf = (of: string | Uint8Array) => createHash("sha256").update(of).digest("hex");

/** A text as it is, or a copy of the coach's own PDF: what becomes of the document later changes nothing here. */
async function contentOf({ database, files }: Platform, { coachId, ...given }: Content & { coachId: string }) {
  const { title, text, documentName: name } = given;
  const said = { title, languages: [...new Set(given.languages)].sort() };
  if (name === null)
    return {
      file: undefined,
      version: {
        ...{ ...said, text, file_key: null, file_name: null, file_bytes: null },
        fingerprint: fingerprintOf(printedText({ title, text })),
      },
    };
  const document = await findDocument(database, { ownerId: coachId, viewerId: coachId, name });
  const stored = document?.content_type === PDF ? await files.get(document.file_key) : undefined;
  if (!stored) throw new Problem("invalidFile");
  const bytes = new Uint8Array(stored.bytes);
  const key = `agreements/${randomUUID()}`;
  return {
    file: { key, bytes, contentType: PDF },
    version: {
      ...{ ...said, text: null, file_key: key, file_name: name, file_bytes: bytes.length },
      fingerprint: fingerprintOf(bytes),
    },
  };
}

/** Publishes an agreement with its first version. */
export async function createAgreement(platform: Platform, given: Content & { coachId: string }) {
  const { coachId, isRequired } = given;
  const { file, version } = await contentOf(platform, given);
  const now = platform.clock.now();
  return storeFiles(platform, {
    files: file ? [file] : [],
    attach: async (tx) => {
      await expectActive(tx, coachId);
      const id = await store.insertAgreement(tx, { coachId, isRequired, now, most: AGREEMENT_LIMITS.agreements });
      if (!id) throw new Problem("tooManyAgreements");
      const first = { number: 1, asks_again: false, published_at: now };
      await store.insertVersion(tx, { agreement_id: id, ...version, ...first });
      return { id };
    },
  });
}

type ChangeParams = Content & Own & { number: number; asksAgain: boolean };

/** Publishes a new version if the one that was read is still the current one; the same words are no new version. */
export async function changeAgreement(platform: Platform, given: ChangeParams): Promise<void> {
  const { file, version } = await contentOf(platform, given);
  const before = (await store.findOwn(platform.database, given))?.versions[0];
  const isNew = !before || !isSame(before, version);
  await storeFiles(platform, {
    files: file && isNew ? [file] : [],
    attach: async (tx) => {
      await expectActive(tx, given.coachId);
      const current = await lockCurrent(tx, given);
      if (current.number !== given.number || current.id !== before?.id) throw new Problem("changedMeanwhile");
      await store.updateAgreement(tx, given, { is_required: given.isRequired });
      const next = { number: current.number + 1, asks_again: given.asksAgain, published_at: platform.clock.now() };
      if (isNew) await store.insertVersion(tx, { agreement_id: given.id, ...version, ...next });
    },
  });
}

type Said = Pick<store.VersionRow, "fingerprint" | "title" | "languages">;
const isSame = (one: Said, other: Said) =>
  one.fingerprint === other.fingerprint && one.title === other.title && one.languages.join() === other.languages.join();

async function lockCurrent(tx: Tx, own: Own): Promise<store.VersionRow> {
  const isThere = await store.lockAgreement(tx, own.id);
  const found = isThere ? await store.findOwn(tx, own) : undefined;
  const current = found?.retired_at === null ? found.versions[0] : undefined;
  if (!current) throw new Problem("notFound");
  return current;
}

/** Asks for it no longer; what was accepted stays. */
export const retireAgreement = (platform: Platform, own: Own): Promise<void> =>
  transact(platform.database, async (tx) => {
    await store.lockAgreement(tx, own.id);
    if (!(await store.updateAgreement(tx, own, { retired_at: platform.clock.now() }))) throw new Problem("notFound");
  });

/** A coach who leaves: the files of what nobody accepted go along. */
export async function leaveAgreements(tx: Tx, { clock }: Platform, coachId: string): Promise<void> {
  await releaseFiles(tx, await store.leaveAgreements(tx, { coachId, now: clock.now() }));
}
