import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { query } from "./server-control.ts";

/** The person behind an address. */
export async function userIdOf(email: string): Promise<string> {
  const [row] = await query("select id from users where email = $1", email);
  return String(row?.id);
}

/** Opens the conversation of a client with a coach over the API, as one of the two, and returns its id. */
export async function openConversation(
  request: APIRequestContext,
  pair: { coachId: string; clientId: string },
): Promise<string> {
  const answer = await request.post("/api/conversations/conversation", { data: pair });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).conversationId;
}

/** Sends messages over the API, one after the other. */
export async function sendMessages(
  request: APIRequestContext,
  conversationId: string,
  ...texts: string[]
): Promise<void> {
  for (const text of texts) {
    const answer = await request.post("/api/conversations/conversation/send-message", {
      data: { conversationId, text },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

/** Types into the field of an open conversation and sends it with the keyboard. */
export async function writeMessage(page: Page, text: string): Promise<void> {
  const field = messageField(page);
  await field.fill(text);
  await field.press("Enter");
}

export const messageField = (page: Page): Locator => page.getByLabel(/^(Nachricht an|Message to) /);
/** The log of the open conversation. */
export const messageLog = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Nachrichten mit|Messages with) / });
