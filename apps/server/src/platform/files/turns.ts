import { Problem } from "../http/problem.ts";

const AT_ONCE = 2;
/** Whoever comes later hears "busy" instead of waiting until the browser gives up. */
const LONGEST_LINE = 20;

const line: (() => void)[] = [];
let busy = 0;

/** Looks into files two at a time, however many come: pictures and archives must not starve pages of their threads. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (line.length >= LONGEST_LINE) throw new Problem("busy");
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve));
  else busy++;
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next();
    else busy--;
  }
}
