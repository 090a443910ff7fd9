import { expect, test } from "vitest";
import { listedCoach } from "../../../test/listed-coach.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();

test("lists every coach who may be found, with the last change, and nobody else", async () => {
  const { slug } = await listedCoach(server);
  await listedCoach(server, { isPublic: false });
  await listedCoach(server, { isListed: false });
  await server.work();
  const list = async (page: number) => (await server.request(`/api/visitors/search/addresses/${page}`)).json();
  expect(await list(0)).toEqual({ items: [{ slug, changedAt: "2026-11-16T09:00:00.000Z" }], totalPages: 1 });
  expect(await list(1)).toEqual({ items: [], totalPages: 1 });
});
