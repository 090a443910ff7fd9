import type { SetupTest } from "@aufwind/contract/video-calls-setup-tests";
import type { SetupTestResult } from "@aufwind/rules/video-calls-setup-tests";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/placeholders.tsx";
import type { DeviceProblem } from "../call/devices.ts";
import { LocalMedia } from "../call/local-media.ts";
import { useStore } from "../call/store.ts";
import { watchMicrophoneLevel } from "../lobby/audio-check.ts";
import { DeviceFields } from "../lobby/device-fields.tsx";
import lobby from "../lobby/lobby.module.css";
import { TrackVideo } from "../stage/track-video.tsx";
import type { SetupTestFacts } from "./run-setup-test.ts";
import styles from "./setup-test.module.css";

type TesterProps = { onTested: (test: SetupTest) => void };

/** Camera, microphone and speaker as before a call, and meanwhile the line. */
export function Tester({ onTested }: TesterProps) {
  const { t } = useTranslation("video-calls-setup-tests");
  const [media, setMedia] = useState<LocalMedia | null>(null);
  useEffect(() => {
    const own = new LocalMedia();
    own.open();
    setMedia(own);
    return () => own.close();
  }, []);
  if (!("RTCPeerConnection" in window)) return <Note icon="alert">{t("unsupported")}</Note>;
  return media && <OpenTester media={media} onTested={onTested} />;
}

function OpenTester({ media, onTested }: TesterProps & { media: LocalMedia }) {
  const { t } = useTranslation("video-calls-setup-tests");
  const { camera, microphone, problems, isRequesting } = useStore(media.store);
  const { line, again } = useLine();
  const [speaker, setSpeaker] = useState<SetupTestResult["speaker"]>("unsaid");
  const [isFailed, setFailed] = useState(false);
  const isHeard = useHeard(microphone);
  const finish = async () => {
    if (typeof line === "string") return;
    setFailed(false);
    const found = {
      ...line,
      camera: camera ? ("works" as const) : problemOf(problems.camera),
      microphone: microphone ? (isHeard() ? ("works" as const) : ("silent" as const)) : problemOf(problems.microphone),
      speaker,
    };
    await import("./run-setup-test.ts")
      .then(({ saveResult }) => saveResult(found))
      .then(onTested, () => setFailed(true));
  };
  return (
    <>
      <div className={lobby.lobby}>
        <section className={lobby.look} aria-label={t("picture")}>
          <div className={lobby.preview}>
            {camera ? (
              <TrackVideo track={camera} label={t("picture")} isMirrored />
            ) : (
              <p className={lobby.blank}>{t(isRequesting ? "asking" : "noPicture")}</p>
            )}
          </div>
        </section>
        <Panel title={t("devices")}>
          <DeviceFields media={media} />
          <fieldset className={styles.heard}>
            <legend>{t("heard.question")}</legend>
            {(["heard", "notHeard"] as const).map((said) => (
              <label key={said}>
                <input type="radio" name="speaker" checked={speaker === said} onChange={() => setSpeaker(said)} />
                {t(`heard.${said}`)}
              </label>
            ))}
          </fieldset>
        </Panel>
      </div>
      <Panel title={t("line.title")}>
        {line === "failed" ? (
          <Failure title={t("line.away")} onRetry={again}>
            {t("line.awayHelp")}
          </Failure>
        ) : (
          <p role="status">{t(line === "running" ? "line.running" : "line.done")}</p>
        )}
        {isFailed && (
          <p role="alert" className={styles.failed}>
            {t("notSaved")}
          </p>
        )}
        <div>
          <Button look="accent" disabled={typeof line === "string" || isRequesting} onClick={finish}>
            {t("finish")}
          </Button>
        </div>
      </Panel>
    </>
  );
}

/** A camera that was switched off by no fault is missing to a call. */
const problemOf = (problem: DeviceProblem | null): DeviceProblem => problem ?? "missing";

/** The line is tried once, beside the devices. */
function useLine() {
  const [line, setLine] = useState<SetupTestFacts | "running" | "failed">("running");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try begins anew
  useEffect(() => {
    let isGone = false;
    const set = (next: SetupTestFacts | "failed") => !isGone && setLine(next);
    setLine("running");
    import("./run-setup-test.ts").then(({ runSetupTest }) => runSetupTest()).then(set, () => set("failed"));
    return () => {
      isGone = true;
    };
  }, [tries]);
  return { line, again: () => setTries((count) => count + 1) };
}

/** Louder than a quiet room, at least once. */
const HEARD_LEVEL = 20;

function useHeard(track: MediaStreamTrack | null): () => boolean {
  const loudest = useRef(0);
  useEffect(
    () =>
      track
        ? watchMicrophoneLevel(track, (level) => {
            loudest.current = Math.max(loudest.current, level);
          })
        : undefined,
    [track],
  );
  return () => loudest.current >= HEARD_LEVEL;
}
