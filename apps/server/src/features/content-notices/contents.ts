import type { Reportable } from "@aufwind/contract/content-notices";
import { coachName, type Title } from "@aufwind/rules/coaches";
import type { ContentKind } from "@aufwind/rules/content-notices";
import type { Locale } from "@aufwind/rules/locale";
import type { DbOrTx } from "../../platform/database/database.ts";
import { pageLink } from "../../platform/mail/page-link.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentSections, reachOf } from "../coaches/queries.ts";
import { findCoach } from "../coaches/store.ts";
import { attachedFiles, messageTo } from "../conversations/queries.ts";
import { documentFile, profilePhotoFile } from "../storage/queries.ts";
import { findDocumentSeenBy } from "../storage/store.ts";
import { profileTexts } from "./profile-texts.ts";
import { findPublishedReview } from "./store.ts";

/** A content, for whoever may report it. */
type Content = Pick<Reportable, "title" | "place"> & {
  authorId: string | null;
  conversationId: string | null;
  /** Everything that it says. */
  text: string;
};
type CopiedFile = { name: string; contentType: string; bytes: Uint8Array };

type Asked = { id: string; viewerId: string | undefined; locale: Locale };
type Finder = (platform: Platform, db: DbOrTx, asked: Asked) => Promise<Content | undefined>;

const profile: Finder = async ({ config, translator }, db, { id, viewerId, locale }) => {
  const coach = await findCoach(db, id);
  if (!coach || !(await reachOf(db, coach, viewerId))?.is_reached) return undefined;
  const { first_name: firstName, last_name: lastName } = coach;
  const title = coachName({ title: coach.title as Title, firstName, lastName });
  return {
    title,
    place: pageLink(config, { page: "coachPage", locale, token: coach.slug }),
    authorId: id,
    conversationId: null,
    text: [title, ...profileTexts({ translator, locale }, presentSections(coach))].join("\n\n"),
  };
};

const review: Finder = async ({ config, translator }, db, { id, viewerId, locale }) => {
  const row = await findPublishedReview(db, { id, viewerId });
  if (!row) return undefined;
  const stars = `${"★".repeat(row.stars)}${"☆".repeat(5 - row.stars)}`;
  const answer = row.answer && `${translator.t(locale, "content-notices:review.answer")}\n${row.answer}`;
  return {
    title: row.author_name || translator.t(locale, "content-notices:review.unnamed"),
    place: `${pageLink(config, { page: "coachPage", locale, token: row.slug })}#reviews`,
    authorId: row.client_id,
    conversationId: null,
    text: [`${stars} ${row.author_name}`.trim(), row.body, ...(answer ? [answer] : [])].join("\n\n"),
  };
};

const message: Finder = async (platform, db, { id, viewerId, locale }) => {
  const found = viewerId ? await messageTo(db, platform, { userId: viewerId, messageId: id }) : undefined;
  if (!found) return undefined;
  const { conversationId, authorId, authorName, text } = found;
  return {
    title: authorName,
    place: pageLink(platform.config, { page: "messages", locale, token: conversationId }),
    authorId,
    conversationId,
    text,
  };
};

const document: Finder = async ({ config }, db, { id, viewerId, locale }) => {
  const row = await findDocumentSeenBy(db, { id, viewerId });
  if (!row || row.owner_id === viewerId) return undefined;
  return {
    title: row.name,
    place: pageLink(config, { page: "clientDocuments", locale }),
    authorId: row.owner_id,
    conversationId: null,
    text: row.name,
  };
};

const FINDERS: Record<ContentKind, Finder> = { profile, review, message, document };

type FindContentParams = Asked & { kind: ContentKind };

/** What somebody may report: what they see, and of messages what they received. */
export const findContent = (platform: Platform, db: DbOrTx, { kind, ...asked }: FindContentParams) =>
  FINDERS[kind](platform, db, asked);

/** The files that belong to a content: attachments, the document itself, the photo of a profile. */
export async function filesOf(platform: Platform, { kind, id }: { kind: ContentKind; id: string }) {
  const one = async (found: Promise<CopiedFile | undefined>) => [await found].filter((file) => file !== undefined);
  const files: Record<ContentKind, () => Promise<CopiedFile[]>> = {
    profile: () => one(profilePhotoFile(platform, id)),
    review: async () => [],
    message: () => attachedFiles(platform, id),
    document: () => one(documentFile(platform, id)),
  };
  return files[kind]();
}
