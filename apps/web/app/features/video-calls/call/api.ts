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

/** Why the server refuses; `away`: it could not be reached. */
export type Refusal = "closed" | "unpaid" | "over" | "refused" | "away";
export type Answer = { visit: Visit } | { refusal: Refusal };

const BY_CODE: Record<string, Refusal> = {
  roomClosed: "closed",
  roomUnpaid: "unpaid",
  visitOver: "over",
};

/** What passes by itself is tried again; any other refusal stays. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiProblem)) return "away";
  const { code, status } = error.body;
  return BY_CODE[code] ?? (status >= 500 || status === 429 ? "away" : "refused");
}

const asAnswer = (request: Promise<Visit>): Promise<Answer> =>
  request.then(
    (visit) => ({ visit }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  );

/** The video-call routes of one appointment. */
export function roomApi(id: string) {
  return {
    join: () => asAnswer(callFromBrowser(joinRoom, { params: { id } })),
    renew: (visitId: string) => asAnswer(callFromBrowser(renewVisit, { params: { id, visitId } })),
    leave: (visitId: string) => callFromBrowser(leaveRoom, { params: { id, visitId } }).catch(() => undefined),
    /** A beacon: nothing else arrives while the page is closing. */
    leaveAtOnce: (visitId: string) =>
      navigator.sendBeacon(leaveRoom.path.replace("{id}", id).replace("{visitId}", visitId)),
    signal: (body: { visitId: string; to: string; signals: Signal[] }): Promise<Refusal | null> =>
      callFromBrowser(sendSignal, { params: { id }, body }).then(() => null, refusalOf),
  };
}
export type RoomApi = ReturnType<typeof roomApi>;

/** Loaded by `import()`: it brings the schemas of the contract along. */
export const readRoomFromBrowser = (id: string) => callFromBrowser(readRoom, { params: { id } });
