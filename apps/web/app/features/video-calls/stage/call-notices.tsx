import type { Room } from "@aufwind/contract/video-calls";
import { MINUTE } from "@aufwind/rules/time/durations";
import { useEffect, useRef, useState } from "react";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Call } from "../call/call.ts";
import type { CallState } from "../call/call-state.ts";
import { phaseAt, type ServerClock, timesOf, useNow } from "../call/clock.ts";
import type { LocalMedia } from "../call/local-media.ts";
import { useStore } from "../call/store.ts";
import styles from "../call.module.css";
import { playSound } from "../lobby/audio-check.ts";

type CallNoticesProps = {
  room: Room;
  clock: ServerClock;
  call: Call;
  state: CallState;
  media: LocalMedia;
  name: string;
  /** Plays the sound that the browser blocked. */
  onPlay: (() => void) | null;
  isShareFailed: boolean;
  onShareSeen: () => void;
  onChat: () => void;
};

/** Current notices; screen readers announce each once. */
export function CallNotices({ room, clock, call, state, media, name, ...rest }: CallNoticesProps) {
  const { t } = useTranslation("video-calls");
  const { screen, camera } = useStore(media.store);
  const { level, isOffered } = state.fallback;
  const connection = connectionNotice(state);
  return (
    <div className={styles.notes} role="status">
      {state.connection === "connected" && <VisuallyHidden>{t("notes.connected", { name })}</VisuallyHidden>}
      {connection && <CallNotice>{t(`notes.${connection}`, { name })}</CallNotice>}
      {state.phase === "elsewhere" && (
        <CallNotice act={{ label: t("notes.here"), do: call.takeOver }}>{t("notes.elsewhere")}</CallNotice>
      )}
      {state.isAway && <CallNotice isDanger>{t("notes.away")}</CallNotice>}
      {rest.onPlay && (
        <CallNotice act={{ label: t("notes.playSound"), do: rest.onPlay }}>{t("notes.soundBlocked")}</CallNotice>
      )}
      {level === "reduced" && camera && (
        <CallNotice act={{ label: t("notes.withoutPicture"), do: () => media.setCamera(false) }}>
          {t("notes.reduced")}
        </CallNotice>
      )}
      {level === "off" && !camera && (
        <CallNotice act={{ label: t("notes.pictureBack"), do: () => media.setCamera(true) }}>
          {t(isOffered ? "notes.goodAgain" : "notes.switchedOff")}
        </CallNotice>
      )}
      {state.isSoundLost && <OtherWay room={room} name={name} onChat={rest.onChat} />}
      {screen && <CallNotice>{t("notes.sharing", { name })}</CallNotice>}
      {rest.isShareFailed && <CallNotice onClose={rest.onShareSeen}>{t("notes.shareFailed")}</CallNotice>}
      <TimeNotices {...{ room, clock, media }} />
    </div>
  );
}

/** The connection between the two. */
function connectionNotice({ phase, isOtherHere, wasOtherHere, connection }: CallState) {
  if (phase === "joining") return "joining";
  if (phase !== "inside") return null;
  if (!isOtherHere) return wasOtherHere ? "left" : "waiting";
  return connection === "connected" ? null : connection === "lost" ? "lost" : "connecting";
}

type OtherWayProps = { room: Room; name: string; onChat: () => void };

/** Nothing is heard for a while: by telephone if this installation has a number, else in writing. */
function OtherWay({ room: { phone }, name, onChat }: OtherWayProps) {
  const { t } = useTranslation("video-calls");
  if (!phone)
    return <CallNotice act={{ label: t("call.chat"), do: onChat }}>{t("notes.noPhone", { name })}</CallNotice>;
  return (
    <CallNotice>
      {t("notes.phone", { name })}{" "}
      <a href={`tel:${phone.number.replaceAll(/[^+\d]/g, "")}`}>
        <b>{phone.number}</b>
      </a>
      , {t("notes.phoneCode")} <b>{phone.code}</b>
    </CallNotice>
  );
}

type TimeNoticesProps = Pick<CallNoticesProps, "room" | "clock" | "media">;

/** Five minutes before the end, and at the end: announced once, and dismissed when seen. */
function TimeNotices({ room, clock, media }: TimeNoticesProps) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const [seen, setSeen] = useState<"soon" | "over" | null>(null);
  const phase = phaseAt(useNow(clock), timesOf(room));
  useSoftTone(phase.is === "running" ? phase.isSoonOver && "soon" : phase.is === "over" && "over", media);
  if (phase.is === "running" && phase.isSoonOver && seen === null)
    return <SoonOver minutes={Math.ceil(phase.left / MINUTE)} onClose={() => setSeen("soon")} />;
  if (phase.is !== "over" || seen === "over") return null;
  const time = momentOf({ at: room.closesAt }, { locale, shape: "clock" });
  return <CallNotice onClose={() => setSeen("over")}>{t("notes.over", { time })}</CallNotice>;
}

/** For whoever wants it: heard when a sign appears during the call, not when one comes back to it. */
function useSoftTone(sign: "soon" | "over" | false, media: LocalMedia) {
  const known = useRef(sign);
  useEffect(() => {
    const isNew = sign && sign !== known.current;
    known.current = sign;
    const { hasTone, speaker } = media.store.get().choice;
    if (isNew && hasTone) playSound(speaker, "soft");
  }, [sign, media]);
}

/** The text as of its appearance: the timer counts down. */
function SoonOver({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const { t } = useTranslation("video-calls");
  const [count] = useState(minutes);
  return <CallNotice onClose={onClose}>{t("notes.soon", { count })}</CallNotice>;
}

type NoticeAction = { label: string; do: () => void };
type CallNoticeProps = {
  children: React.ReactNode;
  act?: NoticeAction;
  other?: NoticeAction;
  isDanger?: boolean;
  onClose?: () => void;
};

/** One notice above the picture, with its action. */
function CallNotice({ children, act, isDanger = false, onClose }: CallNoticeProps) {
  const { t } = useTranslation("video-calls");
  return (
    <div className={styles.note} data-grave={isDanger || undefined}>
      <p>{children}</p>
      {act && (
        <Button small onClick={act.do}>
          {act.label}
        </Button>
      )}
      {onClose && (
        <button
          type="button"
          className={`${patterns.round} ${styles.noteClose}`}
          aria-label={t("notes.close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
