import { spawnSync } from "node:child_process";
import { onStop } from "@aufwind/scripts/lifecycle.ts";

/** A network of its own for one server, whose only line can be cut. */
export type Network = {
  /** The machine as seen from inside, and the server as seen from the machine. */
  outside: string;
  inside: string;
  /** A command, run inside. */
  within(command: string[]): string[];
  cut(): void;
  mend(): void;
};

const ip = (...args: string[]) => spawnSync("ip", args, { stdio: "ignore" }).status === 0;

/** A network namespace, for which one has to be root on Linux; undefined where there is none. */
export function openNetwork(): Network | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const name = `aufwind${process.pid}`;
  const line = `auf${process.pid}`;
  const prefix = `10.231.${process.pid % 250}`;
  if (!ip("netns", "add", name)) return undefined;
  onStop(() => ip("netns", "del", name));
  const isMade =
    ip("link", "add", line, "type", "veth", "peer", "name", "eth0", "netns", name) &&
    ip("addr", "add", `${prefix}.1/24`, "dev", line) &&
    ip("link", "set", line, "up") &&
    ip("-n", name, "addr", "add", `${prefix}.2/24`, "dev", "eth0") &&
    ip("-n", name, "link", "set", "eth0", "up") &&
    ip("-n", name, "link", "set", "lo", "up");
  if (!isMade) return undefined;
  return {
    outside: `${prefix}.1`,
    inside: `${prefix}.2`,
    within: (command) => ["ip", "netns", "exec", name, ...command],
    cut: () => void ip("link", "set", line, "down"),
    mend: () => void ip("link", "set", line, "up"),
  };
}
