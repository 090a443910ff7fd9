/** Why a camera or a microphone cannot be used. */
const DEVICE_PROBLEMS = ["denied", "deniedBySystem", "missing", "busy", "unplugged", "unsupported"] as const;

/** What a test of somebody's set-up can find. */
export const CAMERA_STATES = ["works", ...DEVICE_PROBLEMS] as const;
export const MICROPHONE_STATES = ["works", "silent", ...DEVICE_PROBLEMS] as const;
/** What the person said about the test sound. */
export const SPEAKER_STATES = ["heard", "notHeard", "unsaid"] as const;
/** `relayed`: tried through our relay and back; `direct`: there is none, and only the browser itself was tried. */
export const LINE_STATES = ["relayed", "direct", "failed"] as const;
export const CANDIDATE_TYPES = ["host", "srflx", "prflx", "relay"] as const;

/** How many tests of a person are kept. */
export const SETUP_TESTS_KEPT = 5;

export type SetupTestResult = {
  camera: (typeof CAMERA_STATES)[number];
  microphone: (typeof MICROPHONE_STATES)[number];
  speaker: (typeof SPEAKER_STATES)[number];
  /** Whether our server tells of things by itself. */
  hasEvents: boolean;
  line: (typeof LINE_STATES)[number];
  candidates: readonly (typeof CANDIDATE_TYPES)[number][];
  roundTripMs: number | null;
  lossPermille: number | null;
  kilobits: number | null;
};

export const GRADES = ["good", "fair", "bad"] as const;
export type Grade = (typeof GRADES)[number];

export const TESTED_PARTS = ["camera", "microphone", "speaker", "events", "line"] as const;
export type TestedPart = (typeof TESTED_PARTS)[number];
export type Finding = { part: TestedPart; grade: Grade };

const FAIR = { roundTripMs: 300, lossPermille: 30, kilobits: 500 };
const BAD = { roundTripMs: 700, lossPermille: 100, kilobits: 150 };

function lineGrade({ line, ...measured }: SetupTestResult): Grade {
  const isBeyond = (limit: typeof FAIR) =>
    (measured.roundTripMs ?? 0) > limit.roundTripMs ||
    (measured.lossPermille ?? 0) > limit.lossPermille ||
    (measured.kilobits ?? Infinity) < limit.kilobits;
  if (line === "failed" || isBeyond(BAD)) return "bad";
  return isBeyond(FAIR) ? "fair" : "good";
}

/** A call works without a camera, and a quiet room is no fault. */
const MICROPHONE_GRADES: Partial<Record<SetupTestResult["microphone"], Grade>> = { works: "good", silent: "fair" };
const SPEAKER_GRADES = { heard: "good", unsaid: "fair", notHeard: "bad" } as const;

/** Part by part, in the order in which they are shown. */
export const findingsOf = (result: SetupTestResult): Finding[] => [
  { part: "camera", grade: result.camera === "works" ? "good" : "fair" },
  { part: "microphone", grade: MICROPHONE_GRADES[result.microphone] ?? "bad" },
  { part: "speaker", grade: SPEAKER_GRADES[result.speaker] },
  { part: "events", grade: result.hasEvents ? "good" : "bad" },
  { part: "line", grade: lineGrade(result) },
];

/** As good as its worst part. */
export const verdictOf = (result: SetupTestResult): Grade =>
  GRADES.findLast((grade) => findingsOf(result).some((each) => each.grade === grade)) ?? "good";
