import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onLive } from "../../../platform/live/live-store.ts";
import { Skeleton } from "../../../ui/placeholders.tsx";
import { roomApi } from "../call/api.ts";
import { Call } from "../call/call.ts";
import { forgetCall, rememberCall } from "../call/call-storage.ts";
import type { LocalMedia } from "../call/local-media.ts";
import styles from "../call.module.css";
import { useOtherName } from "../room-head.tsx";
import { CallLayout, type CallViewProps } from "./call-layout.tsx";

/** The call, over the whole page. */
export function CallView(props: CallViewProps) {
  const { t } = useTranslation("video-calls");
  const call = useCall(props);
  useWakeLock();
  return (
    <CallFrame label={t("with", { name: useOtherName(props.room) })}>
      {call ? <CallLayout {...props} call={call} /> : <Skeleton lines={4} />}
    </CallFrame>
  );
}

/** Keeps the screen on; browsers release the lock whenever the page is hidden. */
function useWakeLock() {
  useEffect(() => {
    let isGone = false;
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.hidden || isGone) return;
      const held = await navigator.wakeLock?.request("screen").catch(() => undefined);
      if (isGone) held?.release();
      else lock = held;
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}

/** A native modal over the whole page: what is behind it cannot be reached, and Escape does not end a call. */
function CallFrame({ label, children }: { label: string; children: React.ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.setAttribute("closedby", "none");
    dialog.showModal();
    dialog.focus();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      className={styles.frame}
      ref={box}
      aria-label={label}
      tabIndex={-1}
      data-stays
      onCancel={(event) => event.target === event.currentTarget && event.preventDefault()}
      // If a browser closes it anyway.
      onClose={(event) => event.target === event.currentTarget && box.current?.isConnected && box.current.showModal()}
    >
      {children}
    </dialog>
  );
}

type Parts = { room: Pick<Room, "appointmentId" | "side">; media: LocalMedia };

/** In the call while this is mounted; stored for a reload. */
function useCall({ room: { appointmentId, side }, media }: Parts): Call | null {
  const [call, setCall] = useState<Call | null>(null);
  useEffect(() => {
    const own = new Call({ appointmentId, side, media, api: roomApi(appointmentId) });
    const leave = [
      onLive("room", (data) => own.receive({ kind: "room", data })),
      onLive("signal", (data) => own.receive({ kind: "signal", data })),
      onLive("reset", (data) => own.receive({ kind: "reset", data })),
    ];
    const note = () => {
      const { isMuted, isCameraOff } = media.store.get();
      rememberCall(sessionStorage, { id: appointmentId, now: Date.now(), isMuted, isCameraOff });
    };
    window.addEventListener("pagehide", note);
    setCall(own);
    return () => {
      for (const each of leave) each();
      window.removeEventListener("pagehide", note);
      forgetCall(sessionStorage, appointmentId);
      own.leave();
    };
  }, [appointmentId, side, media]);
  return call;
}
