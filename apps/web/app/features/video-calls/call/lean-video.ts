type Codec = Pick<RTCRtpCodec, "mimeType" | "sdpFmtpLine">;

/** What every browser knows, and what mends losses; each further codec makes every offer a page longer. */
function isNeeded({ mimeType, sdpFmtpLine = "" }: Codec): boolean {
  const name = mimeType.toLowerCase().replace("video/", "");
  if (name === "h264") return /profile-level-id=42e0/i.test(sdpFmtpLine) && /packetization-mode=1/.test(sdpFmtpLine);
  if (name === "vp9") return !/profile-id=[1-9]/.test(sdpFmtpLine);
  return ["vp8", "rtx", "red", "ulpfec"].includes(name);
}

/** Offers the needed codecs of a line, in the browser's own order. */
export function leanVideo(transceiver: RTCRtpTransceiver) {
  const codecs = RTCRtpReceiver.getCapabilities?.("video")?.codecs.filter(isNeeded) ?? [];
  if (!codecs.some(({ mimeType }) => /vp8|h264/i.test(mimeType))) return;
  try {
    transceiver.setCodecPreferences?.(codecs);
  } catch {
    // An older browser takes only its whole list, and then all of it is offered.
    return;
  }
}

/**
 * A description without feedback about codecs that it does not have. Firefox leaves these lines behind when codecs are
 * taken off its list, and Chromium then refuses the whole description: no picture and no sound between the two.
 */
export function withoutStrayFeedback(sdp: string): string {
  let kept = new Set<string>();
  return sdp
    .split("\r\n")
    .filter((line) => {
      if (line.startsWith("m=")) kept = new Set(["*", ...line.split(" ").slice(3)]);
      const [, codec] = /^a=rtcp-fb:(\S+)/.exec(line) ?? [];
      return codec === undefined || kept.has(codec);
    })
    .join("\r\n");
}
