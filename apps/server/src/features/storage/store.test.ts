import type { Appointment, AppointmentItem, CoachOverview } from "@aufwind/contract/appointments";
import type { Picture } from "@aufwind/contract/coach-profiles";
import type { Contact } from "@aufwind/contract/contacts";
import type { Room } from "@aufwind/contract/video-calls";
import { expect, test } from "vitest";
import { booked, openCoach } from "../../../test/booked.ts";
import { chat, type List, list, opened, sent } from "../../../test/conversations.ts";
import { type Person, person } from "../../../test/people.ts";
import { addPhoto } from "../../../test/practice.ts";
import { bodyOf } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";

let conversationId = "";
const server = await testServer();
const [coach, client] = [await openCoach(server), await person(server)];
await addPhoto(server, client);
({ conversationId } = await opened(client, { coachId: coach.userId, clientId: client.userId }));
await sent(client, { conversationId, text: "Bis Mittwoch!" });

const read = async <T>(path: string, { browser }: Person = coach) => bodyOf<T>(await browser.get(path));
const chatPicture = async () => (await chat(coach, "coaches", conversationId)).other.picture;
const addressOf = (picture: Picture | null | undefined) => Object.values(picture?.urls ?? {})[0] ?? "";

test("a coach sees the photo of a client who booked wherever the client is named, and of no other", async () => {
  expect(await chatPicture()).toBeNull();

  const { id } = await booked(client, { coachId: coach.userId, scheduledAt: "2026-11-18T09:00:00Z" });
  const { waiting } = await read<CoachOverview>("/api/coaches/appointments/overview");
  const lists = await read<List<AppointmentItem>>("/api/coaches/appointments/0/10/desc");
  const whole = await read<Appointment>(`/api/appointments/${id}`);
  const room = await read<Room>(`/api/appointments/${id}/room`);
  const contacts = await read<List<Contact>>("/api/coaches/contacts/0/10/asc");
  const conversations = await list(coach, "coaches");
  const shown = [
    waiting[0]?.client.picture,
    lists.items[0]?.client.picture,
    whole.client.picture,
    room.other.picture,
    contacts.items[0]?.picture,
    conversations.items[0]?.other.picture,
    await chatPicture(),
  ];
  for (const picture of shown) {
    expect(addressOf(picture)).toContain(`/api/storage/get/${client.userId}`);
    expect((await coach.browser.get(addressOf(picture))).status).toBe(200);
  }

  const stranger = await openCoach(server);
  expect((await stranger.browser.get(addressOf(shown[0]))).status).toBe(404);
});

test("a client sees the photo of a coach who went private only while they know each other", async () => {
  const hidden = await openCoach(server);
  await addPhoto(server, hidden);
  const { id } = await booked(client, { coachId: hidden.userId, scheduledAt: "2026-11-19T09:00:00Z" });
  const seen = () => read<Appointment>(`/api/appointments/${id}`, client);
  expect(addressOf((await seen()).coach.picture)).toContain(hidden.userId);
  await server.database.updateTable("coaches").set({ is_public: false }).where("user_id", "=", hidden.userId).execute();
  expect(addressOf((await seen()).coach.picture)).toContain(hidden.userId);
  expect((await hidden.browser.send("POST", `/api/appointments/${id}/reject`, {})).status).toBe(200);
  expect((await seen()).coach.picture).toBeNull();
});
