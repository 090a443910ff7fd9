import { SOURCES } from "@aufwind/rules/booking-pages";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, problems } from "./platform/route.ts";

export const BookingSource = z.object({
  source: z.enum(SOURCES),
  /** Whose first appointment with the coach came this way. */
  clients: z.int(),
  /** What came this way and was neither rejected nor cancelled. */
  appointments: z.int(),
});
export type BookingSource = z.infer<typeof BookingSource>;

export const listBookingSources = createRoute({
  method: "get",
  path: "/api/coaches/booking-page/sources",
  summary: "How clients and appointments of one's practice came, counted by source",
  ...open("coach"),
  responses: {
    200: answer("Every source, the ones without anybody included", z.object({ items: z.array(BookingSource) })),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});
