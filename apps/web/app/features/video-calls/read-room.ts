import { readRoom } from "@aufwind/contract/video-calls";
import { callFromBrowser } from "../../platform/http/browser-api.ts";

/** Loaded when it is asked for: it brings the contract's rules along. */
export const readRoomNow = (id: string) => callFromBrowser(readRoom, { params: { id } });
