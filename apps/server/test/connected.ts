import type { CalendarConnection, CalendarConnections } from "@aufwind/contract/calendars-connections";
import type { Person } from "./people.ts";
import type { DavUser } from "./radicale.ts";
import type { TestServer } from "./test-server.ts";

const BASE = "/api/coaches/calendar-connections";

/** A coach with an account at a calendar server. */
export function connecting(server: TestServer, { browser }: Person) {
  const work = () => server.jobs.runDue(({ name }) => name === "sync-calendar-connections");
  const list = async () => (await (await browser.get(BASE)).json()) as CalendarConnections;
  const present = async () => {
    const [connection] = (await list()).items;
    if (!connection) throw new Error("nothing is connected");
    return connection;
  };
  const post = async (path: string, body: unknown = {}) => {
    const response = await browser.send("POST", `${BASE}${path}`, body);
    if (response.status >= 300) throw new Error(await response.text());
    return (await response.json()) as CalendarConnection;
  };
  return {
    work,
    list,
    present,
    /** Connects and waits for the first try. */
    async connect(account: Record<string, unknown>) {
      await post("", account);
      await work();
      return present();
    },
    /** Chooses by name, and waits for what follows. */
    async choose(blocking: string[], receiving: string | null) {
      const { id, calendars } = await present();
      const idOf = (name: string | null) => calendars.find((calendar) => calendar.name === name)?.id ?? null;
      const body = { blocking: blocking.map(idOf), receiving: idOf(receiving) };
      const response = await browser.send("PUT", `${BASE}/${id}/calendars`, body);
      if (response.status !== 200) throw new Error(await response.text());
      await work();
    },
    act: async (path: string, body: unknown = {}) => post(`/${(await present()).id}${path}`, body),
    putBack: (id: string) => browser.send("POST", `/api/coaches/calendar-changes/${id}/put-back`, {}),
    /** Two minutes later, when it is due again. */
    async later(seconds = 120) {
      server.clock.advance({ seconds });
      await work();
    },
  };
}

/** A connected coach whose work calendar blocks and receives. */
export async function connected(server: TestServer, coach: Person, account: DavUser) {
  const connection = connecting(server, coach);
  await connection.connect(account.account);
  await connection.choose(["work"], "work");
  return connection;
}
