import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { calendarOf, event } from "./calendar-server.ts";

const PASSWORD = "app-password";
const USERS = Array.from({ length: 60 }, (_, place) => `coach${place}`);

export type Radicale = {
  url: string;
  /** Somebody with an account there and these calendars. */
  account(...calendars: string[]): Promise<DavUser>;
  stop(): Promise<void>;
};

/** A real calendar server on this machine, with empty accounts. */
export async function startRadicale(): Promise<Radicale> {
  const folder = await mkdtemp(join(tmpdir(), "radicale-"));
  const port = await freePort();
  const users = join(folder, "users");
  await writeFile(users, USERS.map((user) => `${user}:${PASSWORD}\n`).join(""));
  const settings = [
    ["server", `hosts = 127.0.0.1:${port}`],
    ["auth", `type = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\ndelay = 0`],
    ["rights", "type = owner_only"],
    ["storage", `filesystem_folder = ${join(folder, "data")}`],
    ["web", "type = none"],
    ["logging", "level = error"],
  ];
  const config = join(folder, "config");
  await writeFile(config, settings.map(([part, lines]) => `[${part}]\n${lines}\n`).join(""));
  const server = spawn(process.env.RADICALE_PATH ?? "radicale", ["--config", config], { stdio: "ignore" });
  const failed = new Promise<never>((_, reject) => server.on("error", reject));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([failed, untilUp(url)]);
  let next = 0;
  return {
    url,
    async account(...calendars) {
      const user = davUser(url, USERS[next++] ?? "");
      for (const name of calendars) await user.addCalendar(name);
      return user;
    },
    async stop() {
      server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(url).catch(() => undefined)) return;
    await setTimeout(50);
  }
  throw new Error("Radicale did not start.");
}

export type DavUser = ReturnType<typeof davUser>;
type Given = { uid?: string; start: string; end: string; lines?: string[] };

const stamp = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** Somebody who uses their own calendar with another program. */
function davUser(url: string, user: string) {
  const authorization = `Basic ${Buffer.from(`${user}:${PASSWORD}`).toString("base64")}`;
  const call = async (method: string, path: string, body?: string) => {
    const response = await fetch(`${url}/${user}/${path}`, {
      method,
      headers: { authorization, ...(method === "PUT" && { "content-type": "text/calendar" }) },
      ...(body !== undefined && { body }),
    });
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.text();
  };
  const eventsIn = async (calendar: string) => {
    const text = (await call("GET", `${calendar}/`)).replaceAll(/\r?\n[ \t]/g, "");
    return (text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? []).map((each) => {
      const fieldOf = (name: string) => new RegExp(`^${name}[^:\n]*:(.*?)\r?$`, "m").exec(each)?.[1] ?? "";
      return { uid: fieldOf("UID"), start: fieldOf("DTSTART"), end: fieldOf("DTEND"), summary: fieldOf("SUMMARY") };
    });
  };
  const put = (calendar: string, { uid, start, end, lines = [] }: Given, name = `${uid?.split("@")[0]}`) =>
    call(
      "PUT",
      `${calendar}/${name}.ics`,
      calendarOf(event(`UID:${uid}`, `DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`, "SUMMARY:x", ...lines)),
    );
  return {
    user,
    account: { service: "other", address: url, user, password: PASSWORD },
    addCalendar: (name: string) =>
      call(
        "MKCALENDAR",
        `${name}/`,
        `<c:mkcalendar xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><set><prop><displayname>${name}</displayname></prop></set></c:mkcalendar>`,
      ),
    put,
    remove: (calendar: string, uid: string) => call("DELETE", `${calendar}/${uid.split("@")[0]}.ics`),
    removeCalendar: (calendar: string) => call("DELETE", `${calendar}/`),
    eventsIn,
  };
}
