import type { Kinds } from "../books/kinds.ts";
import { list, PAGE } from "../books/lists.ts";
import { need } from "../books/objects.ts";
import { type Desk, type Route, route } from "../desk.ts";

/** The event with the number of endpoints that have not received it yet. */
function pending(desk: Desk, event: Kinds["event"]) {
  const row = desk.sql.one("select count(*) as waiting from deliveries where event = ?", event.id);
  return { ...event, pending_webhooks: Number(row?.waiting) };
}

export const events: Route[] = [
  route("GET /v1/events", {
    params: { ...PAGE, created: "range", type: "text", types: "texts" },
    answer(desk, { params }) {
      const where = { type: params.types ?? params.type };
      const page = list(desk, "event", { url: "/v1/events", page: params, where });
      return { ...page, data: page.data.map((event) => pending(desk, event)) };
    },
  }),
  route("GET /v1/events/:id", { answer: (desk, { id }) => pending(desk, need(desk, "event", id)) }),
];
