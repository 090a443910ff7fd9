import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    { browser: "Firefox", system: "Windows", device: "desktop" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iOS", device: "mobile" },
  ],
  ["", { browser: null, system: null, device: "unknown" }],
  ["Your account is blocked, call +49 900 1234/1 x", { browser: null, system: null, device: "unknown" }],
  ["\u0001<script>", { browser: null, system: null, device: "unknown" }],
])("%s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
