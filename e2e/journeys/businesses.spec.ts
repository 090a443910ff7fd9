import { hydratedPanel, openCoach, otherPage } from "../appointments.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { newMember, signIn } from "../people.ts";
import { query } from "../server-control.ts";

test("de: a coach whose details are missing is not paid for; the profile says so until they are stated", async ({
  visitor,
  browser,
}) => {
  const coachPage = await otherPage(browser, { locale: "de-DE" });
  const coach = await openCoach(coachPage.request);
  const client = await newMember(visitor.request);
  await signIn(visitor.request, client.email);
  const of = (email: string) => `(select id from users where email = '${email}')`;
  await query(`insert into relations (coach_id, client_id, kind, created_at)
    values (${of(coach.email)}, ${of(client.email)}, 'existing', now())`);
  await query(`update businesses set phone = null, register = null, register_court = null, register_number = null,
    certified_at = null, certified_version = null where coach_id = ${of(coach.email)}`);
  const booking = visitor.getByRole("main");
  await test.step("the profile says why nothing but the discovery can be booked", async () => {
    await visitor.goto(`/de/coaches/${coach.slug}`);
    await expect(
      booking.getByText(/^Bezahlte Termine können bei .* noch nicht gebucht werden\./).first(),
    ).toBeVisible();
    await hydratedPanel(visitor);
    await expect(booking.getByRole("radio", { name: /^Standard/ }).first()).toBeDisabled();
  });
  await test.step("the coach reads what is missing, and states it", async () => {
    await coachPage.goto("/de/coach/geschaeftsdaten");
    const main = coachPage.getByRole("main");
    await expect(main.getByText("Für bezahlte Termine fehlen noch Angaben.")).toBeVisible();
    await expectAccessible(coachPage);
    await main.getByLabel("Telefonnummer").fill("+49 30 1234567");
    await main.getByLabel("Register", { exact: true }).selectOption({ label: "In keinem Register" });
    await main.getByLabel(/^Ich bestätige, dass ich auf/).check();
    await main.getByRole("button", { name: "Geschäftsdaten speichern" }).click();
    await expect(main.getByText("Geschäftsdaten gespeichert").first()).toBeVisible();
    await coachPage.reload();
    await expect(main.getByText("Für bezahlte Termine fehlen noch Angaben.")).toBeHidden();
  });
  await test.step("and a paid appointment can be chosen at once", async () => {
    await visitor.reload();
    await hydratedPanel(visitor);
    await expect(booking.getByRole("radio", { name: /^Standard/ }).first()).toBeEnabled();
    await expect(booking.getByText(/noch nicht gebucht werden/)).toHaveCount(0);
    await expect(booking.getByText("+49 30 1234567").first()).toBeAttached();
  });
});
