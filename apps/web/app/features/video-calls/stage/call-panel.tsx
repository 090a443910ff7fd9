import type { Room } from "@aufwind/contract/video-calls";
import { Component, lazy, Suspense } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Failure, Skeleton } from "../../../ui/placeholders.tsx";
import type { PanelTab } from "../call/call-storage.ts";
import { type CallPanels, SidePanel } from "./side-panel.tsx";
import type { useCallConversation } from "./use-call-conversation.ts";

const NextAppointment = lazy(async () => ({ default: (await import("./next-appointment.tsx")).NextAppointment }));

type CallPanelProps = {
  room: Room;
  panels: CallPanels;
  tab: PanelTab;
  conversation: ReturnType<typeof useCallConversation>;
  onTab: (tab: PanelTab) => void;
  onClose: () => void;
};

/** Chat, the coach's notes, the client's steps or the next appointment; each is loaded when it is first shown. */
export function CallPanel({ room, panels, tab, conversation, onTab, onClose }: CallPanelProps) {
  return (
    <SidePanel side={room.side} tab={tab} onTab={onTab} onClose={onClose}>
      <PanelBoundary key={tab} fallback={<PanelFailed />}>
        <Suspense fallback={<Skeleton lines={5} />}>
          {tab === "chat" && <CallChat {...{ room, panels, conversation, onClose }} />}
          {tab === "notes" && panels.notes(room)}
          {tab === "steps" && panels.steps(room)}
          {tab === "next" && <NextAppointment room={room} />}
        </Suspense>
      </PanelBoundary>
    </SidePanel>
  );
}

type CallChatProps = Pick<CallPanelProps, "room" | "panels" | "conversation" | "onClose">;

function CallChat({ room: { side }, panels, conversation: { opened, open }, onClose }: CallChatProps) {
  const { t } = useTranslation("video-calls");
  if (opened === null) return <Skeleton lines={5} />;
  if (opened === "failed") return <Failure title={t("call.chatFailed")} onRetry={open} />;
  return panels.chat({ conversationId: opened, side, onClose });
}

type PanelBoundaryProps = { fallback: React.ReactNode; children: React.ReactNode };

/** What cannot be loaded or shown beside the picture must not end the call. */
class PanelBoundary extends Component<PanelBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError = () => ({ isFailed: true });

  override render() {
    return this.state.isFailed ? this.props.fallback : this.props.children;
  }
}

function PanelFailed() {
  const { t } = useTranslation("video-calls");
  return <p role="alert">{t("panel.failed")}</p>;
}
