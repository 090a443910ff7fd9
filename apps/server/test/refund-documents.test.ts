import type { TeamAppointment } from "@aufwind/contract/appointments-team";
import type { TeamWithdrawal } from "@aufwind/contract/withdrawals-team";
import type { RefundWish } from "@aufwind/rules/payments/refund-split";
import { beforeAll, expect, test } from "vitest";
import { previewRefund, refundAppointment } from "../src/features/payments/refunds/commands.ts";
import { transact } from "../src/platform/database/database.ts";
import { act, CARDS } from "./booked.ts";
import { operator } from "./operators.ts";
import { confirmed, hours, type Pair, passTo, seenBy } from "./paid.ts";
import type { Person } from "./people.ts";
import { testServer } from "./test-server.ts";
import { bothVisited, visited } from "./visits.ts";

/** Every way in which money goes back, and which documents follow: to the client, and from us to the coach. */
const server = await testServer();
const REASON = "Der Ton brach dreimal ab.";
let team: Person;

/** Hours from the start, and the days on which November and December are closed. */
const MOMENTS = {
  before: hours(-48),
  paid: hours(-20),
  during: hours(0.5),
  after: hours(26),
  disputed: hours(30),
  settled: hours(34),
  closed: "2026-12-01T09:00:00Z",
  late: "2026-12-10T09:00:00Z",
  lateSettled: "2026-12-11T09:00:00Z",
  closedAgain: "2027-01-02T09:00:00Z",
};
type Moment = keyof typeof MOMENTS;
type Act = (pair: Pair) => Promise<unknown>;

const of = ({ appointment }: Pair, path: string) => `/api/appointments/${appointment.id}${path}`;
const cancelAs = (side: "clients" | "coaches", body: object) => (pair: Pair) =>
  act(side === "clients" ? pair.client : pair.coach, `/api/${side}/appointments/${pair.appointment.id}/cancel`, {
    reason: "krank",
    ...body,
  });

const refund =
  (wish: RefundWish, bearer: "shared" | "platform" = "shared"): Act =>
  async ({ appointment }) => {
    const asked = { appointmentId: appointment.id, wish, bearer };
    const { hash } = await previewRefund(server, asked);
    const by = { operatorId: team.userId };
    await transact(server.database, (tx) => refundAppointment(tx, server, { ...asked, hash, reason: REASON, by }));
  };
const HALF: RefundWish = { kind: "percent", basisPoints: 5000 };
const WHOLE: RefundWish = { kind: "whole" };

/** An act of the team on the appointment, as its page previews it. */
const decide =
  (wanted: string, path: string, body: object): Act =>
  async ({ appointment }) => {
    const at = `/api/operators/appointments/${appointment.id}`;
    const { effects } = (await (await team.browser.get(at)).json()) as TeamAppointment;
    const hash = effects.find((each) => each.act === wanted)?.hash;
    const answer = await team.browser.send("POST", `${at}${path}`, { ...body, hash, reason: REASON });
    if (answer.status !== 200) throw new Error(await answer.text());
  };

/** The one who waited says that the other did not come. */
const missedBy =
  (absent: "client" | "coach", isContested = false): Act =>
  async (pair) => {
    const [here, gone] =
      absent === "client" ? ([pair.coach, pair.client] as const) : ([pair.client, pair.coach] as const);
    const side = absent === "client" ? "coach" : "client";
    await visited(server, pair.appointment.id, { side, from: hours(0), to: hours(0.5) });
    await act(here, of(pair, "/no-show"));
    if (isContested) await act(gone, of(pair, "/no-show/objection"), { reason: "Ich war da." });
  };

const withdraw: Act = async (pair) => {
  const { bookingNumber } = await seenBy(pair.client, pair.appointment);
  const body = { name: "Erika Muster", email: pair.client.email, contract: bookingNumber };
  await server.database.deleteFrom("rate_limits").execute();
  const answer = await server.send("POST", "/api/visitors/withdraw", { body });
  return ((await answer.json()) as { reference: string }).reference;
};
/** Half of the hour was over. */
const withdrawHalfway: Act = async (pair) => {
  const half = { from: hours(0), to: hours(0.5) };
  await visited(server, pair.appointment.id, { side: "client", ...half }, { side: "coach", ...half });
  const path = `/api/operators/withdrawals/${await withdraw(pair)}`;
  const { contracts } = (await (await team.browser.get(path)).json()) as TeamWithdrawal;
  const body = { appointmentId: pair.appointment.id, hash: contracts[0]?.hash, reason: REASON };
  const answer = await team.browser.send("POST", `${path}/carry-out`, body);
  if (answer.status !== 200) throw new Error(await answer.text());
};

const bankDecides: Act = async ({ appointment }) => {
  const disputes = server.database.selectFrom("disputes").select("provider_id");
  const found = await disputes.where("appointment_id", "=", appointment.id).executeTakeFirstOrThrow();
  server.cardSandbox.closeDispute(found.provider_id, "lost");
};

type Path = {
  name: string;
  acts: Partial<Record<Moment, Act>>;
  /** Kind, net, VAT and gross in cents. */
  client: string[];
  fee: string[];
  /** What the coach gets in the end. */
  arrives: number;
  given?: { card?: string; relation?: "new"; creditCents?: number };
};

const INVOICE = "client 10000 1900 11900";
const HALF_BACK = "clientCredit -5000 -950 -5950";
const ALL_BACK = "clientCredit -10000 -1900 -11900";
/** 12 % of 100 €: a client whom the coach brought. */
const FEE = "fee 1200 228 1428";
const NONE = { client: [], fee: [], arrives: 0 };
const DISPUTED = { card: CARDS.disputed };

const PATHS: Path[] = [
  { name: "nothing goes back", acts: {}, client: [INVOICE], fee: [FEE], arrives: 10_472 },
  { name: "the client cancels in time", acts: { before: cancelAs("clients", { owedCents: 0 }) }, ...NONE },
  {
    name: "the client cancels late",
    acts: { paid: cancelAs("clients", { owedCents: 11_900 }) },
    client: [INVOICE],
    fee: [],
    arrives: 11_900,
  },
  {
    name: "the client cancels late, and 20 € of credit come back",
    acts: { paid: cancelAs("clients", { owedCents: 11_900 }) },
    given: { relation: "new", creditCents: 2000 },
    client: ["client 8319 1581 9900"],
    fee: [],
    arrives: 9900,
  },
  { name: "the coach cancels what was paid", acts: { paid: cancelAs("coaches", {}) }, ...NONE },
  {
    name: "the team cancels what was paid",
    acts: { paid: decide("cancelForClient", "/cancel", { onBehalfOf: "client" }) },
    ...NONE,
  },
  { name: "a withdrawal before the start", acts: { paid: withdraw }, ...NONE },
  {
    name: "a withdrawal halfway, pro rata",
    acts: { during: withdrawHalfway },
    client: [INVOICE, HALF_BACK],
    fee: ["fee 600 114 714"],
    arrives: 5236,
  },
  { name: "the coach was absent", acts: { during: missedBy("coach") }, ...NONE },
  {
    name: "the client was absent",
    acts: { during: missedBy("client") },
    client: [INVOICE],
    fee: [],
    arrives: 11_900,
  },
  {
    name: "the client objects, and the team splits it",
    acts: { during: missedBy("client", true), after: decide("split", "/no-show-decision", { outcome: "split" }) },
    client: [INVOICE, HALF_BACK],
    fee: [],
    arrives: 5950,
  },
  {
    name: "the client objects, and the coach was absent",
    acts: {
      during: missedBy("client", true),
      after: decide("coachAbsent", "/no-show-decision", { outcome: "coachAbsent" }),
    },
    ...NONE,
  },
  {
    name: "the team gives half back before it took place",
    acts: { paid: refund(HALF) },
    client: [INVOICE, HALF_BACK],
    fee: ["fee 600 114 714"],
    arrives: 5236,
  },
  {
    name: "the team gives half back in the same month",
    acts: { after: refund(HALF) },
    client: [INVOICE, HALF_BACK],
    fee: ["fee 600 114 714"],
    arrives: 5236,
  },
  {
    name: "the team gives everything back in the same month",
    acts: { after: refund(WHOLE) },
    client: [INVOICE, ALL_BACK],
    fee: [],
    arrives: 0,
  },
  {
    name: "the team gives half back after the month was closed, of a new pair",
    acts: { late: refund(HALF) },
    given: { relation: "new" },
    client: [INVOICE, HALF_BACK],
    // 19 % and 29 € for a client whom we brought.
    fee: ["fee 4800 912 5712", "feeCredit -2400 -456 -2856"],
    arrives: 3094,
  },
  {
    name: "the team gives everything back after the month was closed",
    acts: { late: refund(WHOLE) },
    client: [INVOICE, ALL_BACK],
    fee: [FEE, "feeCredit -1200 -228 -1428"],
    arrives: 0,
  },
  {
    name: "goodwill, which we bear",
    acts: { after: refund({ kind: "amount", cents: 2000 }, "platform") },
    client: [INVOICE],
    fee: [FEE],
    arrives: 10_472,
  },
  {
    name: "goodwill, and then everything",
    acts: { after: refund({ kind: "amount", cents: 2000 }, "platform"), late: refund(WHOLE) },
    client: [INVOICE, ALL_BACK],
    fee: [FEE, "feeCredit -1200 -228 -1428"],
    arrives: 0,
  },
  {
    name: "the bank takes it back in the same month",
    acts: { disputed: bankDecides },
    given: DISPUTED,
    client: [INVOICE, ALL_BACK],
    fee: [],
    arrives: 0,
  },
  {
    name: "the bank takes it back after the month was closed",
    acts: { late: bankDecides },
    given: DISPUTED,
    client: [INVOICE, ALL_BACK],
    fee: [FEE, "feeCredit -1200 -228 -1428"],
    arrives: 0,
  },
  {
    name: "the bank takes the rest after half was given back",
    acts: { after: refund(HALF), disputed: bankDecides },
    given: DISPUTED,
    client: [INVOICE, HALF_BACK, HALF_BACK],
    fee: [],
    arrives: 0,
  },
];

const pairs = new Map<string, Pair>();

/** All of them walk through the same days, so that each day passes once. */
beforeAll(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  for (const { name, given = {} } of PATHS) pairs.set(name, await begin(given));
  for (const [moment, instant] of Object.entries(MOMENTS) as [Moment, string][]) {
    const acting = PATHS.filter(({ acts }) => acts[moment]).map(({ name }) => pairs.get(name) as Pair);
    await passTo(server, instant, ...acting.flatMap(({ client, coach }) => [client, coach]));
    team = await operator(server);
    for (const { name, acts } of PATHS) await acts[moment]?.(pairs.get(name) as Pair);
    // Banks object once it has taken place and been paid for.
    if (moment === "after") server.cardSandbox.settle();
    if (moment === "paid") await visitOthers();
  }
}, 120_000);

async function begin({ creditCents, ...wanted }: NonNullable<Path["given"]>): Promise<Pair> {
  const pair = await confirmed(server, wanted);
  if (creditCents)
    await server.database
      .insertInto("credits")
      .values({ client_id: pair.client.userId, cents: creditCents, reason: "goodwill", granted_at: server.clock.now() })
      .execute();
  return pair;
}

/** Both come to those about which nothing is said. */
async function visitOthers() {
  for (const { name, acts } of PATHS)
    if (!acts.during) await bothVisited(server, (pairs.get(name) as Pair).appointment.id);
}

const documents = async ({ coach }: Pair, kinds: string[]) => {
  const rows = await server.database
    .selectFrom("invoices")
    .select(["kind", "content"])
    .where("coach_id", "=", coach.userId)
    .where("kind", "in", kinds)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, content }) => {
    const { netCents, vatCents, grossCents } = content as Record<string, number>;
    return `${kind} ${netCents} ${vatCents} ${grossCents}`;
  });
};

test.each(PATHS)("$name", async ({ name, client, fee, arrives }) => {
  const pair = pairs.get(name) as Pair;
  expect(await documents(pair, ["client", "clientCredit"])).toEqual(client);
  expect(await documents(pair, ["fee", "feeCredit"])).toEqual(fee);
  const stated = await server.database
    .selectFrom("statements")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("arrives_cents"), eb.lit(0)).as("cents"))
    .where("coach_id", "=", pair.coach.userId)
    .executeTakeFirstOrThrow();
  expect(stated.cents).toBe(arrives);
});

test("a credit that went back is no part of how the invoice was paid", async () => {
  const { appointment } = pairs.get("the client cancels late, and 20 € of credit come back") as Pair;
  const { content } = await server.database
    .selectFrom("invoices")
    .select("content")
    .where("appointment_id", "=", appointment.id)
    .executeTakeFirstOrThrow();
  expect((content as { paid: object }).paid).toEqual({ on: "2026-11-18", by: "card", lastFour: "4242" });
});
