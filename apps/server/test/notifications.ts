import type { Notification } from "@aufwind/contract/notifications";
import { type Note, notify } from "../src/features/notifications/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type NotificationPage = { items: Notification[]; totalCount: number; totalPages: number; hasNext: boolean };

/** Adds a notification for somebody. */
export const tellNote = (server: TestServer, ...notes: Note[]) =>
  transact(server.database, (tx) => notify(tx, server, notes));

/** One page of somebody's notifications, as the page of their role requests it. */
export async function listed(
  { browser }: Person,
  { role = "clients", page = "0/30/desc", query = "" } = {},
): Promise<NotificationPage> {
  const response = await browser.get(`/api/${role}/notifications/${page}?${query}`);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as NotificationPage;
}
