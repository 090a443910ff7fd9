import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll } from "vitest";

type Part = { type: string; name: string; bytes: Buffer };
type Delivered = { to: string[]; parts: Part[] };

/** A mail server of the test, which takes everything; `delivered` are the mails as a program opens them. */
export async function openMailbox() {
  const delivered: Delivered[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const content = Buffer.concat(await Array.fromAsync(stream)).toString();
      delivered.push({ to: envelope.rcptTo.map(({ address }) => address), parts: partsOf(content) });
      done();
    },
  });
  const listening = smtp.listen(0, "127.0.0.1");
  await once(listening, "listening");
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`, delivered };
}

function partsOf(content: string): Part[] {
  const end = content.indexOf("\r\n\r\n");
  const [head, body] = [content.slice(0, end).replaceAll(/\r\n\s+/g, " "), content.slice(end + 4)];
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary) return body.split(`--${boundary}`).slice(1, -1).flatMap(partsOf);
  const type = /^content-type: ([^;\r\n]+)/im.exec(head)?.[1] ?? "";
  return [{ type, name: /filename="?([^";\r\n]+)/.exec(head)?.[1] ?? "", bytes: decoded(head, body) }];
}

function decoded(head: string, body: string): Buffer {
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, "base64");
  const plain = body.replaceAll("=\r\n", "");
  return Buffer.from(
    plain.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  );
}

/** The words of a PDF, with plain spaces. */
export async function wordsOf(pdf: Uint8Array | ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}
