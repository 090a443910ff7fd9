import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import type { PanelTab } from "../call/call-storage.ts";
import { phaseAt, type ServerClock, timesOf, useNow } from "../call/clock.ts";
import type { LocalMedia } from "../call/local-media.ts";
import { useStore } from "../call/store.ts";
import styles from "../call.module.css";

/** Whether the browser supports picture-in-picture. */
const hasPictureInPicture = (): boolean => document.pictureInPictureEnabled === true;

/** Toggles picture-in-picture. */
async function togglePictureInPicture(video: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement) return document.exitPictureInPicture().catch(() => undefined);
  await video?.requestPictureInPicture().catch(() => undefined);
}

type ControlsProps = {
  room: Room;
  clock: ServerClock;
  media: LocalMedia;
  picture: React.RefObject<HTMLVideoElement | null>;
  /** What stands beside the picture. */
  tab: PanelTab | null;
  isUnread: boolean;
  onShare: () => void;
  onPanel: (tab: PanelTab) => void;
  onDevices: () => void;
  onLeave: () => void;
};

/** The bar at the bottom. */
export function Controls({ room, clock, media, picture, tab, isUnread, ...on }: ControlsProps) {
  const { t } = useTranslation("video-calls");
  const { camera, microphone, screen, isMuted, choice } = useStore(media.store);
  const isOver = phaseAt(useNow(clock), timesOf(room)).is === "over";
  const isSilent = isMuted || !microphone;
  const canShare = "getDisplayMedia" in (navigator.mediaDevices ?? {});
  const mute = () => media.setMuted(!isSilent);
  const see = () => media.setCamera(!camera);
  const share = () => (screen ? media.stopSharing() : canShare && on.onShare());
  /** Notes and steps share a button: their tabs are beside each other. */
  const papers: PanelTab = room.side === "coach" ? "notes" : "steps";
  useKeys({ m: mute, v: see, s: share, c: () => on.onPanel("chat") }, choice.hasKeys);
  return (
    <div className={styles.controls} role="toolbar" aria-label={t("call.controls")}>
      <Control
        icon={isSilent ? "microphoneOff" : "microphone"}
        label={t(isSilent ? "call.unmute" : "call.mute")}
        keyName="M"
        isOff={isSilent}
        onClick={mute}
      />
      <Control
        icon={camera ? "video" : "videoOff"}
        label={t(camera ? "call.cameraOff" : "call.cameraOn")}
        keyName="V"
        isOff={!camera}
        onClick={see}
      />
      {canShare && (
        <Control
          icon="system"
          label={t(screen ? "call.unshare" : "call.share")}
          keyName="S"
          isOn={screen !== null}
          onClick={share}
        />
      )}
      {hasPictureInPicture() && (
        <Control icon="pip" label={t("call.pip")} onClick={() => togglePictureInPicture(picture.current)} />
      )}
      <Control
        icon="message"
        label={t("call.chat")}
        name={isUnread ? t("call.chatUnread") : undefined}
        keyName="C"
        isOn={tab === "chat"}
        isExpanded={tab === "chat"}
        hasDot={isUnread}
        onClick={() => on.onPanel("chat")}
      />
      <Control
        icon="note"
        label={t(`panel.${papers}`)}
        isOn={tab === papers}
        isExpanded={tab === papers}
        onClick={() => on.onPanel(papers)}
      />
      <Control
        icon="calendar"
        label={t("panel.next")}
        isOn={tab === "next"}
        isExpanded={tab === "next"}
        onClick={() => on.onPanel("next")}
      />
      <Control icon="settings" label={t("call.devices")} onClick={on.onDevices} />
      <Control icon="logout" label={t(isOver ? "call.end" : "call.leave")} isDanger onClick={on.onLeave} />
    </div>
  );
}

type ControlProps = {
  icon: IconName;
  label: string;
  /** If the accessible name needs more than what is visible. */
  name?: string | undefined;
  keyName?: string;
  isOff?: boolean;
  isOn?: boolean;
  isDanger?: boolean;
  isExpanded?: boolean;
  hasDot?: boolean;
  onClick: () => void;
};

function Control({ icon, label, name, keyName, isOff, isOn, isDanger, isExpanded, hasDot, onClick }: ControlProps) {
  const { t } = useTranslation("video-calls");
  return (
    <button
      type="button"
      className={styles.control}
      title={keyName ? t("call.key", { label, key: keyName }) : undefined}
      aria-keyshortcuts={keyName}
      aria-label={name}
      aria-expanded={isExpanded}
      data-off={isOff || undefined}
      data-on={isOn || undefined}
      data-grave={isDanger || undefined}
      data-dot={hasDot || undefined}
      onClick={onClick}
    >
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      {label}
    </button>
  );
}

type Keys = Record<string, () => void>;

/** Single-letter shortcuts; ignored while typing or in a dialog. */
function useKeys(keys: Keys, isOn: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return isField || document.querySelectorAll("dialog[open]").length > 1;
}
