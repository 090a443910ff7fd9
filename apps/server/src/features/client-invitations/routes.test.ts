import type { Acquaintance } from "@aufwind/contract/appointments-acquaintance";
import type { Invitation, Inviting } from "@aufwind/contract/client-invitations";
import { beforeEach, describe, expect, test } from "vitest";
import { act, booked, coachAndClient, wakeAt } from "../../../test/booked.ts";
import { opened, remove, sent } from "../../../test/conversations.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { practice, publicPractice } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person & { slug: string };
let client: Person;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const OWN = "/api/coaches/invitation";
const read = async ({ browser }: Person) => (await (await browser.get(OWN)).json()) as Invitation;
const renew = async ({ browser }: Person) => (await (await browser.send("POST", `${OWN}/renew`)).json()) as Invitation;
const tokenOf = ({ url }: Invitation) => url.split("/").at(-1) ?? "";
const inviting = (token: string) => server.browser().get(`/api/visitors/invitations/${token}`);
const accept = ({ browser }: Person, token: string) => browser.send("POST", "/api/clients/invitations", { token });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const relation = async () => {
  const path = `/api/clients/coaches/${coach.userId}/acquaintance`;
  return (await (await client.browser.get(path)).json()) as Acquaintance;
};
const book = () => booked(client, { coachId: coach.userId, scheduledAt: "2026-11-18T13:00:00.000Z" });

describe("the link", () => {
  test("is there when it is first asked for, the same in two windows and ever after", async () => {
    const [one, other] = await Promise.all([read(coach), read(coach)]);
    expect(one).toEqual({
      url: expect.stringMatching(/^http:\/\/aufwind\.example\/en\/invitation\/[\w-]{43}$/),
      lowerFeeUntil: "2027-02-16T09:00:00.000Z",
      isLowerFee: true,
      clients: 0,
    });
    expect([other, await read(coach)]).toEqual([one, one]);
    const rows = await server.database.selectFrom("coach_invitations").selectAll().execute();
    expect(rows.every(({ token }) => !token.toString("latin1").includes(tokenOf(one)))).toBe(true);
  });

  test("ends at once where a new one is made", async () => {
    const [first, second] = [await read(coach), await renew(coach)];
    expect(second.url).not.toBe(first.url);
    expect((await inviting(tokenOf(second))).status).toBe(200);
    const old = await inviting(tokenOf(first));
    expect([old.status, await codeOf(old)]).toEqual([422, "linkInvalid"]);
    expect(await codeOf(await accept(client, tokenOf(first)))).toBe("linkInvalid");
    expect((await relation()).relation).toBe("new");
  });

  test("says until when the lower fee is: three months, to the minute", async () => {
    await wakeAt(server, "2027-02-16T08:59:00Z", coach);
    expect((await read(coach)).isLowerFee).toBe(true);
    await wakeAt(server, "2027-02-16T09:00:00Z", coach);
    expect((await read(coach)).isLowerFee).toBe(false);
  });

  test("needs a coach who has begun: others are not found, clients and visitors have none", async () => {
    const beginner = await person(server, { kind: "coach" });
    for (const asked of [beginner.browser.get(OWN), beginner.browser.send("POST", `${OWN}/renew`)])
      expect((await asked).status).toBe(404);
    expect([(await client.browser.get(OWN)).status, (await server.browser().get(OWN)).status]).toEqual([403, 401]);
  });
});

describe("who invites", () => {
  test("is said with name, picture and address of a public profile", async () => {
    const known = await publicPractice(server);
    const response = await inviting(tokenOf(await read(known)));
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        coachId: known.userId,
        name: "Erika Muster",
        slug: known.slug,
        picture: { urls: expect.any(Object), width: expect.any(Number), height: expect.any(Number) },
        email: null,
      },
    ]);
  });

  test("is said by name alone where the profile is not public yet", async () => {
    const quiet = await practice(server);
    const said = (await (await inviting(tokenOf(await read(quiet)))).json()) as Inviting;
    expect(said).toEqual({ coachId: quiet.userId, name: "Erika Muster", slug: null, picture: null, email: null });
  });

  test("is nobody once the coach has left", async () => {
    const token = tokenOf(await read(coach));
    await coach.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
    expect((await inviting(token)).status).toBe(422);
    expect((await accept(client, token)).status).toBe(422);
  });

  test.each(["x", "A".repeat(43), "%00".repeat(14), "A".repeat(44)])("is nobody behind %s", async (token) => {
    expect((await inviting(token)).status).toBe(422);
  });
});

describe("accepting", () => {
  test("makes an existing client, who books what she likes; twice is the same", async () => {
    const token = tokenOf(await read(coach));
    const answers = await Promise.all([accept(client, token), accept(client, token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[0]?.json()).toMatchObject({ coachId: coach.userId, slug: coach.slug });
    expect(await relation()).toMatchObject({ relation: "existing", open: expect.arrayContaining(["standard"]) });
    server.clock.advance({ minutes: 5 });
    expect((await accept(client, token)).status).toBe(200);
    const rows = await server.database
      .selectFrom("relations")
      .selectAll()
      .where("client_id", "=", client.userId)
      .execute();
    expect(rows).toMatchObject([{ kind: "existing", invited_at: new Date("2026-11-16T09:00:00Z") }]);
    expect((await read(coach)).clients).toBe(1);
  });

  test("comes too late after an appointment that the platform brought about, and changes nothing", async () => {
    const token = tokenOf(await read(coach));
    await book();
    const response = await accept(client, token);
    expect([response.status, await codeOf(response)]).toEqual([409, "alreadyAcquainted"]);
    expect((await relation()).relation).toBe("new");
    expect((await read(coach)).clients).toBe(0);
  });

  test.each([
    ["cancelled", (id: string) => act(client, `/api/clients/appointments/${id}/cancel`, { owedCents: 0, reason: "" })],
    ["rejected", (id: string) => act(coach, `/api/appointments/${id}/reject`, { reason: "" })],
  ])("comes too late after a discovery that was %s: they met here", async (_, end) => {
    const token = tokenOf(await read(coach));
    const { id } = await book();
    expect((await end(id)).status).toBe(200);
    expect(await codeOf(await accept(client, token))).toBe("alreadyAcquainted");
    expect((await relation()).relation).toBe("new");
  });

  test("comes too late once they have written to each other, also where the message was removed", async () => {
    const token = tokenOf(await read(coach));
    const { conversationId } = await opened(client, { coachId: coach.userId, clientId: client.userId });
    await sent(client, { conversationId, text: "Haben Sie Zeit für mich?" });
    expect(await codeOf(await accept(client, token))).toBe("alreadyAcquainted");
    for (const each of [client, coach]) expect((await remove(each, conversationId)).ok).toBe(true);
    await server.work();
    expect(await codeOf(await accept(client, token))).toBe("alreadyAcquainted");
  });

  test("the database itself makes nobody existing who met here", async () => {
    await book();
    const pair = { coach_id: coach.userId, client_id: client.userId };
    const own = server.database.updateTable("relations").where("client_id", "=", client.userId);
    await expect(own.set({ kind: "existing" }).execute()).rejects.toThrow("these two met here before");
    await server.database.deleteFrom("relations").where("client_id", "=", client.userId).execute();
    const again = { ...pair, kind: "existing", created_at: server.clock.now() };
    await expect(server.database.insertInto("relations").values(again).execute()).rejects.toThrow("met here before");
  });

  test("and booking at once: either she is new and has booked, or she is an existing client", async () => {
    const token = tokenOf(await read(coach));
    const [, accepted] = await Promise.all([book(), accept(client, token)]);
    expect((await relation()).relation).toBe(accepted.status === 200 ? "existing" : "new");
  });

  test("is for clients only", async () => {
    const token = tokenOf(await read(coach));
    const other = await person(server, { kind: "coach" });
    expect([(await accept(other, token)).status, (await accept(coach, token)).status]).toEqual([403, 403]);
    expect((await accept({ ...client, browser: server.browser() }, token)).status).toBe(401);
  });

  test.each([{}, { token: "x" }, { token: "A".repeat(43), kind: "existing" }, { token: "A".repeat(43), coachId: "x" }])(
    "%j is refused",
    async (body) => expect((await client.browser.send("POST", "/api/clients/invitations", body)).status).toBe(422),
  );
});
