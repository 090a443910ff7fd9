import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import { answerConsent } from "./fixtures.ts";
import { saveCard } from "./money.ts";
import { type Member, MIRA, type Name, newMember, signIn } from "./people.ts";
import { newCoach, publish } from "./practice.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "00:00", to: "24:00" }));
const SETTINGS = {
  noticeMinutes: 0,
  horizonDays: 30,
  pauseBeforeMinutes: 0,
  pauseAfterMinutes: 0,
  gridMinutes: 15,
  mostPerDay: null,
};

type WantedCoach = { timeZone?: string; name?: Name };
export type OpenCoach = { request: APIRequestContext; slug: string; coachId: string; name: string; email: string };

/** A public coach who is open day and night; `request` stays signed in as that coach. */
export async function openCoach(request: APIRequestContext, wanted: WantedCoach = {}): Promise<OpenCoach> {
  const { timeZone = "Europe/Berlin", name = MIRA } = wanted;
  const { email, firstName, lastName } = await newCoach(request, { name });
  const put = async (part: string, data: object) =>
    expect((await request.put(`/api/coaches/schedule/${part}`, { data })).status()).toBe(200);
  await put("working-hours", { workingSlots: EVERY_DAY });
  await put("settings", SETTINGS);
  await put("time-zone", { timeZone });
  const slug = await publish(request);
  const { coachId } = await (await request.get("/api/coaches/profile")).json();
  return { request, slug, coachId, name: `${firstName} ${lastName}`, email };
}

/** Registers, confirms and signs in over the API; if `request` is a page's own, the page is signed in too. */
export async function newClient(request: APIRequestContext, name?: Name): Promise<Member> {
  const client = await newMember(request, "client", name);
  await signIn(request, client.email);
  return client;
}

type Options = Parameters<Browser["newContext"]>[0];

async function otherContext(browser: Browser, options: Options) {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": `10.${part()}.${part()}.${part()}` },
    reducedMotion: "reduce",
    ...options,
  });
}

/** Another person at another computer, signed in or not. */
export async function otherPage(browser: Browser, options?: Options): Promise<Page> {
  const context = await otherContext(browser, options);
  await context.addInitScript(answerConsent);
  return context.newPage();
}

/** Another person of whom a journey needs only the requests: opening a page takes a second. */
export const otherRequest = async (browser: Browser, options?: Options): Promise<APIRequestContext> =>
  (await otherContext(browser, options)).request;

const HOUR = 3_600_000;

/** The next full hour in Berlin at least this many hours from now. */
export const inHours = (hours: number): string =>
  new Date(Math.ceil((Date.now() + hours * HOUR) / HOUR) * HOUR).toISOString();

type Later = { weeks?: number; days?: number };

/** The same hour in Berlin some weeks or days after, also over the change of its time. */
export const laterThan = (at: string, later: Later): string =>
  new Date(Temporal.Instant.from(at).toZonedDateTimeISO("Europe/Berlin").add(later).epochMilliseconds).toISOString();

type Wanted = { coachId: string; scheduledAt: string; consultation?: "discovery" | "standard" };

/** Books over the API, and returns the appointment's id. */
export async function bookAppointment(client: APIRequestContext, { consultation = "discovery", ...wanted }: Wanted) {
  const isPaid = consultation === "standard";
  const data = { consultation, ...wanted, earlyStart: isPaid, feeCents: isPaid ? 9500 : 0 };
  const answer = await client.post("/api/appointments", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id as string;
}

/** An agreed discovery within an hour or two. */
export async function bookAgreedDiscovery(client: APIRequestContext, { request, coachId }: OpenCoach): Promise<string> {
  const id = await bookAppointment(client, { coachId, scheduledAt: inHours(1) });
  expect((await request.post(`/api/appointments/${id}/confirm`)).status()).toBe(200);
  return id;
}

type Paid = { scheduledAt: string; card?: string };

/** A client with a card and a confirmed paid appointment at this time; the discovery is before it. */
export async function bookConfirmedPaid(client: APIRequestContext, coach: OpenCoach, paid: Paid): Promise<string> {
  const { coachId } = coach;
  await saveCard(client, paid.card);
  await bookAppointment(client, { coachId, scheduledAt: inHours(1) });
  return bookConfirmedNext(client, coach, paid.scheduledAt);
}

/** One more of the same pair. */
export async function bookConfirmedNext(
  client: APIRequestContext,
  coach: OpenCoach,
  scheduledAt: string,
): Promise<string> {
  const id = await bookAppointment(client, { coachId: coach.coachId, scheduledAt, consultation: "standard" });
  expect((await coach.request.post(`/api/appointments/${id}/confirm`)).status()).toBe(200);
  return id;
}

/** Chooses a day with free times, `after` days from the first of them, and one of its times. */
export async function chooseTime(page: Page, { after = 1, time = 0 } = {}): Promise<void> {
  const days = page.locator("[data-day]");
  await days.first().waitFor();
  const before = await days.count();
  // At the end of a week there may be too few days left.
  if (before <= after) {
    const first = await days.first().getAttribute("data-day");
    await page.getByRole("link", { name: /^(Nächste Woche|Next week)$/ }).click();
    await expect(days.first()).not.toHaveAttribute("data-day", first ?? "");
  }
  const day = days.nth(before > after ? after : after - before);
  await day.click();
  await expect(day).toHaveAttribute("data-chosen");
  await page.locator("#pick-day a").nth(time).click();
  await page.waitForURL(/[?&]start=/);
}

/** From a coach's page with the panel to the last step, with such a time. */
export async function chooseAndContinue(page: Page, at?: Parameters<typeof chooseTime>[1]): Promise<void> {
  await chooseTime(page, at);
  await page.getByRole("link", { name: /^(Weiter zur Bestätigung|Continue to confirmation)$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^(Termin bestätigen|Confirm your)/ })).toBeVisible();
}

/** The panel of a profile as it is once somebody has touched the page: until then its choices are links. */
export async function hydratedPanel(page: Page): Promise<Locator> {
  // A click counts even before the page listens; a pointer that only moves does not.
  await page.getByRole("heading", { level: 1 }).click();
  return page.getByRole("complementary", { name: /^(Termin buchen|Book an appointment)$/ });
}

/** The formatted editor of a note; the plain box before it is hidden as soon as the editor is there. */
export const noteEditor = (main: Locator) =>
  main.locator("[contenteditable]").and(main.getByRole("textbox", { name: "Ihre Notiz" }));
