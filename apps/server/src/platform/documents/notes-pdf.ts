import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { inTurn } from "../files/turns.ts";
import { Problem } from "../http/problem.ts";
import type { NotesPaper } from "./notes-pages.ts";

const SECONDS = 120;

/** Notes on paper, made on a thread of their own: many long ones take seconds, in which others are to be answered. */
export const notesPdf = (paper: NotesPaper): Promise<Uint8Array> =>
  inTurn(async () => {
    const lane = new Worker(new URL("notes-lane.ts", import.meta.url), {
      workerData: paper,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    try {
      const [bytes] = await once(lane, "message", { signal: AbortSignal.timeout(SECONDS * 1000) });
      return bytes as Uint8Array;
    } catch (error) {
      if ((error as { name?: string }).name === "AbortError") throw new Problem("busy");
      throw error;
    } finally {
      await lane.terminate();
    }
  });
