import { basename } from "node:path";
import { SIDES } from "@aufwind/rules/appointments/status";
import sharp from "sharp";
import { addAttachment } from "../src/features/conversations/attachments.ts";
import { openConversation } from "../src/features/conversations/commands.ts";
import { sendMessage } from "../src/features/conversations/messages.ts";
import { markRead } from "../src/features/conversations/receipts.ts";
import type { Platform } from "../src/platform/platform.ts";
import { type People, quietAt } from "./appointments/perform.ts";
import { CONVERSATIONS, type Line, type ToldConversation, type ToldFile } from "./demo-conversation-fixtures.ts";
import { smallPdf } from "./small-pdf.ts";
import { onDay } from "./waking-hours.ts";

/** Messages between clients and coaches of the demo; the newest are unread. */
export async function seedConversations(platform: Platform, people: People): Promise<void> {
  for (const told of CONVERSATIONS) await seedTold(platform, { told, people });
}

async function seedTold(platform: Platform, { told, people }: { told: ToldConversation; people: People }) {
  const ids = { client: people.get(told.client)?.id ?? "", coach: people.get(told.coach)?.id ?? "" };
  const now = platform.clock.now().getTime();
  const timeOf = (line: Line) => quietAt(platform, onDay(now, line));
  const [first] = told.lines;
  const began = first ? timeOf(first) : platform;
  const pair = { coachId: ids.coach, clientId: ids.client };
  const { conversationId: id } = await openConversation(began, { userId: ids.client, ...pair });
  for (const [place, line] of told.lines.entries()) {
    const { by, text, files = [] } = line;
    const then = timeOf(line);
    // Whoever answers has read everything before.
    if (place > 0) await markRead(then, { id, userId: ids[by] });
    const attachmentIds = await addAll(then, { userId: ids[by], conversationId: id, files });
    await sendMessage(then, { userId: ids[by], conversationId: id, text, attachmentIds });
  }
  for (const side of SIDES) if (told.readBy.includes(side)) await markRead(platform, { id, userId: ids[side] });
}

type Adding = { userId: string; conversationId: string; files: ToldFile[] };

/** Uploads the attachments of a message in order; returns their ids. */
async function addAll(platform: Platform, { files, ...own }: Adding): Promise<string[]> {
  const ids: string[] = [];
  for (const told of files) {
    const isSheet = "lines" in told;
    const bytes = isSheet
      ? smallPdf(basename(told.name, ".pdf"), told.lines)
      : await sharp(Buffer.from(told.svg)).jpeg().toBuffer();
    const file = { name: told.name, bytes };
    ids.push((await addAttachment(platform, { ...own, file, alt: isSheet ? "" : told.alt })).attachmentId);
  }
  return ids;
}
