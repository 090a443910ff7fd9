import type { Room } from "@aufwind/contract/video-calls";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { Call } from "../call/call.ts";
import type { CallState } from "../call/call-state.ts";
import { type PanelTab, readPanel, rememberPanel } from "../call/call-storage.ts";
import { clockText, phaseAt, type ServerClock, timesOf, useNow } from "../call/clock.ts";
import type { LocalMedia } from "../call/local-media.ts";
import { useStore } from "../call/store.ts";
import styles from "../call.module.css";
import { DeviceFields } from "../lobby/device-fields.tsx";
import { useOtherName } from "../room-head.tsx";
import { CallNotices } from "./call-notices.tsx";
import { CallPanel } from "./call-panel.tsx";
import { Controls } from "./controls.tsx";
import type { CallPanels } from "./side-panel.tsx";
import { Stage } from "./stage.tsx";
import { useCallConversation } from "./use-call-conversation.ts";

export type CallViewProps = {
  panels: CallPanels;
  room: Room;
  clock: ServerClock;
  media: LocalMedia;
  /** Left the call; `isRefused` if it did not accept one. */
  onLeave: (isRefused: boolean) => void;
};

/** Everything in the call. */
export function CallLayout({ room, clock, media, panels, onLeave, call }: CallViewProps & { call: Call }) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  const state = useStore(call.store);
  const { choice } = useStore(media.store);
  const picture = useRef<HTMLVideoElement>(null);
  const [hasDevices, setDevices] = useState(false);
  const { tab, show } = usePanel(room.appointmentId);
  const [play, setPlay] = useState<(() => void) | null>(null);
  const [isShareFailed, setShareFailed] = useState(false);
  const conversation = useCallConversation(room, tab === "chat");
  const isRefused = ["closed", "unpaid", "refused"].includes(state.phase);
  const goOut = useEffectEvent(() => onLeave(state.phase !== "closed"));
  useEffect(() => {
    if (isRefused) goOut();
  }, [isRefused]);
  const hold = useCallback((again: (() => void) | null) => setPlay(() => again), []);
  const share = async () => setShareFailed(!(await media.share()));
  return (
    <div className={styles.call} data-panel={tab ?? undefined}>
      <CallHead {...{ room, clock, state, name }} />
      <div className={styles.middle}>
        <Stage {...{ state, media, name, picture }} face={room.other.picture} />
        <CallNotices
          {...{ room, clock, call, state, media, name, isShareFailed }}
          onPlay={play}
          onShareSeen={() => setShareFailed(false)}
          onChat={() => show("chat")}
        />
      </div>
      {tab && <CallPanel {...{ room, panels, tab, conversation }} onTab={show} onClose={() => show(null)} />}
      <Controls
        {...{ room, clock, media, picture, tab, isUnread: conversation.isUnread }}
        onShare={share}
        onPanel={(wanted) => show(tab === wanted ? null : wanted)}
        onDevices={() => setDevices(true)}
        onLeave={() => onLeave(false)}
      />
      {state.received?.microphone && (
        <TrackAudio track={state.received.microphone} speaker={choice.speaker} onBlocked={hold} />
      )}
      {hasDevices && (
        <Dialog title={t("devices.title")} onClose={() => setDevices(false)}>
          <DeviceFields media={media} isInCall />
        </Dialog>
      )}
    </div>
  );
}

/** What stands beside the picture; kept while the call goes on, over a reload too. */
function usePanel(id: string) {
  const [tab, setTab] = useState<PanelTab | null>(() => readPanel(sessionStorage, id));
  const show = (next: PanelTab | null) => {
    setTab(next);
    rememberPanel(sessionStorage, id, next);
  };
  return { tab, show };
}

type CallHeadProps = { room: Room; clock: ServerClock; state: CallState; name: string };

/** The other person, the duration, and the connection's quality. */
function CallHead({ room, clock, state, name }: CallHeadProps) {
  const { t } = useTranslation("video-calls");
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <CallTimer room={room} clock={clock} />
      {state.quality && state.connection === "connected" && (
        <p className={styles.quality} data-quality={state.quality}>
          <span aria-hidden="true" />
          {t(`line.${state.quality}`)}
        </p>
      )}
    </header>
  );
}

type TrackAudioProps = {
  track: MediaStreamTrack;
  speaker: string;
  /** The browser waits for a user gesture; `play` may be retried. */
  onBlocked: (play: (() => void) | null) => void;
};

/** The other side's sound, on the chosen speaker. */
function TrackAudio({ track, speaker, onBlocked }: TrackAudioProps) {
  const own = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = own.current;
    if (!audio) return;
    audio.srcObject = new MediaStream([track]);
    const play = () =>
      audio.play().then(
        () => onBlocked(null),
        (error: Error) => error.name === "NotAllowedError" && onBlocked(play),
      );
    play();
    return () => {
      audio.srcObject = null;
    };
  }, [track, onBlocked]);
  useEffect(() => {
    own.current?.setSinkId?.(speaker).catch(() => undefined);
  }, [speaker]);
  // biome-ignore lint/a11y/useMediaCaption: somebody speaks, live
  return <audio ref={own} autoPlay />;
}

/** The elapsed and remaining time, by the agreed times. */
function CallTimer({ room, clock }: { room: Room; clock: ServerClock }) {
  const { t } = useTranslation("video-calls");
  const phase = phaseAt(useNow(clock), timesOf(room));
  // Elapsed whole seconds; with the remaining ones they add up to the total.
  const passed = "passed" in phase ? clockText(Math.floor(phase.passed / 1000) * 1000) : "";
  const text =
    phase.is === "before"
      ? t("timer.before", { time: clockText(phase.left) })
      : phase.is === "over"
        ? t("timer.over", { time: passed })
        : t("timer.running", { time: passed, left: clockText(phase.left) });
  return (
    <p
      className={styles.timer}
      role="timer"
      data-near={phase.is === "over" || (phase.is === "running" && phase.isSoonOver) || undefined}
    >
      {text}
    </p>
  );
}
