import { expect, show, test } from "../fixtures.ts";
import { signInAs } from "../people.ts";

test("en: a client narrows the appointments by status and name, finds nothing, and begins a new one with a coach who is known", async ({
  visitor,
}) => {
  await signInAs(visitor.request, "lena");
  await visitor.goto("/en/client/appointments");
  const main = visitor.getByRole("main");
  const rows = main.getByRole("list", { name: "Appointments", exact: true }).getByRole("listitem");
  await main.getByRole("link", { name: "Past", exact: true }).click();
  await expect(main.getByRole("link", { name: "Past", exact: true })).toHaveAttribute("aria-current", "page");
  await main.getByRole("checkbox", { name: "Completed" }).check();
  await expect(visitor).toHaveURL(/status=Completed/);
  await expect(rows.filter({ hasNotText: "Completed" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "Hannah Lindqvist" }).first()).toBeVisible();
  await main.getByLabel("Name of the coach").fill("jonas");
  await main.getByRole("button", { name: "Show", exact: true }).click();
  await expect(rows.filter({ hasText: "Hannah Lindqvist" })).toHaveCount(0);
  await expect(rows.filter({ hasText: "Jonas Petersen" }).first()).toBeVisible();
  await main.getByLabel("Name of the coach").fill("nobody at all");
  await main.getByRole("button", { name: "Show", exact: true }).click();
  await expect(main.getByText("No appointment found")).toBeVisible();

  await visitor.goto("/en/client/book");
  await main
    .getByRole("link", { name: /^Choose a time.*Jonas Petersen/ })
    .first()
    .click();
  await expect(visitor).toHaveURL("/en/coaches/jonas-petersen#booking");
});

test("de: on a phone a coach finds one client's appointments, the oldest or the newest first", async ({ visitor }) => {
  await show(visitor, "phoneByDay");
  await signInAs(visitor.request, "jonas");
  await visitor.goto("/de/coach/termine?name=lena&period=allTime&order=oldest");
  const main = visitor.getByRole("main");
  const rows = main.getByRole("list", { name: "Termine", exact: true }).getByRole("listitem");
  await expect(rows.filter({ hasNotText: "Lena Brandt" })).toHaveCount(0);
  await expect(rows.first()).toContainText("Kennenlernen");
  await main.getByLabel("Reihenfolge").selectOption("newest");
  await expect(visitor).not.toHaveURL(/order=oldest/);
  await expect(rows.first()).not.toContainText("Kennenlernen");
});
