import { expect, test } from "vitest";
import { browserFamily, deviceProblem } from "./devices.ts";

const refusal = (name: string, message = "") => Object.assign(new Error(message), { name });

test.each([
  ["NotAllowedError", "Permission denied", "denied"],
  ["NotAllowedError", "Permission denied by system", "deniedBySystem"],
  ["NotFoundError", "Requested device not found", "missing"],
  ["OverconstrainedError", "", "missing"],
  ["NotReadableError", "Could not start video source", "busy"],
  ["TypeError", "undefined is not a function", "unsupported"],
] as const)("%s (%s) is %s", (name, message, problem) => expect(deviceProblem(refusal(name, message))).toBe(problem));

test("something that is no error at all is not supported", () => expect(deviceProblem("no")).toBe("unsupported"));

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36 Edg/149.0", "chromium"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "firefox"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15", "safari"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/149 Safari/604.1", "iphone"],
  ["curl/8", "other"],
])("%s asks as %s", (agent, family) => expect(browserFamily(agent)).toBe(family));
