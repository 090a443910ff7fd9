import type { Chat, Conversation, Message } from "@aufwind/contract/conversations";
import { unseal } from "../src/platform/session/seal.ts";
import { openCoach } from "./booked.ts";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type Pair = { coachId: string; clientId: string };

export const open = ({ browser }: Person, pair: Pair) => browser.send("POST", "/api/conversations/conversation", pair);

type Sending = { conversationId: string; text: string; messageId?: string; attachmentIds?: string[] };
export const send = ({ browser }: Person, sending: Sending) =>
  browser.send("POST", "/api/conversations/conversation/send-message", sending);

const yes = async <Body>(asking: Promise<Response>): Promise<Body> => {
  const response = await asking;
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Body;
};

/** Opens a conversation that can be opened. */
export const opened = (by: Person, pair: Pair): Promise<Conversation> => yes(open(by, pair));
/** Sends a message that can be sent. */
export const sent = (by: Person, sending: Sending): Promise<Message> => yes(send(by, sending));

export const read = ({ browser }: Person, id: string) =>
  browser.send("PATCH", `/api/conversations/chat/conversation/${id}/messages-update-status`);
export const remove = ({ browser }: Person, id: string) =>
  browser.send("DELETE", `/api/conversations/chat/conversation/${id}`);
export const deliver = ({ browser }: Person) => browser.send("PATCH", "/api/conversations/delivered");

export const chat = ({ browser }: Person, side: "clients" | "coaches", id: string, query = "") =>
  yes<Chat>(browser.get(`/api/${side}/conversations/${id}${query}`));

export type List<Item> = { items: Item[]; totalCount: number; totalPages: number; hasNext: boolean };
export const list = ({ browser }: Person, side: "clients" | "coaches", page = "0/15/desc") =>
  yes<List<Conversation>>(browser.get(`/api/${side}/conversations/${page}`));

/** A client and a public coach, with a conversation that the client opened. */
export async function talk(server: TestServer) {
  const [coach, client] = [await openCoach(server), await person(server)];
  const pair = { coachId: coach.userId, clientId: client.userId };
  const { conversationId } = await opened(client, pair);
  return { coach, client, pair, conversationId };
}

/** The events of a person's stream, in order. */
export async function notificationsTo({ database, config }: TestServer, { userId }: Person) {
  const rows = await database
    .selectFrom("events")
    .select(["kind", "sealed"])
    .where("audience", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, sealed }) => ({
    kind,
    data: JSON.parse(unseal(sealed, { secret: config.secret, purpose: "events" })) as Record<string, unknown>,
  }));
}
