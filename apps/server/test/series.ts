import type { Series, SeriesPreview } from "@aufwind/contract/appointment-series";
import { introduce, openCoach, saveCard } from "./booked.ts";
import { type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type Pair = { coach: Person & { slug: string }; client: Person };

/** A client with a card, and a coach of theirs who can be booked for half a year, Mondays to Fridays. */
export async function regularPair(server: TestServer, { card = true } = {}): Promise<Pair> {
  const [coach, client] = [await openCoach(server), await person(server)];
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  if (card) await saveCard(server, client);
  await server.database
    .updateTable("schedules")
    .set({ horizon_days: 300 })
    .where("coach_id", "=", coach.userId)
    .execute();
  return { coach, client };
}

type Asked = { scheduledAt: string; rhythm?: string; count: number };

export async function preview({ coach, client }: Pair, { rhythm = "weekly", ...asked }: Asked): Promise<SeriesPreview> {
  const query = new URLSearchParams({
    ...{ consultation: "standard", rhythm },
    ...{ scheduledAt: asked.scheduledAt, count: String(asked.count) },
  });
  const response = await client.browser.get(`/api/clients/coaches/${coach.userId}/series-preview?${query}`);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as SeriesPreview;
}

/** The body of a booking; by default with consent to begin early. */
const seriesBody = (coachId: string, starts: readonly string[], over: Record<string, unknown> = {}) => ({
  coachId,
  consultation: "standard",
  rhythm: "weekly",
  starts,
  feeCents: 11_900,
  earlyStart: true,
  ...over,
});

export const sendSeries = ({ coach, client }: Pair, starts: readonly string[], over: Record<string, unknown> = {}) =>
  client.browser.send("POST", "/api/appointment-series", seriesBody(coach.userId, starts, over));

/** Books and returns the series. */
export async function bookedSeries(pair: Pair, starts: readonly string[]): Promise<Series> {
  const response = await sendSeries(pair, starts);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Series;
}
