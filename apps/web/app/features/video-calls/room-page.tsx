import type { Room } from "@aufwind/contract/video-calls";
import { DAY } from "@aufwind/rules/time/durations";
import { useCallback, useEffect, useState } from "react";
import { announce } from "../../platform/browser/accessibility.ts";
import { momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useLive } from "../../platform/live/use-live.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { Success } from "../../ui/form/form-messages.tsx";
import { Illustration } from "../../ui/illustrations.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Note } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { clockText, type ServerClock, useNow, useServerClock } from "./call/clock.ts";
import { RoomClosed, RoomNotFound } from "./lobby/room-closed.tsx";
import { Meeting } from "./meeting.tsx";
import styles from "./room.module.css";
import { AppointmentButton, RoomHead } from "./room-head.tsx";
import { CallEnded } from "./stage/call-ended.tsx";
import type { CallPanels } from "./stage/side-panel.tsx";

type RoomParts = {
  panels: CallPanels;
  /** The most helpful next step: to rate, or to write notes. */
  afterwards: (room: Room) => React.ReactNode;
};

/** The video call of one appointment; null if there is none at this address. */
export function RoomPage({ room, ...parts }: RoomParts & { room: Room | null }) {
  return room ? <KnownRoom key={room.appointmentId} loaded={room} {...parts} /> : <RoomNotFound />;
}

function KnownRoom({ loaded, panels, afterwards }: RoomParts & { loaded: Room }) {
  const { t } = useTranslation("video-calls");
  const { room, refresh } = useRoom(loaded);
  const clock = useServerClock(room.now);
  const [place, setPlace] = useState<"lobby" | "call" | "left" | "refused" | "ended">("lobby");
  const leave = (isRefused: boolean) => {
    const isOver = clock() >= Date.parse(room.endsAt);
    setPlace(isOver ? "ended" : isRefused ? "refused" : "left");
    refresh();
  };
  useEffect(() => {
    const timer = setTimeout(refresh, Date.parse(room.closesAt) - clock());
    return () => clearTimeout(timer);
  }, [room.closesAt, clock, refresh]);
  const isOpened = loaded.state === "tooEarly" && room.state === "inWindow";
  useEffect(() => {
    if (isOpened) announce(t("early.open"));
  }, [isOpened, t]);
  if (place === "ended") return <CallEnded room={room} first={afterwards(room)} />;
  // During a call its own view announces the closing.
  if (place !== "call") {
    if (room.state === "tooEarly") return <TooEarly {...{ room, clock, refresh }} />;
    if (room.state !== "inWindow") return <RoomClosed room={room} />;
    if (place !== "lobby")
      return <Left room={room} isRefused={place === "refused"} onReturn={() => setPlace("lobby")} />;
  }
  return (
    <>
      <RoomHead room={room} title={t("lobby.title")} isInside={place === "call"} />
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
      <Meeting
        {...{ room, clock, panels }}
        isInside={place === "call"}
        onJoin={() => setPlace("call")}
        onLeave={leave}
      />
    </>
  );
}

/** The current state of the room. Read by the browser, not by the router: a failed request must not end the page. */
function useRoom(loaded: Room): { room: Room; refresh: () => Promise<void> } {
  const [room, setRoom] = useState(loaded);
  const id = loaded.appointmentId;
  const refresh = useCallback(async () => {
    const fresh = await import("./call/api.ts").then((module) => module.readRoomFromBrowser(id)).catch(() => null);
    if (fresh) setRoom((known) => (fresh.now >= known.now ? fresh : known));
  }, [id]);
  useLive("room", ({ appointmentId }) => appointmentId === id && refresh());
  useLive("appointment", (changed) => changed.id === id && refresh());
  useLive("reset", () => void refresh());
  useEffect(() => {
    const look = () => !document.hidden && refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);
  return { room, refresh };
}

type LeftProps = { room: Room; isRefused: boolean; onReturn: () => void };

/** Left, while the call is still open. */
function Left({ room, isRefused, onReturn }: LeftProps) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const time = momentOf({ at: room.closesAt }, { locale, shape: "clock" });
  return (
    <>
      <RoomHead room={room} title={t("title")} />
      <Success>
        <h2>{t("left.title")}</h2>
        <p>{isRefused ? t("left.refused") : t("left.text", { time })}</p>
        <div className={styles.buttons}>
          <Button onClick={onReturn}>{t("left.again")}</Button>
          <AppointmentButton room={room} look="ghost" />
        </div>
      </Success>
    </>
  );
}

type TooEarlyProps = { room: Room; clock: ServerClock; refresh: () => Promise<void> };

/** Before the call opens: a countdown; it opens by itself. */
function TooEarly({ room, clock, refresh }: TooEarlyProps) {
  const { t } = useTranslation("video-calls");
  const now = useNow(clock);
  const left = Date.parse(room.opensAt) - now;
  const isDue = left <= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew each second, until the server says so too
  useEffect(() => {
    if (isDue) refresh();
  }, [isDue, now, refresh]);
  return (
    <>
      <RoomHead room={room} title={t("title")} />
      <Panel title={t("early.title")}>
        <div className={styles.drawing}>
          <Illustration of="tea" />
        </div>
        <p>
          {t("early.opens")} <Moment at={room.opensAt} beside />
        </p>
        {left < DAY && (
          <p className={styles.countdown}>
            {t("early.left")}{" "}
            <span role="timer" suppressHydrationWarning>
              {clockText(left)}
            </span>
          </p>
        )}
        <p>{t("early.stay")}</p>
        <div className={styles.buttons}>
          <PageButton to="setupTest" look="ghost">
            {t("early.test")}
          </PageButton>
          <AppointmentButton room={room} look="ghost" />
        </div>
      </Panel>
    </>
  );
}
