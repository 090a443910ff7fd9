import { bookAgreedDiscovery, newClient, openCoach, otherRequest } from "../appointments.ts";
import { applyLook, expect, expectFitting, test } from "../fixtures.ts";
import { PASSWORD } from "../people.ts";

test("de: without a network the next appointment is still there, for whoever stays logged in, and until the log-out", {
  tag: "@core",
}, async ({ visitor, browser }) => {
  const coach = await openCoach(await otherRequest(browser));
  const { email } = await newClient(visitor.request);
  const id = await bookAgreedDiscovery(visitor.request, coach);
  const data = { email, password: PASSWORD, rememberMe: true };
  expect((await visitor.request.post("/api/visitors/login", { data })).status()).toBe(200);

  await applyLook(visitor, "phoneByDay");
  await visitor.goto("/de/klient/termine");
  // The page is in the worker's hands: it has kept the appointments before.
  const isReady = () => visitor.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
  await visitor.context().setOffline(true);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1, name: "Sie sind offline" })).toBeVisible();
  const appointment = visitor.getByRole("listitem");
  await expect(appointment).toContainText(coach.name);
  await expect(appointment).toContainText("Der Videoraum öffnet um");
  await expect(appointment.getByRole("link", { name: "Zum Videoraum" })).toHaveAttribute(
    "href",
    `/de/termine/${id}/raum`,
  );
  await expectFitting(visitor);

  await visitor.context().setOffline(false);
  await visitor.getByRole("link", { name: "Noch einmal versuchen" }).click();
  await visitor.getByRole("button", { name: "Mehr" }).click();
  await visitor.getByRole("button", { name: "Abmelden" }).click();
  await visitor.waitForURL(/\/de$/);
  await visitor.context().setOffline(true);
  await expect(visitor.reload()).rejects.toThrow(/ERR_/);
});
