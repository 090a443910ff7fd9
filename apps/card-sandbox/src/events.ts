import type Stripe from "stripe";
import { add, newId } from "./books/objects.ts";
import type { Desk } from "./desk.ts";

/** The API version of objects in events when no client set its own; a test keeps it equal to the SDK's. */
export const API_VERSION = "2026-10-28.endive";

/** The endpoint that the sandbox was started with. */
export const OWN_ENDPOINT = "own";

type What = { object: object; previous?: object; account?: string };

/** Records an event for the list, and queues it for every endpoint that subscribed to it. */
export function emit(desk: Desk, type: Stripe.Event.Type, { object, previous, account = desk.account }: What): void {
  const endpoints = [OWN_ENDPOINT, ...endpointsFor(desk, type)];
  const event = add(
    desk,
    "event",
    {
      id: newId("event"),
      object: "event",
      ...(account && { account }),
      api_version: desk.apiVersion,
      created: desk.now(),
      data: { object: object as Stripe.Event.Data.Object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: desk.request,
      type,
    },
    {},
  );
  for (const endpoint of endpoints)
    desk.sql.run("insert into deliveries (event, endpoint, due) values (?, ?, 0)", event.id, endpoint);
}

function endpointsFor({ sql }: Desk, type: string): string[] {
  const rows = sql.all("select id, body from objects where kind = 'webhook_endpoint'");
  return rows
    .filter(({ body }) => {
      const { enabled_events, deleted } = JSON.parse(String(body));
      return !deleted && (enabled_events.includes("*") || enabled_events.includes(type));
    })
    .map(({ id }) => String(id));
}
