import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { onStop } from "../lifecycle.ts";

/** A mail server on this machine that takes everything. */
export async function openMailbox() {
  const mails: { to: string; text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const content = Buffer.concat(await Array.fromAsync(stream)).toString();
      const text = content.replaceAll("=\r\n", "").replaceAll("=3D", "=");
      mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), text });
      done();
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onStop(() => new Promise<void>((done) => smtp.close(() => done())));
  /** What the pattern catches in the first mail to an address. */
  const find = async (to: string, pattern: RegExp): Promise<string> => {
    for (let left = 150; left > 0; left--) {
      const found = mails.filter((mail) => mail.to === to).flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
      if (found[0]) return found[0];
      await pause(200);
    }
    throw new Error(`no mail to ${to} came within half a minute`);
  };
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, find };
}
