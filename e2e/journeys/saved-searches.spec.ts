import { openCoach, otherRequest } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { fillLogin, newMember } from "../people.ts";
import { query, runJobsUntil } from "../server-control.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** A name that nobody has. */
const newName = () =>
  `Q${Array.from({ length: 11 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join("")}`;

test("de: who finds nobody keeps the search, hears of somebody new, and ends the mails with one click", async ({
  visitor,
  browser,
}) => {
  const lastName = newName();
  const client = await newMember(visitor.request);
  await visitor.goto(`/de/coaches?q=${lastName}`);
  await visitor.getByRole("link", { name: "Sagen Sie mir Bescheid, wenn jemand passt" }).click();
  await fillLogin(visitor, client);
  await expect(visitor.getByLabel("Name der Suche")).toHaveValue(lastName);
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Suche speichern" }).click();
  await expect(visitor.getByText("Ihre Suche ist gespeichert.").first()).toBeVisible();
  await expectAccessible(visitor);

  await openCoach(await otherRequest(browser), { name: { firstName: "Mira", lastName } });
  await runJobsUntil("refresh-search", async () => {
    const found = await visitor.request.get(`/api/visitors/coaches/0/10/desc?keyword=${lastName}`);
    expect((await found.json()).totalCount).toBe(1);
  });
  await query(
    "update saved_searches set due_at = now() - interval '1 minute' from users where users.id = client_id and email = $1",
    client.email,
  );
  let mail = "";
  await runJobsUntil("mail-saved-searches", async () => {
    mail = await mailTo(visitor.request, client.email, "Neues zu Ihrer gespeicherten Suche");
  });
  expect(mail).toContain(`Mira ${lastName}`);
  await visitor.goto(linkIn(mail, "gespeicherte-suchen/abbestellen").replace(/^https?:\/\/[^/]+/, ""));
  await visitor.getByRole("button", { name: "E-Mails abbestellen" }).click();
  await expect(visitor.getByRole("heading", { name: "Sie bekommen keine solchen E-Mails mehr" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("link", { name: "Zu meinen Suchen" }).click();
  await expect(visitor.getByText("E-Mails aus")).toBeVisible();
});

test("en: the same search is kept once, renamed and deleted", async ({ visitor }) => {
  const client = await newMember(visitor.request);
  await visitor.goto("/en/coaches?topic=burnout&language=tr");
  await visitor.getByRole("link", { name: "Tell me when somebody fits" }).click();
  await fillLogin(visitor, client, { locale: "en" });
  const address = visitor.url();
  await visitor.getByRole("button", { name: "Save this search" }).click();
  await expect(visitor.getByText("Your search is saved.").first()).toBeVisible();
  await visitor.goto(address);
  await visitor.getByRole("button", { name: "Save this search" }).click();
  await expect(visitor.getByText("You have saved this search already.").first()).toBeVisible();
  await visitor.goto("/en/client/saved-searches");
  await visitor.getByText("Change", { exact: true }).click();
  await visitor.getByLabel("Name of the search").fill("For me");
  await visitor.getByRole("button", { name: "Save the change" }).click();
  await expect(visitor.getByRole("heading", { level: 2, name: "For me" })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: /^Delete/ }).click();
  await expect(visitor.getByText("The search is deleted.").first()).toBeVisible();
  await expect(visitor.getByText("You have not saved a search yet")).toBeVisible();
});
