import type { ResumePart, StoredResume } from "@aufwind/contract/resumes";
import { blobPath } from "@aufwind/rules/files/stored-files";
import { newestFirst, yearsAhead } from "@aufwind/rules/resumes";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openPractice } from "../coaches/commands.ts";
import { syncCredentials } from "../credentials/commands.ts";
import { lockDocument } from "../storage/store.ts";
import { resumeOf } from "./queries.ts";
import * as store from "./store.ts";

type Part = z.output<typeof ResumePart>;
type Entry = { title: string; year: number; organisation: string; description: string };

/** All lists in the form in which entries are stored; undefined if not given. */
const ENTRIES: Record<store.Section, (part: Part) => Entry[] | undefined> = {
  education: ({ educations }) =>
    educations?.map(({ degree, institution, ...rest }) => ({ ...rest, title: degree, organisation: institution })),
  work: ({ workExperiences }) => workExperiences?.map(({ company, ...rest }) => ({ ...rest, organisation: company })),
  training: ({ professionalTrainings }) =>
    professionalTrainings?.map(({ trainingCenter, ...rest }) => ({ ...rest, organisation: trainingCenter })),
  publication: ({ scientificPublications }) =>
    scientificPublications?.map(({ publisher, ...rest }) => ({ ...rest, organisation: publisher })),
  conference: ({ conferences }) => conferences?.map(({ organizer, ...rest }) => ({ ...rest, organisation: organizer })),
};

/** Saves the given parts of the resume; the others stay. */
export async function setResume(tx: Tx, platform: Platform, coachId: string, part: Part): Promise<void> {
  const { clock } = platform;
  const { title, description, fileUrl } = part;
  const ahead = yearsAhead(part, clock.now().getUTCFullYear());
  if (ahead.length > 0)
    throw new Problem("invalidFields", { errors: ahead.map((field) => ({ field, code: "yearAhead", params: {} })) });
  await store.upsertHead(tx, coachId, {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(fileUrl !== undefined && { document_id: await documentBehind(tx, coachId, fileUrl) }),
    updated_at: clock.now(),
  });
  for (const section of Object.keys(ENTRIES) as store.Section[]) {
    const entries = ENTRIES[section](part);
    if (!entries) continue;
    const before = await store.replaceEntries(tx, coachId, { section, entries: newestFirst(entries) });
    await syncCredentials(tx, platform, { coachId, section, before, after: entries });
  }
}

/** The coach's own document at a path; null if none is named. */
async function documentBehind(tx: Tx, ownerId: string, fileUrl: string): Promise<string | null> {
  if (fileUrl === "") return null;
  const path = blobPath(fileUrl);
  const found = path?.folder === "documents" ? await lockDocument(tx, { ownerId, name: path.name }) : undefined;
  if (!found) throw new Problem("fileNotYours", { errors: [{ field: "fileUrl", code: "fileNotYours", params: {} }] });
  return found.id;
}

export const saveResume = (platform: Platform, userId: string, part: Part): Promise<StoredResume> =>
  transact(platform.database, async (tx) => {
    await openPractice(tx, platform, userId);
    await setResume(tx, platform, userId, part);
    return resumeOf(tx, userId);
  });
