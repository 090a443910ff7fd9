import type { ClientToday } from "@aufwind/contract/dashboards-today";
import type { Platform } from "../../platform/platform.ts";
import { clientOverview } from "../appointments/list-queries.ts";
import { countMeetings } from "../coach-clients/store.ts";
import { unreadConversations } from "../conversations/queries.ts";
import { creditsOf } from "../credits/queries.ts";
import { stepsDue } from "../goals/queries.ts";
import { listUnrated } from "../reviews/queries.ts";
import { ownWorksheets } from "../worksheets/queries.ts";

const MOST_UNREAD = 3;

/** A client's first page in one answer: what is next, what waits, what was. */
export async function clientToday(platform: Platform, clientId: string): Promise<ClientToday> {
  const [appointments, unrated, unread, { balanceCents }, steps, worksheets] = await Promise.all([
    clientOverview(platform, clientId),
    listUnrated(platform, clientId),
    unreadConversations(platform, { userId: clientId, most: MOST_UNREAD }),
    creditsOf(platform, clientId),
    stepsDue(platform, clientId),
    ownWorksheets(platform, clientId),
  ]);
  const appointment = appointments.upcoming.find(({ scheduledStatus }) => scheduledStatus === "Scheduled");
  return {
    readAt: platform.clock.now().toISOString(),
    next: appointment ? { appointment, number: await numberOf(platform, { clientId, appointment }) } : null,
    appointments,
    unrated,
    unread,
    steps,
    worksheets: worksheets.filter(({ answeredAt }) => answeredAt === null),
    balanceCents,
  };
}

type NumberOfParams = { clientId: string } & Pick<NonNullable<ClientToday["next"]>, "appointment">;

async function numberOf({ database }: Platform, { clientId, appointment }: NumberOfParams): Promise<number> {
  return (await countMeetings(database, { coachId: appointment.coach.id, clientId })) + 1;
}
