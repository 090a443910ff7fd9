import { ApiProblem } from "@aufwind/contract/platform/call";
import {
  joinRoom,
  leaveRoom,
  readRoom,
  renewVisit,
  type Signal,
  sendSignal,
  type Visit,
} from "@aufwind/contract/video-calls";
import { callFromBrowser } from "../../../platform/http/browser-api.ts";

/** Why the room does not take us; `away` where nobody could be asked. */
export type Refusal = "closed" | "unpaid" | "over" | "refused" | "away";
export type Answer = { visit: Visit } | { refusal: Refusal };

const BY_CODE: Record<string, Refusal> = {
  roomClosed: "closed",
  roomUnpaid: "unpaid",
  visitOver: "over",
};

/** What passes by itself is asked again; anything else that is refused stays so. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiProblem)) return "away";
  const { code, status } = error.body;
  return BY_CODE[code] ?? (status >= 500 || status === 429 ? "away" : "refused");
}

const asAnswer = (asked: Promise<Visit>): Promise<Answer> =>
  asked.then(
    (visit) => ({ visit }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  );

/** The room's part of the API, for one appointment. */
export function roomApi(id: string) {
  return {
    join: () => asAnswer(callFromBrowser(joinRoom, { params: { id } })),
    renew: (visitId: string) => asAnswer(callFromBrowser(renewVisit, { params: { id, visitId } })),
    leave: (visitId: string) => callFromBrowser(leaveRoom, { params: { id, visitId } }).catch(() => undefined),
    /** While the page goes away nothing else arrives. */
    leaveAtOnce: (visitId: string) =>
      navigator.sendBeacon(leaveRoom.path.replace("{id}", id).replace("{visitId}", visitId)),
    signal: (body: { visitId: string; to: string; signals: Signal[] }): Promise<Refusal | null> =>
      callFromBrowser(sendSignal, { params: { id }, body }).then(() => null, refusalOf),
  };
}
export type RoomApi = ReturnType<typeof roomApi>;

/** Loaded when it is asked for: it brings the contract's rules along. */
export const readRoomNow = (id: string) => callFromBrowser(readRoom, { params: { id } });
