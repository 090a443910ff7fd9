import * as contract from "@aufwind/contract/conversations";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { addAttachment, removeAttachment } from "./attachments.ts";
import { notifyTyping, openConversation, removeConversation } from "./commands.ts";
import { sendMessage } from "./messages.ts";
import { listConversations, openAttachment, readConversation } from "./queries.ts";
import { markDelivered, markRead } from "./receipts.ts";

export function conversationRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.openConversation, async (c) => {
    const { userId } = memberOf(c);
    return c.json(await openConversation(platform, { userId, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.sendMessage, async (c) => {
    const { userId } = memberOf(c);
    return c.json(await sendMessage(platform, { userId, ...c.req.valid("json") }), 201);
  });

  api.openapi(contract.addAttachment, async (c) => {
    const { file, ...given } = c.req.valid("form");
    const adding = {
      ...{ userId: memberOf(c).userId, conversationId: c.req.valid("param").id, signal: c.req.raw.signal },
      ...given,
      file: { name: file.name, bytes: await file.bytes() },
    };
    return c.json(await addAttachment(platform, adding), 201);
  });

  api.openapi(contract.readAttachment, async (c) => {
    const { userId } = memberOf(c);
    const { bytes, headers } = await openAttachment(platform, { userId, ...c.req.valid("param") });
    return c.body(bytes, 200, headers);
  });

  api.openapi(contract.removeAttachment, async (c) => {
    await removeAttachment(platform, { userId: memberOf(c).userId, ...c.req.valid("param") });
    return c.body(null, 204);
  });

  api.openapi(contract.markConversationRead, async (c) => {
    await markRead(platform, { userId: memberOf(c).userId, ...c.req.valid("param") });
    return c.json({ notReadMessagesCount: 0 as const }, 200);
  });

  api.openapi(contract.removeConversation, async (c) => {
    await removeConversation(platform, { userId: memberOf(c).userId, ...c.req.valid("param") });
    return c.body(null, 204);
  });

  api.openapi(contract.tellTyping, async (c) => {
    await notifyTyping(platform, { userId: memberOf(c).userId, ...c.req.valid("param") });
    return c.body(null, 204);
  });

  api.openapi(contract.markDelivered, async (c) => {
    await markDelivered(platform, memberOf(c).userId);
    return c.body(null, 204);
  });

  api.openapi(contract.listClientConversations, async (c) => {
    const asked = {
      userId: memberOf(c).userId,
      side: "client" as const,
      ...c.req.valid("param"),
      ...c.req.valid("query"),
    };
    return c.json(await listConversations(platform, asked), 200);
  });

  api.openapi(contract.listCoachConversations, async (c) => {
    const asked = {
      userId: memberOf(c).userId,
      side: "coach" as const,
      ...c.req.valid("param"),
      ...c.req.valid("query"),
    };
    return c.json(await listConversations(platform, asked), 200);
  });

  api.openapi(contract.readClientConversation, async (c) => {
    const asked = { userId: memberOf(c).userId, ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await readConversation(platform, asked), 200);
  });

  api.openapi(contract.readCoachConversation, async (c) => {
    const asked = { userId: memberOf(c).userId, ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await readConversation(platform, asked), 200);
  });
}
