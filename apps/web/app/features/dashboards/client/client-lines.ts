import type { ClientToday } from "@aufwind/contract/dashboards-today";

type Item = ClientToday["appointments"]["waiting"][number];

/** What waits for a client: each needs something else. */
export type ClientLine =
  | { kind: "pay" | "details" | "newTime" | "look"; id: string; item: Item }
  | { kind: "review"; id: string; item: ClientToday["unrated"][number]; picture: Item["coach"]["picture"] }
  | { kind: "worksheet"; id: string; item: ClientToday["worksheets"][number]; picture: Item["coach"]["picture"] }
  | { kind: "step"; id: string; item: ClientToday["steps"][number] }
  | { kind: "message"; id: string; item: ClientToday["unread"]["items"][number] };

function kindOf({ can }: Item): "details" | "newTime" | "look" {
  if (can.includes("giveDetails")) return "details";
  return can.includes("accept") ? "newTime" : "look";
}

/** Money first, since an appointment is lost without it; then decisions, messages, what is due, reviews. */
export function clientLines(facts: Omit<ClientToday, "readAt" | "next">): ClientLine[] {
  const { appointments, unrated, unread, worksheets, steps } = facts;
  const { last, recent } = appointments;
  const pictures = new Map([...(last ? [last] : []), ...recent].map(({ id, coach }) => [id, coach.picture]));
  const faces = new Map(
    [...recent, ...(last ? [last] : []), ...appointments.upcoming].map(({ coach }) => [coach.id, coach.picture]),
  );
  const unpaid = new Set(appointments.unpaid.map(({ id }) => id));
  return [
    ...appointments.unpaid.map((item): ClientLine => ({ kind: "pay", id: item.id, item })),
    ...appointments.waiting
      .filter(({ id }) => !unpaid.has(id))
      .map((item): ClientLine => ({ kind: kindOf(item), id: item.id, item })),
    ...unread.items.map((item): ClientLine => ({ kind: "message", id: item.conversationId, item })),
    ...worksheets.map(
      (item): ClientLine => ({ kind: "worksheet", id: item.id, item, picture: faces.get(item.coach.id) ?? null }),
    ),
    ...steps.map((item, place): ClientLine => ({ kind: "step", id: `${item.goalId}-${place}`, item })),
    ...unrated.map(
      (item): ClientLine => ({ kind: "review", id: item.id, item, picture: pictures.get(item.id) ?? null }),
    ),
  ];
}
