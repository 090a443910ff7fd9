import type { Locator } from "@playwright/test";
import { newClient, openCoach, otherPage, otherRequest } from "../appointments.ts";
import { messageField, messageLog, openConversation, sendMessages, userIdOf, writeMessage } from "../conversations.ts";
import { applyLook, expect, expectAccessible, expectAccessiblePage, expectFitting, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { fillLogin, newMember } from "../people.ts";

const TILDA = { firstName: "Tilda", lastName: "Brand" };
const PHONE = { width: 360, height: 740 };

test("a client on a phone writes from a profile, by way of the log-in; the coach sees it come, is seen typing, and answers", {
  tag: "@core",
}, async ({ visitor, browser, request }) => {
  const coachPage = await otherPage(browser, { locale: "en-GB", colorScheme: "dark" });
  const { slug } = await openCoach(coachPage.request);
  const client = await newMember(request, "client", TILDA);
  await coachPage.goto("/en/messages");
  await visitor.setViewportSize(PHONE);
  await visitor.goto(`/de/coaches/${slug}`);
  await visitor.getByRole("link", { name: /^Nachricht schreiben/ }).click();
  await fillLogin(visitor, client);
  // A form that was sent before the page was live leaves its fragment in the address.
  await visitor.waitForURL(/\/de\/nachrichten\/[\w-]{36}(#login)?$/);
  // The log-in ends in a new document, whose field sends nothing by Enter until it is live.
  await visitor.locator("html[data-live]").waitFor({ state: "attached" });
  await expect(visitor.getByText("Hier beginnt Ihre Unterhaltung mit Mira Vogel.")).toBeVisible();
  await writeMessage(visitor, "Guten Tag! <b>fett</b> https://example.org/a?b=1.");

  const row = coachPage.getByRole("navigation", { name: "Conversations" }).getByRole("link", { name: /Tilda Brand/ });
  await expect(row).toContainText("Guten Tag! <b>fett</b>");
  await expect(row).toContainText("1 unread message");
  await expect(coachPage.getByRole("main").getByRole("link", { name: "Messages: 1 unread" })).toBeVisible();
  await expect(coachPage).toHaveTitle(/^\(1\) /);
  await expect(messageLog(visitor).getByText("zugestellt")).toBeVisible();

  await row.click();
  await expect(messageLog(visitor).getByText("gelesen")).toBeVisible();
  await expect(coachPage.getByRole("main").getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await expect(coachPage).not.toHaveTitle(/^\(/);
  const came = messageLog(coachPage).getByRole("listitem").filter({ hasText: "Guten Tag!" });
  await expect(came.locator("b")).toHaveCount(0);
  const link = came.getByRole("link", { name: /https:\/\/example\.org\/a\?b=1/ });
  await expect(link).toHaveAttribute("href", "https://example.org/a?b=1");
  await expect(link).toHaveAttribute("rel", /noopener noreferrer/);
  await expect(coachPage.getByText("online").first()).toBeVisible();

  await messageField(coachPage).pressSequentially("Hallo");
  await expect(visitor.getByText("Mira Vogel schreibt …")).toBeVisible();
  await messageField(coachPage).press("Enter");
  await expect(messageLog(visitor).getByText("Hallo")).toBeVisible();
  await expect(visitor.getByText("Mira Vogel schreibt …")).toBeHidden();
  await expect(messageLog(coachPage).getByText("read", { exact: true })).toBeVisible();

  for (const text of ["eins", "zwei", "drei"]) await writeMessage(visitor, text);
  await expect(messageLog(coachPage).getByText("drei")).toBeVisible();
  const order = (await messageLog(coachPage).getByRole("listitem").locator("[dir=auto]").allTextContents()).slice(1);
  expect(order).toEqual(["Hallo", "eins", "zwei", "drei"]);
  await messageField(visitor).fill("Sie erreichen mich unter 0176 12345678");
  await expect(visitor.getByText(/vorsichtig mit Kontakt- und Bankdaten/)).toBeVisible();
});

test("de: a message that could not be sent is kept over a reload, and arrives once", async ({ visitor, browser }) => {
  const coach = await openCoach(await otherRequest(browser));
  const client = await newClient(visitor.request, TILDA);
  const id = await openConversation(visitor.request, {
    coachId: coach.coachId,
    clientId: await userIdOf(client.email),
  });
  await visitor.goto(`/de/nachrichten/${id}`);
  const sending = "**/api/conversations/conversation/send-message";
  await visitor.route(sending, (route) => route.abort());
  await writeMessage(visitor, "Passt Ihnen Montag?");
  await expect(messageLog(visitor).getByRole("alert")).toContainText("Ihre Nachricht wurde nicht gesendet.");
  await visitor.reload();
  const kept = messageLog(visitor).getByRole("listitem").filter({ hasText: "Passt Ihnen Montag?" });
  await expect(kept.getByText("nicht gesendet", { exact: true })).toBeVisible();
  await expectAccessible(visitor);

  // The server has it, the answer is lost: the retry must not store it again.
  await visitor.unroute(sending);
  await visitor.route(sending, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const again = kept.getByRole("button", { name: "Noch einmal versuchen" });
  // The page also retries by itself, as soon as the server is reachable.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(kept.locator("[data-mark=sent]")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(kept).toHaveCount(1);
  const read = await (await coach.request.get(`/api/coaches/conversations/${id}`)).json();
  expect(read.messages.map(({ text }: { text: string }) => text)).toEqual(["Passt Ihnen Montag?"]);
});

test("en: history loads upwards; a message is reported; a conversation is found, deleted for one side and begun anew", async ({
  visitor,
  browser,
}) => {
  await visitor.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const coach = await openCoach(await otherRequest(browser));
  const client = await newClient(visitor.request, TILDA);
  const clientId = await userIdOf(client.email);
  await openConversation(visitor.request, { coachId: await userIdOf("jonas@example.org"), clientId });
  const id = await openConversation(visitor.request, { coachId: coach.coachId, clientId });
  await sendMessages(visitor.request, id, "Message 1");
  await sendMessages(coach.request, id, ...Array.from({ length: 39 }, (_, index) => `Message ${index + 2}`));
  await visitor.goto(`/en/messages/${id}`);
  const log = messageLog(visitor);
  const message = (number: number) => log.getByText(`Message ${number}`, { exact: true });
  await expect(message(40)).toBeInViewport();
  await expect(message(1)).toHaveCount(0);
  await log.evaluate((box) => box.scrollTo({ top: -box.scrollHeight, behavior: "instant" }));
  await expect(message(1)).toBeAttached();
  await expect(message(11), "the place is kept").toBeInViewport();
  await expect(message(1)).not.toBeInViewport();
  await expect(log.getByText(/^Message \d+$/)).toHaveCount(40);

  await visitor.getByRole("button", { name: "To the newest message" }).click();
  // By its exact text: after “Message 4” follows the time, which begins with a 0 for ten hours of the day.
  const last = log.getByRole("listitem").filter({ has: visitor.getByText("Message 40", { exact: true }) });
  await last.locator("summary", { hasText: "More about the message of" }).click();
  const opening = visitor.waitForEvent("popup");
  await last.getByRole("link", { name: "Report" }).click();
  const report = await opening;
  await expect(report.getByText("You report this message")).toBeVisible();
  await report.getByLabel("Insulting or hateful").check();
  await report.getByLabel("Please explain why").fill("It is rude.");
  await report.getByLabel(/^To the best of my knowledge/).check();
  await expectAccessible(report);
  await report.getByRole("button", { name: "Send the report" }).click();
  await expect(report.getByText("Thank you. We have your report.")).toBeVisible();
  const mail = await mailTo(visitor.request, client.email, "Wir haben Ihre Meldung erhalten");
  expect(mail).not.toContain("Message 40");
  await report.close();

  const list = visitor.getByRole("navigation", { name: "Conversations" });
  await expect(list.getByRole("link")).toHaveCount(2);
  await list.getByRole("searchbox").fill("vogel");
  await list.getByRole("searchbox").press("Enter");
  await expect(list.getByRole("link")).toHaveCount(1);

  await visitor.locator("summary", { hasText: "More about this conversation" }).click();
  await visitor.getByRole("button", { name: "Delete conversation" }).click();
  await visitor.getByRole("dialog").getByRole("button", { name: "Delete for me" }).click();
  await visitor.waitForURL(/\/en\/messages$/);
  await expect(list.getByRole("link")).toHaveText([/Jonas Petersen/]);
  const kept = await (await coach.request.get(`/api/coaches/conversations/${id}`)).json();
  expect(kept.messages.at(-1).text).toBe("Message 40");

  await visitor.getByRole("main").getByRole("link", { name: "New message" }).click();
  await visitor.getByRole("button", { name: /^Write.*Mira Vogel/ }).click();
  await visitor.waitForURL(new RegExp(`/en/messages/${id}`));
  await writeMessage(visitor, "Once more");
  await expect(log.getByText("Once more")).toBeVisible();
  await expect(log.getByText(/^Message \d+$/)).toHaveCount(0);
});

test("de: the chat beside the page stays open from page to page, and all tabs hear over one stream, also when the one that led it is closed", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const client = await newClient(visitor.request, TILDA);
  const id = await openConversation(visitor.request, {
    coachId: coach.coachId,
    clientId: await userIdOf(client.email),
  });
  await sendMessages(visitor.request, id, "Guten Tag");
  const streams: string[] = [];
  visitor.context().on("request", (asked) => {
    const { pathname, search } = new URL(asked.url());
    if (pathname === "/api/events") streams.push(search);
  });
  await visitor.goto("/de/klient");
  const second = await visitor.context().newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  await second.goto("/de/klient/termine");
  await sendMessages(coach.request, id, "Erste Antwort");
  for (const tab of [visitor, second]) {
    await expect(tab.getByRole("main").getByRole("link", { name: "Nachrichten: 1 ungelesen" })).toBeVisible();
    await expect(tab).toHaveTitle(/^\(1\) /);
  }
  expect(streams).toHaveLength(1);

  await visitor.close();
  await sendMessages(coach.request, id, "Zweite Antwort");
  const counted = second.getByRole("main").getByRole("link", { name: "Nachrichten: 2 ungelesen" });
  await expect(counted).toBeVisible();
  expect(streams).toEqual([expect.stringMatching(/^\?after=\d+$/), expect.stringMatching(/^\?after=\d+$/)]);

  await counted.click();
  const aside = second.getByRole("complementary", { name: "Nachrichten" });
  await aside.getByRole("button", { name: /Mira Vogel/ }).click();
  await expect(messageLog(second).getByText("Zweite Antwort")).toHaveCount(1);
  await expectAccessiblePage(second);
  await second.getByRole("link", { name: "Merkliste" }).first().click();
  await second.waitForURL("**/de/klient/merkliste");
  await sendMessages(coach.request, id, "Dritte Antwort");
  await expect(messageLog(second).getByText("Dritte Antwort")).toHaveCount(1);
  await writeMessage(second, "Danke!");
  await expect(messageLog(second).getByText("Danke!")).toBeVisible();
  // The chat stays from a member's page to a public one, and both shrink for it: nothing is covered.
  const expectBeside = async (tool: Locator) => {
    const [edge, box] = [(await aside.boundingBox())?.x ?? 0, await tool.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge);
  };
  await expectBeside(second.getByRole("main").getByRole("button", { name: /^Benachrichtigungen/ }));
  await second.getByRole("link", { name: "Coaches finden" }).first().click();
  await second.waitForURL("**/de/coaches");
  await expect(messageLog(second).getByText("Danke!")).toBeVisible();
  await expectBeside(second.getByRole("banner").getByRole("link", { name: "Mein Bereich" }));
  await aside.getByRole("button", { name: "Nachrichten schließen" }).click();
  await expect(aside).toBeHidden();

  // On a public page the same click does the same.
  await second.goto("/de/coaches");
  await second.locator("html[data-live]").waitFor({ state: "attached" });
  // The link is loaded after the page and leads to the messages until then: a count tells that it is.
  await sendMessages(coach.request, id, "Vierte Antwort");
  await second.getByRole("banner").getByRole("link", { name: "Nachrichten: 1 ungelesen" }).click();
  await expect(aside).toBeVisible();
  await expect(second).toHaveURL(/\/de\/coaches$/);
});

test("long words fit into a conversation on a phone and at a desk, and the contacts on a phone have no barrier", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const client = await newClient(visitor.request, TILDA);
  const id = await openConversation(visitor.request, {
    coachId: coach.coachId,
    clientId: await userIdOf(client.email),
  });
  const long = `${"Donaudampfschifffahrtsgesellschaft".repeat(4)}\nhttps://example.org/${"a".repeat(120)}`;
  await sendMessages(visitor.request, id, long);
  await sendMessages(coach.request, id, "Guten Tag");
  const other = visitor.getByRole("main").getByText("Mira Vogel").filter({ visible: true }).first();
  await applyLook(visitor, "phoneByDay");
  await visitor.goto("/de/nachrichten?new=1");
  await expect(other).toBeVisible();
  await expectFitting(visitor);
  await expectAccessible(visitor);
  await visitor.goto(`/de/nachrichten/${id}`);
  for (const look of ["phoneByDay", "deskByNight"] as const) {
    await applyLook(visitor, look);
    await expect(other).toBeVisible();
    await expectFitting(visitor);
  }
});
