import type { Notification } from "@aufwind/contract/notifications";
import { type Note, notify } from "../src/features/notifications/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import type { House } from "./house.ts";
import type { Person } from "./people.ts";

export type NotificationPage = { items: Notification[]; totalCount: number; totalPages: number; hasNext: boolean };

/** Adds a notification for somebody. */
export const tellNote = (house: House, ...notes: Note[]) => transact(house.database, (tx) => notify(tx, house, notes));

/** One page of somebody's notifications, as the page of their role requests it. */
export async function listed(
  { browser }: Person,
  { role = "clients", page = "0/30/desc", query = "" } = {},
): Promise<NotificationPage> {
  const response = await browser.get(`/api/${role}/notifications/${page}?${query}`);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as NotificationPage;
}
