/** Why a camera or a microphone cannot be used. */
export type DeviceProblem = "denied" | "deniedBySystem" | "missing" | "busy" | "unplugged" | "unsupported";

const BY_NAME: Record<string, DeviceProblem> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** What a refusal of the browser means. */
export function deviceProblem(error: unknown): DeviceProblem {
  const { name, message } = error instanceof Error ? error : { name: "", message: "" };
  const problem = BY_NAME[name] ?? "unsupported";
  // Chromium says the same name for both, and only the system's settings help with the second.
  return problem === "denied" && /system/i.test(message) ? "deniedBySystem" : problem;
}

/** Browsers that ask for the camera in different places. */
export type BrowserFamily = "chromium" | "firefox" | "safari" | "iphone" | "other";

/** Which of them somebody uses, from what it says of itself. */
export function browserFamily(agent: string): BrowserFamily {
  if (/iPhone|iPad/.test(agent)) return "iphone";
  if (/Firefox\//.test(agent)) return "firefox";
  if (/Chrome\/|Chromium\/|Edg\//.test(agent)) return "chromium";
  return /Safari\//.test(agent) ? "safari" : "other";
}
