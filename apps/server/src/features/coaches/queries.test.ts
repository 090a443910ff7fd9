import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { beforeAll, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { booked, booking, introduce, openCoach } from "../../../test/booked.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { pdf, uploadForm } from "../../../test/made-files.ts";
import { type Person, person } from "../../../test/people.ts";
import { addPhoto } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";

const viewers: Record<string, { browser: Person["browser"]; userId?: string }> = {};

const server = await testServer();
const coach = await openCoach(server);
await addPhoto(server, coach);
const document = uploadForm("documents/Zeugnis.pdf", pdf());
expect((await coach.browser.send("POST", "/api/storage/upload", document)).status).toBe(201);
const visible = { blobPath: "documents/Zeugnis.pdf", visibility: "Visible to all" };
expect((await coach.browser.send("PATCH", "/api/storage/update-visibility", visible)).status).toBe(200);

const [stranger, known, rejected, existing] = [
  await person(server),
  await person(server),
  await person(server),
  await person(server),
];
const row = { coachId: coach.userId, startsAt: "2026-11-02T09:00:00Z" };
await appointmentRow(server, { ...row, clientId: known.userId, status: "Completed" });
await appointmentRow(server, { ...row, clientId: rejected.userId, status: "Rejected" });
await introduce(server, { coachId: coach.userId, clientId: existing.userId });
Object.assign(viewers, { visitor: { browser: server.browser() }, stranger, known, rejected, existing, coach });

const STATES = {
  private: { is_public: false, allow_in_listing: true },
  unlisted: { is_public: true, allow_in_listing: false },
  public: { is_public: true, allow_in_listing: true },
};
const set = (switches: object) =>
  server.database.updateTable("coaches").set(switches).where("user_id", "=", coach.userId).execute();
const pageOf = ({ browser }: Pick<Person, "browser">) => browser.get(`/api/visitors/coaches/${coach.slug}`);
const slotsOf = ({ browser }: Pick<Person, "browser">) =>
  browser.get(`/api/visitors/coaches/${coach.slug}/slots/week/2026-11-17?consultation=discovery`);
const bookingOf = (scheduledAt: string, over = {}) => booking({ coachId: coach.userId, scheduledAt }, over);

/** The answers of six routes about a coach; a booking at a wrong price is refused only once the coach is reached. */
async function tryAll({ browser, userId }: { browser: Person["browser"]; userId?: string }) {
  const stored = (path: string) => browser.get(`/api/storage/get/${coach.userId}?path=${path}`);
  const pair = { coachId: coach.userId, clientId: userId ?? coach.userId };
  const answers = [
    await pageOf({ browser }),
    await slotsOf({ browser }),
    await browser.send("POST", "/api/appointments", bookingOf("2026-11-18T10:00:00Z", { feeCents: 1 })),
    await browser.send("POST", "/api/conversations/conversation", pair),
    await stored("photos/profile"),
    await stored("documents/Zeugnis.pdf"),
  ];
  return answers.map(({ status }) => status);
}

// The page, free times, booking, a message, the photo, a public document.
const NOT_FOUND = [404, 404, 404, 404, 404, 404];
const REACHED = [200, 200, 409, 200, 200, 200];
const AS_VISITOR = [200, 200, 401, 401, 200, 200];
const AS_COACH = [200, 200, 403, 404, 200, 200];

// Checks privacy first: whoever has written before is told that they cannot any more, instead of "not found".
describe.each([
  ["private", "visitor", [404, 404, 401, 401, 404, 404]],
  ["private", "stranger", NOT_FOUND],
  ["private", "rejected", NOT_FOUND],
  ["private", "known", REACHED],
  ["private", "existing", REACHED],
  ["private", "coach", AS_COACH],
  ["unlisted", "visitor", AS_VISITOR],
  ["unlisted", "stranger", REACHED],
  ["unlisted", "rejected", REACHED],
  ["unlisted", "known", REACHED],
  ["unlisted", "existing", REACHED],
  ["unlisted", "coach", AS_COACH],
  ["public", "visitor", AS_VISITOR],
  ["public", "stranger", REACHED],
  ["public", "rejected", REACHED],
  ["public", "known", REACHED],
  ["public", "existing", REACHED],
  ["public", "coach", AS_COACH],
] as const)("a coach who is %s", (state, viewer, answers) => {
  test(`answers ${viewer} so`, async () => {
    await set(STATES[state]);
    expect(await tryAll(viewers[viewer] ?? expect.fail())).toEqual(answers);
  });
});

describe("a coach who went private", () => {
  beforeAll(() => set(STATES.private));
  const client = () => viewers.known as Person;
  const allow = (knownClientsMayBook: boolean) =>
    coach.browser.send("PATCH", "/api/coaches/profile/known-clients", { knownClientsMayBook });

  test("keeps the photo out of every cache, and says on the page how it stands", async () => {
    const photo = await client().browser.get(`/api/storage/get/${coach.userId}?path=photos/profile`);
    expect(photo.headers.get("cache-control")).toBe("private, no-store");
    const page = (await (await pageOf(client())).json()) as PublicCoach;
    expect(page).toMatchObject({ isFound: false, isListed: false, isBookable: true });
    expect(page.documents).toHaveLength(1);
  });

  test("is named with the address where a client's own things are listed", async () => {
    const items = async (path: string) =>
      ((await (await client().browser.get(path)).json()) as { items: object[] }).items;
    expect(await items("/api/clients/contacts/0/10/asc")).toMatchObject([{ slug: coach.slug }]);
    expect(await items("/api/clients/conversations/0/10/desc")).toMatchObject([
      { other: { slug: coach.slug }, can: ["write"] },
    ]);
    const reviews = await client().browser.get(`/api/visitors/coaches/${coach.slug}/reviews/0/10/desc`);
    expect(reviews.status).toBe(200);
  });

  test("is booked by clients whom the coach knows, unless the coach said no", async () => {
    expect((await allow(false)).status).toBe(200);
    const own = (await (await coach.browser.get("/api/coaches/profile")).json()) as object;
    expect(own).toMatchObject({ isProfilePublic: false, knownClientsMayBook: false });
    const closed = { code: "bookingsClosed" };
    const wanted = bookingOf("2026-11-18T10:00:00Z");
    expect(await (await client().browser.send("POST", "/api/appointments", wanted)).json()).toMatchObject(closed);
    expect(await (await slotsOf(client())).json()).toMatchObject(closed);
    const acquaintance = await client().browser.get(`/api/clients/coaches/${coach.userId}/acquaintance`);
    expect(await acquaintance.json()).toMatchObject(closed);
    const page = await (await pageOf(client())).json();
    expect(page).toMatchObject({ isBookable: false, nextFreeAt: null });

    await allow(true);
    const appointment = await booked(client(), { coachId: coach.userId, scheduledAt: "2026-11-18T10:00:00Z" });
    expect(appointment).toMatchObject({ scheduledStatus: "Pending", coach: { slug: coach.slug } });
  });

  test("is not booked by somebody whom nothing but this booking introduces", async () => {
    await set(STATES.public);
    const stranger = await person(server);
    const response = await meanwhile(server, coach.userId, {
      under: () => stranger.browser.send("POST", "/api/appointments", bookingOf("2026-11-18T12:00:00Z")),
      first: (tx) => tx.updateTable("coaches").set(STATES.private).where("user_id", "=", coach.userId).execute(),
    });
    expect(response.status).toBe(404);
  });

  test("who never was public is reached by nobody's invitation", async () => {
    const fresh = await openCoach(server, { isPublic: false });
    await server.database
      .updateTable("coaches")
      .set({ first_public_at: null })
      .where("user_id", "=", fresh.userId)
      .execute();
    await introduce(server, { coachId: fresh.userId, clientId: client().userId });
    expect((await client().browser.get(`/api/visitors/coaches/${fresh.slug}`)).status).toBe(404);
    const wanted = { ...bookingOf("2026-11-18T14:00:00Z"), coachId: fresh.userId };
    expect((await client().browser.send("POST", "/api/appointments", wanted)).status).toBe(404);
  });
});
