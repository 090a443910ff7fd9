import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/notices.tsx";
import { browserFamily, type DeviceProblem, type Input } from "../call/devices.ts";
import type { LocalMedia } from "../call/local-media.ts";

type DeviceProblemsProps = { media: LocalMedia; problems: Record<Input, DeviceProblem | null> };

/** Why devices cannot be used, and what helps; a refusal of both is shown once. */
export function DeviceProblems({ media, problems }: DeviceProblemsProps) {
  const { t } = useTranslation("video-calls");
  const { camera, microphone } = problems;
  const isBoth = camera === "denied" && microphone === "denied";
  return (
    <div role="status">
      {isBoth && <DeviceProblemNote text={t("problems.bothDenied")} problem="denied" onAgain={() => media.open()} />}
      {!isBoth && camera && (
        <DeviceProblemNote
          text={t(`problems.camera.${camera}`)}
          problem={camera}
          onAgain={() => media.retry("camera")}
        />
      )}
      {!isBoth && microphone && (
        <DeviceProblemNote
          text={t(`problems.microphone.${microphone}`)}
          problem={microphone}
          onAgain={() => media.retry("microphone")}
        />
      )}
    </div>
  );
}

type DeviceProblemNoteProps = { text: string; problem: DeviceProblem; onAgain: () => void };

function DeviceProblemNote({ text, problem, onAgain }: DeviceProblemNoteProps) {
  const { t } = useTranslation("video-calls");
  return (
    <Note icon="alert">
      <p>
        {text}
        {problem === "denied" && <> {t(`problems.howTo.${browserFamily(navigator.userAgent)}`)}</>}
      </p>
      {problem !== "unsupported" && (
        <div>
          <Button look="ghost" small onClick={onAgain}>
            {t("devices.again")}
          </Button>
        </div>
      )}
    </Note>
  );
}
