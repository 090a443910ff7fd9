import type { Room } from "@aufwind/contract/video-calls";
import { MINUTE } from "@aufwind/rules/time/durations";
import { useEffect, useEffectEvent, useState } from "react";
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

type CallNotesProps = {
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
};

/** Current notices; screen readers announce each once. */
export function CallNotes({ room, clock, call, state, media, name, ...rest }: CallNotesProps) {
  const { t } = useTranslation("video-calls");
  const { screen, camera } = useStore(media.store);
  const isSwitchedOff = useCameraOffOnPoorConnection({ call, state, media });
  const connection = connectionNote(state);
  return (
    <div className={styles.notes} role="status">
      {state.connection === "connected" && <VisuallyHidden>{t("notes.connected", { name })}</VisuallyHidden>}
      {connection && <CallNote>{t(`notes.${connection}`, { name })}</CallNote>}
      {state.phase === "elsewhere" && (
        <CallNote act={{ label: t("notes.here"), do: call.takeOver }}>{t("notes.elsewhere")}</CallNote>
      )}
      {state.isAway && <CallNote isDanger>{t("notes.away")}</CallNote>}
      {rest.onPlay && (
        <CallNote act={{ label: t("notes.playSound"), do: rest.onPlay }}>{t("notes.soundBlocked")}</CallNote>
      )}
      {state.advice === "offer" && camera && (
        <CallNote
          act={{ label: t("notes.withoutPicture"), do: () => media.setCamera(false) }}
          other={{ label: t("notes.keepPicture"), do: () => call.dismissAdvice() }}
        >
          {t("notes.poor")}
        </CallNote>
      )}
      {isSwitchedOff && !camera && (
        <CallNote act={{ label: t("notes.pictureBack"), do: () => media.setCamera(true) }}>
          {t("notes.switchedOff")}
        </CallNote>
      )}
      {screen && <CallNote>{t("notes.sharing", { name })}</CallNote>}
      {rest.isShareFailed && <CallNote onClose={rest.onShareSeen}>{t("notes.shareFailed")}</CallNote>}
      <TimeNotes room={room} clock={clock} />
    </div>
  );
}

/** The connection between the two. */
function connectionNote({ phase, isOtherHere, wasOtherHere, connection }: CallState) {
  if (phase === "joining") return "joining";
  if (phase !== "inside") return null;
  if (!isOtherHere) return wasOtherHere ? "left" : "waiting";
  return connection === "connected" ? null : connection === "lost" ? "lost" : "connecting";
}

/** On a very weak connection one's own picture is switched off, so that the sound stays. */
function useCameraOffOnPoorConnection({
  call,
  state,
  media,
}: Pick<CallNotesProps, "call" | "state" | "media">): boolean {
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  const switchCameraOff = useEffectEvent(() => {
    if (media.store.get().camera) {
      media.setCamera(false);
      setSwitchedOff(true);
    }
    call.dismissAdvice();
  });
  useEffect(() => {
    if (state.advice === "switchOff") switchCameraOff();
  }, [state.advice]);
  return isSwitchedOff;
}

/** Five minutes before the end, and at the end: announced once, and dismissed when seen. */
function TimeNotes({ room, clock }: { room: Room; clock: ServerClock }) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const [seen, setSeen] = useState<"soon" | "over" | null>(null);
  const phase = phaseAt(useNow(clock), timesOf(room));
  if (phase.is === "running" && phase.isSoonOver && seen === null)
    return <SoonOver minutes={Math.ceil(phase.left / MINUTE)} onClose={() => setSeen("soon")} />;
  if (phase.is !== "over" || seen === "over") return null;
  const time = momentOf({ at: room.closesAt }, { locale, shape: "clock" });
  return <CallNote onClose={() => setSeen("over")}>{t("notes.over", { time })}</CallNote>;
}

/** The text as of its appearance: the timer counts down. */
function SoonOver({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const { t } = useTranslation("video-calls");
  const [count] = useState(minutes);
  return <CallNote onClose={onClose}>{t("notes.soon", { count })}</CallNote>;
}

type Act = { label: string; do: () => void };
type CallNoteProps = { children: React.ReactNode; act?: Act; other?: Act; isDanger?: boolean; onClose?: () => void };

/** One notice above the picture, with its action. */
function CallNote({ children, act, other, isDanger = false, onClose }: CallNoteProps) {
  const { t } = useTranslation("video-calls");
  return (
    <div className={styles.note} data-grave={isDanger || undefined}>
      <p>{children}</p>
      {act && (
        <Button small onClick={act.do}>
          {act.label}
        </Button>
      )}
      {other && (
        <Button small look="ghost" onClick={other.do}>
          {other.label}
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
