import { randomBytes } from "node:crypto";
import { createSocket } from "node:dgram";
import { connect } from "node:net";

type Relay = { host: string; port: number; isTcp: boolean };

/** `turn:host:3478?transport=tcp`, `turns:[2001:db8::1]:5349`. */
function relayOf(url: string): Relay {
  const [, scheme = "", host = "", port, transport] =
    /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?(?:\?transport=(\w+))?$/i.exec(url) ?? [];
  const isSecure = scheme.toLowerCase() === "turns";
  return {
    host: host.replaceAll(/[[\]]/g, ""),
    port: port ? Number(port) : isSecure ? 5349 : 3478,
    isTcp: isSecure || transport === "tcp",
  };
}

/** Whether a relay answers within the time. Every TURN server answers the question for one's own address (RFC 8489). */
export function isRelayReachable(url: string, milliseconds: number): Promise<boolean> {
  const relay = relayOf(url);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const close = relay.isTcp ? connectTo(relay, resolve) : askByDatagram(relay, resolve);
  const late = setTimeout(() => resolve(false), milliseconds);
  return promise.finally(() => {
    clearTimeout(late);
    close();
  });
}

type Told = (isReached: boolean) => void;

function connectTo({ host, port }: Relay, told: Told): () => void {
  const socket = connect(port, host, () => told(true));
  socket.on("error", () => told(false));
  return () => socket.destroy();
}

const BINDING_REQUEST = Buffer.from([0x00, 0x01, 0x00, 0x00, 0x21, 0x12, 0xa4, 0x42]);

function askByDatagram({ host, port }: Relay, told: Told): () => void {
  const transaction = randomBytes(12);
  const socket = createSocket(host.includes(":") ? "udp6" : "udp4");
  socket.on("error", () => told(false));
  socket.on("message", (answer) => {
    if (answer.subarray(8, 20).equals(transaction)) told(true);
  });
  socket.send(Buffer.concat([BINDING_REQUEST, transaction]), port, host, (error) => error && told(false));
  return () => socket.close();
}
