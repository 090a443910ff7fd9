import { expect, expectAccessiblePage, test } from "../fixtures.ts";

test("the mailbox shows each mail as it would arrive, as page and as text", async ({ visitor }) => {
  const email = "postfach@example.org";
  await visitor.request.put("/api/visitors/lead", {
    data: { email, acceptTerms: true },
    headers: { "accept-language": "de" },
  });
  const response = await visitor.goto("/dev/mailbox");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expectAccessiblePage(visitor);
  await visitor.getByRole("link", { name: email }).first().click();
  const mail = visitor.frameLocator("iframe");
  await expect(mail.getByRole("link", { name: "E-Mail-Adresse bestätigen" })).toBeVisible();
});

test("the kit is accessible, and its toasts stack at most six, stay while pointed at and are announced", async ({
  visitor,
}) => {
  await visitor.goto("/dev/kit");
  const show = visitor.getByRole("button", { name: "Hinweis zeigen" });
  await expect(show).toBeVisible();
  await expectAccessiblePage(visitor);
  const toasts = visitor.locator(".mantine-Notification-root");
  await show.click();
  await toasts.first().hover();
  for (let more = 0; more < 8; more++) await show.press("Enter");
  // Hovered toasts stay, so more would stay too; one that is fading out is still there for a moment.
  await expect.poll(() => toasts.count()).toBeLessThanOrEqual(6);
  await expect(visitor.getByRole("status").filter({ hasText: /\S/ }).first()).toBeAttached();
  await visitor.mouse.move(0, 0);
  await expect(toasts).toHaveCount(0);
});
