import { expect, test } from "vitest";
import { withoutStrayFeedback } from "./peer.ts";

/** As Firefox writes it after AV1 (99) was removed from its list. */
const OFFER = [
  "v=0",
  "m=audio 9 UDP/TLS/RTP/SAVPF 109",
  "a=rtpmap:109 opus/48000/2",
  "a=rtcp-fb:109 transport-cc",
  "m=video 0 UDP/TLS/RTP/SAVPF 120 124",
  "a=rtpmap:120 VP8/90000",
  "a=rtcp-fb:120 nack pli",
  "a=rtcp-fb:99 nack",
  "a=rtcp-fb:99 nack pli",
  "a=rtcp-fb:109 nack",
  "a=rtcp-fb:* transport-cc",
  "a=rtpmap:124 rtx/90000",
  "",
].join("\r\n");

test("feedback about a codec that a line does not have goes, everything else stays as it is", () => {
  const gone = ["a=rtcp-fb:99 nack", "a=rtcp-fb:99 nack pli", "a=rtcp-fb:109 nack"];
  const expected = OFFER.split("\r\n").filter((line) => !gone.includes(line));
  expect(withoutStrayFeedback(OFFER).split("\r\n")).toEqual(expected);
});

test("a description without strays is not touched", () => {
  const clean = withoutStrayFeedback(OFFER);
  expect(withoutStrayFeedback(clean)).toBe(clean);
});
