import type { SetupTest } from "@aufwind/contract/video-calls-setup-tests";
import { findingsOf, type TestedPart } from "@aufwind/rules/video-calls-setup-tests";
import { formatNumber } from "../platform/i18n/format.ts";
import { useLocale } from "../platform/i18n/locale.tsx";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import { Pill } from "../ui/pill.tsx";
import styles from "./setup-test-findings.module.css";

const TONES = { good: "teal", fair: "warn", bad: "bad" } as const;

/** What a test found, part by part: how it is, and what to do. */
export function Findings({ test }: { test: SetupTest }) {
  const { t } = useTranslation("video-calls-setup-tests");
  return (
    <ul className={styles.findings}>
      {findingsOf(test).map(({ part, grade }) => (
        <li key={part}>
          <b>{t(`parts.${part}`)}</b>
          <span>
            <FindingText test={test} part={part} grade={grade} />
          </span>
          <Pill tone={TONES[grade]}>{t(`grades.${grade}`)}</Pill>
        </li>
      ))}
    </ul>
  );
}

type FindingTextProps = { test: SetupTest; part: TestedPart; grade: "good" | "fair" | "bad" };

function FindingText({ test, part, grade }: FindingTextProps) {
  const { t } = useTranslation("video-calls-setup-tests");
  switch (part) {
    case "camera":
      return t(`found.camera.${test.camera}`);
    case "microphone":
      return t(`found.microphone.${test.microphone}`);
    case "speaker":
      return t(`found.speaker.${test.speaker}`);
    case "events":
      return t(test.hasEvents ? "found.events.yes" : "found.events.no");
    case "line":
      return (
        <>
          {t(test.line === "failed" ? "found.line.failed" : `found.line.${grade}`)} <Measures test={test} />
        </>
      );
  }
}

/** For support, and for whoever wants to know. */
function Measures({ test: { line, roundTripMs, lossPermille, kilobits } }: { test: SetupTest }) {
  const { t } = useTranslation("video-calls-setup-tests");
  const locale = useLocale();
  const parts = [
    line !== "failed" && t(`measures.${line}`),
    roundTripMs !== null && t("measures.roundTrip", { ms: formatNumber(locale, roundTripMs) }),
    lossPermille !== null && t("measures.loss", { percent: formatNumber(locale, lossPermille / 10) }),
    kilobits !== null && t("measures.bandwidth", { mbit: formatNumber(locale, Math.round(kilobits / 100) / 10) }),
  ];
  return <span className={styles.measures}>{parts.filter(Boolean).join(" · ")}</span>;
}
