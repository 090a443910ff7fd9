import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy to the database: cutting it looks like a lost database. */
export async function openLine(targetPort: number, targetHost: string) {
  const open = new Set<Socket>();
  let whole = true;
  const tcp = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(targetPort, targetHost);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => tcp.listen(0, "127.0.0.1", resolve));
  return {
    port: (tcp.address() as AddressInfo).port,
    cut() {
      whole = false;
      for (const socket of open) socket.destroy();
      return "cut";
    },
    mend() {
      whole = true;
      return "mended";
    },
    close() {
      this.cut();
      tcp.close();
    },
  };
}
