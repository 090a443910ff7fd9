import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "./clock.ts";
import type { Installation } from "./installation.ts";
import { scaledToRun } from "./promise.ts";

export type Fault = {
  name: string;
  /** How long it lasts, in seconds: until then requests may fail. */
  seconds: number;
  begin(installation: Installation): Promise<unknown> | unknown;
  end?(installation: Installation): Promise<unknown> | unknown;
};

const MINUTE = 60;
const shortened = (seconds: number) => scaledToRun(seconds, 5);

/** The kills of every process, one after the other. */
const kills = ({ webs, workers, nginx, cards, mail }: Installation): Fault[] =>
  [...webs, ...workers, nginx.program, cards, mail].map((program) => ({
    name: `SIGKILL of ${program.name}`,
    seconds: 0,
    begin: () => program.signal("SIGKILL"),
  }));

const HOUR = 3600;

/** Everything that goes wrong during the day, in this order. */
export const faultsOf = (installation: Installation, clock: Clock | undefined): Fault[] => [
  ...kills(installation),
  { name: "SIGKILL of PostgreSQL", seconds: 0, begin: ({ databases }) => databases.kill() },
  { name: "PostgreSQL restarted", seconds: 0, begin: ({ databases }) => databases.restart() },
  { name: "PgBouncer restarted", seconds: 0, begin: ({ databases }) => databases.restartPooler() },
  {
    name: "disk full",
    seconds: shortened(MINUTE),
    begin: ({ disk }) => disk.fill(),
    end: ({ disk }) => disk.empty(),
  },
  {
    name: "provider away",
    seconds: shortened(5 * MINUTE),
    begin: ({ cards }) => cards.stop("SIGKILL"),
    end: ({ cards }) => cards.start(),
  },
  {
    name: "mail server away",
    seconds: shortened(MINUTE),
    begin: ({ mail }) => mail.stop("SIGKILL"),
    end: ({ mail }) => mail.start(),
  },
  {
    name: installation.network ? "network of one server cut" : "one server frozen (no network namespaces here)",
    seconds: shortened(30),
    begin: ({ network, webs }) => (network ? network.cut() : webs[1]?.signal("SIGSTOP")),
    end: ({ network, webs }) => (network ? network.mend() : webs[1]?.signal("SIGCONT")),
  },
  ...(clock
    ? [
        {
          name: "clock an hour ahead",
          seconds: shortened(MINUTE),
          begin: () => clock.turn(HOUR),
          end: () => clock.turn(0),
        },
      ]
    : []),
  { name: "failed over to the replica", seconds: 0, begin: ({ databases }) => databases.failOver() },
];

export type PlayedFault = Fault & { began: number; ended: number };

/** One after the other, with time to come back between them. */
export async function playFaults(installation: Installation, faults: Fault[], rest: number): Promise<PlayedFault[]> {
  const played: PlayedFault[] = [];
  for (const fault of faults) {
    console.log(`  · ${fault.name}${fault.seconds > 0 ? ` for ${fault.seconds} s` : ""}`);
    const began = Date.now();
    await fault.begin(installation);
    if (fault.seconds > 0) await pause(fault.seconds * 1000);
    await fault.end?.(installation);
    played.push({ ...fault, began, ended: Date.now() });
    await pause(rest * 1000);
  }
  return played;
}

type Failed = { at: number };

/** How long after each fault's end the last request failed that failed because of it, in seconds. */
export const recoverySeconds = (played: Pick<PlayedFault, "began" | "ended">[], failures: Failed[]): number[] =>
  played.map(({ began, ended }, place) => {
    const until = played[place + 1]?.began ?? Number.POSITIVE_INFINITY;
    const later = failures.filter(({ at }) => at >= began && at < until).map(({ at }) => at);
    return Math.max(0, Math.max(0, ...later) - ended) / 1000;
  });
