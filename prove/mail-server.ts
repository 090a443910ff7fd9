import { appendFileSync } from "node:fs";
import { SMTPServer } from "smtp-server";

// A mail server in a process of its own, which takes everything and writes down what it got: one JSON line each.
const { PORT = "2525", JOURNAL = "mails.jsonl" } = process.env;

const headerOf = (head: string, name: string) => new RegExp(`^${name}: (.+)$`, "im").exec(head)?.[1]?.trim() ?? "";

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  async onData(stream, { envelope }, done) {
    const content = Buffer.concat(await Array.fromAsync(stream)).toString();
    const head = content.slice(0, content.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, " ");
    const to = envelope.rcptTo.map(({ address }) => address).join();
    const mail = { at: Date.now(), to, id: headerOf(head, "message-id"), subject: headerOf(head, "subject") };
    appendFileSync(JOURNAL, `${JSON.stringify(mail)}\n`);
    done();
  },
});
server.on("error", (error) => console.error(error.message));
server.listen(Number(PORT), "127.0.0.1");
