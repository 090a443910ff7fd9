import { bookAgreedDiscovery, newClient, openCoach, otherRequest } from "../appointments.ts";
import { applyLook, expect, expectFitting, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";
import { newCoach } from "../practice.ts";

test("de: a mistyped word finds its answer; support is written to about an appointment, knows which, and the request is listed", async ({
  visitor,
  browser,
}) => {
  const coach = await openCoach(await otherRequest(browser));
  const client = await newClient(visitor.request);
  const id = await bookAgreedDiscovery(visitor.request, coach);
  await applyLook(visitor, "phoneByDay");
  await visitor.goto("/de/hilfe");
  const main = visitor.getByRole("main");
  await expect(main.getByRole("heading", { level: 2, name: "Häufig gefragt" })).toBeVisible();
  await main.getByRole("searchbox").fill("Rechung");
  await main.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(main.getByRole("status")).toHaveText(/^\d+ Fragen? zu „Rechung“ gefunden$/);
  await expectFitting(visitor);
  await main.getByRole("link", { name: /^Bekomme ich eine Rechnung\?/ }).click();
  await expect(visitor).toHaveURL(/\/de\/fragen\/klienten#invoice$/);
  await expect(main.getByText("Ja, für jeden bezahlten Termin, sobald er vorbei ist.")).toBeVisible();
  await visitor.goto("/de/hilfe?q=Quastenflosser");
  await main.getByRole("link", { name: "Fragen Sie uns" }).click();
  await expect(main.getByText("Noch keine. Was Sie hier schreiben, finden Sie später")).toBeVisible();

  await visitor.goto(`/de/klient/termine/${id}`);
  await main.getByRole("link", { name: "Schreiben Sie dem Support" }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Support schreiben" })).toBeVisible();
  await expect(main.getByRole("radio", { name: "Termin" })).toBeChecked();
  await expect(main.getByLabel("Um welchen Termin?")).toHaveValue(id);
  await expect(main.getByText(`/de/klient/termine/${id}`)).toBeVisible();
  await main.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(main.getByLabel("Betreff")).toHaveAttribute("aria-invalid", "true");
  await main.getByLabel("Betreff").fill("Der Ton war weg");
  await main.getByLabel("Ihre Nachricht").fill("Nach zehn Minuten.\n<b>Was nun?</b>");
  await main.getByRole("button", { name: "Nachricht senden" }).click();
  const done = main.getByRole("status").filter({ hasText: "Ihre Nachricht ist bei uns" });
  await expect(done).toContainText(client.email);
  const [reference = "none"] = /AW-\w{4}-\w{4}/.exec((await done.textContent()) ?? "") ?? [];
  await expect(main.getByRole("listitem").filter({ hasText: "Der Ton war weg" })).toContainText(reference);
  await expectFitting(visitor);

  expect(await mailTo(visitor.request, client.email, /^Wir haben Ihre Nachricht erhalten/)).toContain(reference);
  const support = (await main.locator('a[href^="mailto:"]').getAttribute("href"))?.slice("mailto:".length) ?? "";
  const told = await mailTo(visitor.request, support, new RegExp(reference));
  for (const part of [`Termin: ${id}`, "Betreff: Der Ton war weg", "<b>Was nun?</b>", "Browser: "])
    expect(told).toContain(part);
  expect(told).not.toContain(client.lastName);
  // A reload sends nothing again.
  await visitor.reload();
  await expect(main.getByRole("listitem").filter({ hasText: "Der Ton war weg" })).toHaveCount(1);
});

test("en: a coach finds the marketing tips and the code of conduct in the help center", async ({ request }) => {
  await newCoach(request);
  const read = async (path: string) => (await request.get(path)).text();
  const help = await read("/en/help");
  for (const path of ["/en/code-of-conduct", "/en/coach/marketing-tips"]) expect(help).toContain(`href="${path}"`);
  const tips = await read("/en/coach/marketing-tips");
  const contents = /<nav [^>]*aria-labelledby="tips-contents".*?<\/nav>/s.exec(tips)?.[0] ?? "";
  const places = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, place]) => place);
  expect(places.length).toBeGreaterThan(3);
  for (const place of places) expect(tips).toContain(`<h2 id="${place}"`);
  expect(tips).toMatch(/<a [^>]*href="\/en\/help"[^>]*>(<[^>]*>|[^<])*Back to help/);
});
