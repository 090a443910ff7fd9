import type Stripe from "stripe";
import { type RequestContext, type Route, route } from "../route.ts";
import { list, PAGE } from "../store/lists.ts";
import { add, type Kinds, need, newId } from "../store/objects.ts";

/** The API version of objects in events when no client set its own; a test keeps it equal to the SDK's. */
export const API_VERSION = "2026-10-28.endive";

/** The endpoint that the sandbox was started with. */
export const OWN_ENDPOINT = "own";

type EmitParams = { object: object; previous?: object; account?: string };

/** Records an event for the list, and queues it for every endpoint that subscribed to it. */
export function emit(
  context: RequestContext,
  type: Stripe.Event.Type,
  { object, previous, account = context.account }: EmitParams,
): void {
  const endpoints = [OWN_ENDPOINT, ...endpointsFor(context, type)];
  const event = add(
    context,
    "event",
    {
      id: newId("event"),
      object: "event",
      ...(account && { account }),
      api_version: context.apiVersion,
      created: context.now(),
      data: { object: object as Stripe.Event.Data.Object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: context.request,
      type,
    },
    {},
  );
  for (const endpoint of endpoints)
    context.sql.run("insert into deliveries (event, endpoint, due) values (?, ?, 0)", event.id, endpoint);
}

function endpointsFor({ sql }: RequestContext, type: string): string[] {
  const rows = sql.all("select id, body from objects where kind = 'webhook_endpoint'");
  return rows
    .filter(({ body }) => {
      const { enabled_events, deleted } = JSON.parse(String(body));
      return !deleted && (enabled_events.includes("*") || enabled_events.includes(type));
    })
    .map(({ id }) => String(id));
}

/** The event with the number of endpoints that have not received it yet. */
function pending(context: RequestContext, event: Kinds["event"]) {
  const row = context.sql.one("select count(*) as waiting from deliveries where event = ?", event.id);
  return { ...event, pending_webhooks: Number(row?.waiting) };
}

export const events: Route[] = [
  route("GET /v1/events", {
    params: { ...PAGE, created: "range", type: "text", types: "texts" },
    answer(context, { params }) {
      const where = { type: params.types ?? params.type };
      const page = list(context, "event", { url: "/v1/events", page: params, where });
      return { ...page, data: page.data.map((event) => pending(context, event)) };
    },
  }),
  route("GET /v1/events/:id", { answer: (context, { id }) => pending(context, need(context, "event", id)) }),
];
