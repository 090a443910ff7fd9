import { expect, expectAccessible, test } from "../fixtures.ts";
import { linkIn, mailTo } from "../mails.ts";
import { enterDemo, newAddress, newMember, PASSWORD, signIn } from "../people.ts";
import { query } from "../server-control.ts";

const OTHER_ADMIN = { firstName: "Ida", lastName: "Lorenz" };

test("somebody of the team invites, another admin agrees, and the link of the mail lets somebody join", async ({
  page,
  request,
  visitor,
}) => {
  // Three people, one after the other.
  test.setTimeout(150_000);
  const invited = newAddress("noor");
  await test.step("one click in the demo, and a request with its reason", async () => {
    await enterDemo(page, "Mara Köhler");
    await page.goto("/de/team/mitglieder?member=new");
    await page.getByLabel("E-Mail-Adresse").fill(invited);
    await page.getByLabel("Recht und Datenschutz").check({ force: true });
    await page.getByLabel("Begründung").fill("Führt unser Verzeichnis der Verarbeitungen.");
    await page.getByRole("button", { name: "Einladung beantragen" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Beantragt" })).toBeFocused();
    await page.getByRole("link", { name: "Zu den Freigaben" }).click();
    // Others wait, too, and come first for those who can decide them.
    await page.getByRole("link", { name: "Berechtigungen im Team" }).click();
    await expect(page.getByText("Entscheiden muss jemand anderes")).toBeVisible();
  });

  await test.step("another admin sees exactly what was asked for, and agrees", async () => {
    const admin = await newMember(request, "client", OTHER_ADMIN);
    await query("update users set kind = 'operator', is_demo = true where email = $1", admin.email);
    await query(
      "insert into operators (user_id, permissions, invited_at) select id, '{admin}', now() from users where email = $1",
      admin.email,
    );
    await page.context().clearCookies();
    await signIn(page.request, admin.email);
    await page.goto("/de/team/freigaben");
    await expect(page).toHaveTitle(/^\(1\) Freigaben/);
    await expect(page.getByRole("region", { name: "Genau das wird ausgeführt" })).toContainText(invited);
    await page.getByRole("button", { name: "Freigeben und ausführen" }).click();
    await expect(page).toHaveTitle(/^Freigaben/);
    await page.goto("/de/team/protokoll?action=approvals.approve");
    await page.getByRole("button", { name: "Auf Lücken prüfen" }).click();
    await expect(page.getByText(/unverändert$/)).toBeVisible();
  });

  const main = visitor.getByRole("main");
  await test.step("the link of the mail, a name and a password", async () => {
    await visitor.goto(linkIn(await mailTo(request, invited), "team/einladung"));
    await expectAccessible(visitor);
    await main.getByLabel("Vorname").fill("Noor");
    await main.getByLabel("Nachname").fill("Haddad");
    await main.getByLabel("Neues Passwort").fill(PASSWORD);
    await main.getByLabel("Passwort wiederholen").fill(PASSWORD);
    await main.getByRole("button", { name: "Einladung annehmen" }).click();
    // Whoever is still signed in is led past the log-in.
    await expect(visitor).toHaveURL(/\/de\/team\/zahlen$/);
  });
});
