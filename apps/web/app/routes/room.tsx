import type { Room } from "@aufwind/contract/video-calls";
import { lazy } from "react";
import { type LoaderFunctionArgs, type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { NoteLink } from "../features/notes/note-link.tsx";
import { ReviewLink } from "../features/reviews/writing/review-link.tsx";
import { loadRoom } from "../features/video-calls/room.server.ts";
import { RoomPage } from "../features/video-calls/room-page.tsx";
import type { CallPanels } from "../features/video-calls/stage/side-panel.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { requireMember } from "../platform/session/member.server.ts";

export const handle = {
  namespaces: ["video-calls", "conversations", "notes-link", "reviews-link"],
} satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "video-calls:title");

export async function loader(visit: LoaderFunctionArgs) {
  await requireMember(visit);
  return loadRoom(visit, visit.params.id ?? "");
}

/** The page polls the call's state itself: a failing loader must not end a call. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

const Chat = lazy(async () => ({ default: (await import("../features/conversations/chat/chat.tsx")).Chat }));

const NoteInCall = lazy(async () => ({ default: (await import("../features/notes/note-in-call.tsx")).NoteInCall }));
const StepsInCall = lazy(async () => ({ default: (await import("../features/goals/steps-in-call.tsx")).StepsInCall }));

const panels: CallPanels = {
  chat: ({ onClose, ...parts }) => <Chat {...parts} onRemoved={onClose} />,
  notes: ({ appointmentId, coachId }) => <NoteInCall appointmentId={appointmentId} coachId={coachId} />,
  steps: ({ side, clientId }) => <StepsInCall side={side} clientId={clientId} />,
};

const afterwards = ({ side, appointmentId, scheduledStatus }: Room) =>
  side === "coach" ? (
    <NoteLink appointmentId={appointmentId} status={scheduledStatus} />
  ) : (
    <ReviewLink appointmentId={appointmentId} stars={null} />
  );

export default function RoomRoute() {
  const { room } = useLoaderData<typeof loader>();
  return <RoomPage room={room} panels={panels} afterwards={afterwards} />;
}
