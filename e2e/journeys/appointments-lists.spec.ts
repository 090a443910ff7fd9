import { expect, test } from "../fixtures.ts";
import { signInAs } from "../people.ts";

// How the fields change the address, list.browser.test.tsx tells; here is what the pages show for an address.
const rowsIn = (html: string, list: string) =>
  (html.split(`<ul aria-label="${list}">`)[1]?.split("</ul>")[0] ?? "").split("<li").slice(1);

test("en: a client narrows the appointments by status and name, finds nothing, and begins a new one with a coach who is known", async ({
  request,
}) => {
  await signInAs(request, "lena");
  const list = async (wanted: string) =>
    (await request.get(`/en/client/appointments?period=past&status=Completed${wanted}`)).text();
  const completed = rowsIn(await list(""), "Appointments");
  expect(completed.filter((row) => !row.includes("Completed"))).toEqual([]);
  expect(completed.some((row) => row.includes("Hannah Lindqvist"))).toBe(true);
  const named = rowsIn(await list("&name=jonas"), "Appointments");
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((row) => !row.includes("Jonas Petersen"))).toEqual([]);
  expect(await list("&name=nobody+at+all")).toContain("No appointment found");
  const toBook = await (await request.get("/en/client/book")).text();
  expect(toBook).toContain('href="/en/coaches/jonas-petersen#booking"');
});

test("de: a coach finds one client's appointments, the oldest or the newest first", async ({ request }) => {
  await signInAs(request, "jonas");
  const rows = async (order: string) => {
    const html = await (await request.get(`/de/coach/termine?name=lena&period=allTime&order=${order}`)).text();
    return rowsIn(html, "Termine");
  };
  const [oldest, newest] = [await rows("oldest"), await rows("newest")];
  expect([...oldest, ...newest].filter((row) => !row.includes("Lena Brandt"))).toEqual([]);
  expect(oldest[0]).toContain("Kennenlernen");
  expect(newest.length).toBeGreaterThan(0);
  expect(newest[0]).not.toContain("Kennenlernen");
});
