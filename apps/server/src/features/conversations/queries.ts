import type { OpenedMessage } from "@aufwind/contract/content-decisions-team";
import type { Attachment, Chat } from "@aufwind/contract/conversations";
import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import { otherSide, type Side } from "@aufwind/rules/appointments/status";
import type { Database, DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { GivenFile } from "../../platform/session/personal-data.ts";
import { unsealBytes } from "../../platform/session/seal.ts";
import { photosSeenBy } from "../storage/queries.ts";
import * as attachmentStore from "./attachment-store.ts";
import * as messageStore from "./message-store.ts";
import {
  attachmentHeaders,
  attachmentSealing,
  presentAttachment,
  presentConversation,
  presentMessage,
  textOf,
} from "./present.ts";
import * as store from "./store.ts";
import { findSeen } from "./store.ts";

type Query = PageAsked & { userId: string; side: Side; name: string };

/** One page of somebody's conversations by the latest message. */
export async function listConversations(platform: Platform, asked: Query) {
  const { database, config } = platform;
  const { rows, totalCount } = await (asked.name ? findNamed : findAll)(platform, asked);
  const pictures = await picturesOf(database, asked.userId, rows);
  return {
    items: rows.map((row) => presentConversation(row, { pictures, secret: config.secret })),
    ...pageFacts({ ...asked, totalCount }),
  };
}

/** The latest conversations with messages that somebody has not read, and the number of all. */
export async function unreadConversations(platform: Platform, { userId, most, ...known }: UnreadParams) {
  const { database, clock, config } = platform;
  const count = known.count ?? (await store.countUnread(database, userId));
  // Mostly there are none, and reading the rows costs five times as much as counting them.
  if (count === 0) return { items: [], count };
  const rows = await store.findUnread(database, { userId, now: clock.now(), most });
  const pictures = await picturesOf(database, userId, rows);
  return { items: rows.map((row) => presentConversation(row, { pictures, secret: config.secret })), count };
}
/** `count`: if it is known already. */
type UnreadParams = { userId: string; most: number; count?: number };

async function findAll({ database, clock }: Platform, asked: Query) {
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, { ...asked, now: clock.now() }),
    store.countListed(database, asked.userId),
  ]);
  return { rows, totalCount };
}

async function findNamed({ database, clock }: Platform, asked: Query) {
  const named = { ...asked, now: clock.now() };
  const rows = await store.findNamed(database, named);
  // Past the end no row carries the total.
  const [first] = rows.length > 0 || asked.page === 0 ? rows : await store.findNamed(database, { ...named, page: 0 });
  return { rows, totalCount: first?.total_count ?? 0 };
}

/** The bytes of an attachment that this person may open, and its headers. */
export async function openAttachment(platform: Platform, { attachmentId: id, userId }: OwnAttachment) {
  const row = await attachmentStore.findOpen(platform.database, { id, userId });
  const file = row && (await opened(platform, row));
  if (!file) throw new Problem("notFound");
  return { bytes: file.bytes, headers: attachmentHeaders(file) };
}

/** An attachment with its bytes; undefined if its file is gone. */
async function opened({ files, config }: Platform, row: attachmentStore.OpenRow) {
  const of = { secret: config.secret, conversationId: row.conversation_id };
  const file = await files.get(row.file_key);
  return file && { ...presentAttachment(row, of), bytes: unsealBytes(file.bytes, attachmentSealing(of)) };
}

/** The attachments of a message with their bytes, for whoever may have a copy. */
export async function attachedFiles(platform: Platform, messageId: string) {
  const rows = await attachmentStore.attachedTo(platform.database, messageId);
  const files = await Promise.all(rows.map((row) => opened(platform, row)));
  return files.filter((file) => file !== undefined);
}

/** The path of an attachment in the download of one's data. */
const pathInDownload = ({ attachmentId, name }: Pick<Attachment, "attachmentId" | "name">): string =>
  `attachments/${attachmentId}/${name}`;

/** Everything that a person may open, as files with their bytes. */
export async function* givenAttachmentsOf(platform: Platform, userId: string): AsyncGenerator<GivenFile> {
  for (const row of await attachmentStore.allOpen(platform.database, userId)) {
    const file = await opened(platform, row);
    if (file) yield { path: pathInDownload(file), bytes: file.bytes };
  }
}

type ReadConversationParams = { id: string; userId: string; before?: number | undefined; after?: number | undefined };

/** A conversation with some of its messages. */
export async function readConversation(
  { database, clock, config }: Platform,
  asked: ReadConversationParams,
): Promise<Chat> {
  const { id, userId, before, after } = asked;
  const [row, messages] = await Promise.all([
    findSeen(database, { id, userId, now: clock.now() }),
    messageStore.findPiece(database, { conversationId: id, userId, before, after }),
  ]);
  if (!row) throw new Problem("notFound");
  const { secret } = config;
  const first = messages[0]?.number ?? (after === undefined ? 0 : after + 1);
  return {
    ...presentConversation(row, { pictures: await picturesOf(database, userId, [row]), secret }),
    messages: messages.map((message) => presentMessage(message, secret)),
    hasEarlier: Math.min(first, row.last_number + 1) > row.removed_up_to + 1,
  };
}

/** A received message, unsealed; undefined if there is none, or its author left. */
export async function messageTo(db: DbOrTx, { config }: Platform, asked: { userId: string; messageId: string }) {
  const row = await messageStore.findReceived(db, asked);
  const message = row && presentMessage(row, config.secret);
  if (!message || message.text === null) return undefined;
  const { author_id: authorId, author_name: authorName } = row;
  return { conversationId: message.conversationId, text: message.text, authorId, authorName };
}

/** All that somebody wrote and read, unsealed. */
export async function copyOf({ database, config }: Platform, userId: string) {
  const rows = await messageStore.messagesOf(database, userId);
  const byConversation = Map.groupBy(rows, ({ conversation_id }) => conversation_id);
  return [...byConversation].map(([conversationId, written]) => ({
    conversationId,
    with: written[0]?.other_name ?? "",
    messages: written.map((row) => {
      const { sender, text, sentAt, attachments } = presentMessage(row, config.secret);
      const files = attachments.map((each) => ({ name: each.name, alt: each.alt, path: pathInDownload(each) }));
      const from = sender === row.side ? "you" : "other";
      return { from, text, sentAt, ...(files.length > 0 && { attachments: files }) };
    }),
  }));
}

export type OwnAttachment = { attachmentId: string; userId: string };

/** Photos of the others that this person may see. */
export const picturesOf = (database: Database, userId: string, rows: store.SeenRow[]) => {
  const others = rows.map((row) => row[`${otherSide(row.side)}_id`]);
  return photosSeenBy(database, userId, others);
};

/** A reported message with those around it, unsealed, for two operators who agreed to open them. */
export async function messagesAround(
  { database, config }: Platform,
  asked: { messageId: string; most: number },
): Promise<OpenedMessage[]> {
  const rows = await messageStore.findAround(database, asked);
  return rows.map((row) => ({
    id: row.id,
    sender: row.sender,
    text: textOf(row, config.secret),
    sentAt: row.sent_at.toISOString(),
    isReported: row.id === asked.messageId,
  }));
}
