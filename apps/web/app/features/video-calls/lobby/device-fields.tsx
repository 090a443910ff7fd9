import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import formStyles from "../../../ui/form/form.module.css";
import type { Device } from "../call/devices.ts";
import type { LocalMedia } from "../call/local-media.ts";
import { useStore } from "../call/store.ts";
import { playSound, watchMicrophoneLevel } from "./audio-check.ts";
import { DeviceProblems } from "./device-problems.tsx";
import styles from "./lobby.module.css";

/** Camera, microphone and speaker, and whether they work. */
export function DeviceFields({ media, isInCall = false }: { media: LocalMedia; isInCall?: boolean }) {
  const { t } = useTranslation("video-calls");
  const { devices, choice, camera, microphone, problems, canBlur, isMuted } = useStore(media.store);
  const used = (track: MediaStreamTrack | null) => track?.getSettings().deviceId ?? "";
  return (
    <div className={styles.fields}>
      <DeviceProblems media={media} problems={problems} />
      <DeviceSelect
        label={t("devices.camera")}
        devices={devices.camera}
        value={used(camera) || choice.camera}
        onChoose={(id) => media.choose({ camera: id })}
      />
      {canBlur && (
        <Box label={t("devices.blur")} isOn={choice.isBlurred} onChange={(isBlurred) => media.choose({ isBlurred })} />
      )}
      <DeviceSelect
        label={t("devices.microphone")}
        devices={devices.microphone}
        value={used(microphone) || choice.microphone}
        onChoose={(id) => media.choose({ microphone: id })}
      />
      {microphone && <LevelMeter track={microphone} isMuted={isMuted} />}
      {"setSinkId" in HTMLMediaElement.prototype && devices.speaker.length > 0 && (
        <DeviceSelect
          label={t("devices.speaker")}
          devices={devices.speaker}
          value={choice.speaker}
          onChoose={(id) => media.choose({ speaker: id })}
        />
      )}
      <TestSound speaker={choice.speaker} />
      {isInCall && (
        <>
          <Box label={t("devices.tone")} isOn={choice.hasTone} onChange={(hasTone) => media.choose({ hasTone })} />
          <Box label={t("devices.keys")} isOn={choice.hasKeys} onChange={(hasKeys) => media.choose({ hasKeys })} />
        </>
      )}
    </div>
  );
}

type DeviceSelectProps = { label: string; devices: Device[]; value: string; onChoose: (id: string) => void };

function DeviceSelect({ label, devices, value, onChoose }: DeviceSelectProps) {
  const { t } = useTranslation("video-calls");
  const id = useId();
  const isKnown = devices.some((device) => device.id === value);
  if (devices.length === 0) return null;
  return (
    <Field id={id} label={label}>
      <select
        className={formStyles.input}
        id={id}
        value={isKnown ? value : ""}
        onChange={({ target }) => onChoose(target.value)}
      >
        {!isKnown && <option value="">{t("devices.usual")}</option>}
        {devices.map((device, index) => (
          <option key={device.id} value={device.id}>
            {device.label || t("devices.unnamed", { number: index + 1 })}
          </option>
        ))}
      </select>
    </Field>
  );
}

type BoxProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Box({ label, isOn, onChange }: BoxProps) {
  const id = useId();
  return (
    <div className={formStyles.check}>
      <input type="checkbox" id={id} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

/** Whether the speaker can be heard. */
function TestSound({ speaker }: { speaker: string }) {
  const { t } = useTranslation("video-calls");
  const [isPlayed, setPlayed] = useState(false);
  const play = () => {
    setPlayed(true);
    playSound(speaker);
  };
  return (
    <div className={styles.sound}>
      <Button look="ghost" small onClick={play}>
        {t("devices.sound")}
      </Button>
      <p role="status">{isPlayed && t("devices.played")}</p>
    </div>
  );
}

/** The microphone's level: a bar, and a number for screen readers. */
function LevelMeter({ track, isMuted }: { track: MediaStreamTrack; isMuted: boolean }) {
  const { t } = useTranslation("video-calls");
  const id = useId();
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      watchMicrophoneLevel(track, (level) => {
        // Ten times a second: written past React.
        if (meter.current) meter.current.value = level;
      }),
    [track],
  );
  return (
    <div className={styles.level}>
      <meter ref={meter} min={0} max={100} aria-label={t("devices.level")} aria-describedby={id} />
      <p id={id}>{t(isMuted ? "devices.muted" : "devices.levelHelp")}</p>
    </div>
  );
}
