import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openFoldedParts } from "../pages.ts";
import { addPhoto, newCoach } from "../practice.ts";
import { RULE_SECTIONS, TEXT_SECTIONS } from "../sections.ts";

const formOf = (main: Locator, field: string) =>
  main.locator("form").filter({ has: main.page().locator(`[name="${field}"]`) });

const HALVES = { "what clients read": TEXT_SECTIONS, "how the practice works": RULE_SECTIONS };

for (const [half, pages] of Object.entries(HALVES))
  test(`en: each part of ${half} is saved by itself, and says so when it cannot be`, async ({ visitor }) => {
    const { request } = visitor;
    await newCoach(request);
    const main = visitor.getByRole("main");
    const sections = pages.flatMap(({ page, sections }) => sections.map((section) => ({ ...section, page })));
    let open = "";
    for (const { field, spoil, mend, stored, page, said } of sections) {
      if (open !== page) await visitor.goto(`/en/coach/${page}`);
      open = page;
      const form = formOf(main, field);
      const around = form.locator("..");
      const send = form.locator("button[type=submit]");
      const read = async () => (await request.get(stored.path)).json();

      await openFoldedParts(form.locator(`[name="${field}"]`).first());
      await spoil?.(form);
      if (said.wrong) {
        await send.click();
        await expect(form.getByText(said.wrong).first()).toBeVisible();
      }
      await mend(form);
      await visitor.route("**/*.data*", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      await send.click();
      await expect(around.getByRole("alert").getByText(said.failed)).toBeVisible();
      expect(await read()).not.toMatchObject(stored.as);
      await visitor.unroute("**/*.data*");
      await send.click();
      await expect(around.getByText(said.saved).first()).toBeVisible();
      expect(await read()).toMatchObject(stored.as);
    }
  });

test("en: a profile that lacks only a photo stays private and says why; with the photo it goes public, and back", async ({
  visitor,
}) => {
  const { request } = visitor;
  await newCoach(request, { photo: false });
  await visitor.goto("/en/coach/profile");
  const panel = visitor.locator("#visibility");
  const publishing = panel.getByRole("button", { name: "Make my profile public" });
  const isPublic = async () => (await (await request.get("/api/coaches/profile")).json()).isProfilePublic;
  await publishing.click();
  const refused =
    "We couldn't change your visibility right now. Please review your profile completeness and availability, then try again.";
  await expect(panel.getByRole("alert").getByText(refused, { exact: true })).toBeVisible();
  // What is missing is folded until its link is followed.
  const photo = visitor.getByText("Choose a photo", { exact: true });
  await expect(photo).toBeHidden();
  await panel.getByRole("link", { name: "Add a photo of yourself" }).click();
  await expect(visitor).toHaveURL(/#photo-profile$/);
  await expect(photo).toBeInViewport();
  expect(await isPublic()).toBe(false);

  await addPhoto(request);
  await publishing.click();
  await expect(panel.getByText("Your profile is now public!").first()).toBeVisible();
  expect(await isPublic()).toBe(true);
  await panel.getByRole("button", { name: "Make my profile private" }).click();
  await expect(panel.getByText(/Your profile is now private/).first()).toBeVisible();
  expect(await isPublic()).toBe(false);
});

test("areas: at most five, own ones added by typing; languages found by typing", async ({ visitor }) => {
  await newCoach(visitor.request);
  await visitor.goto("/de/coach/profil");
  const main = visitor.getByRole("main");
  const areas = formOf(main, "areasOfIntervention:burnout");
  await openFoldedParts(areas);
  await areas.getByLabel("Ein eigenes Thema").fill("Singen vor Publikum, Segeln, Sabbatical, Sprachen, Stille");
  await areas.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(areas.getByText("1 zu viel: Bitte nehmen Sie eines weg")).toBeVisible();
  await areas.getByRole("button", { name: "Themen speichern" }).click();
  await expect(areas.getByText("Bitte wählen Sie höchstens 5 Themen.").first()).toBeVisible();
  for (const unwanted of ["Segeln", "Sabbatical", "Sprachen", "Stille"]) await areas.getByLabel(unwanted).uncheck();
  await expect(areas.getByText("2 von 5 gewählt")).toBeVisible();
  await areas.getByRole("button", { name: "Themen speichern" }).click();
  await expect(main.getByText("Themen gespeichert").first()).toBeVisible();

  const languages = formOf(main, "spokenLanguages:de");
  await openFoldedParts(languages);
  await languages.getByLabel("Sprache suchen").fill("türk");
  await languages.getByLabel("Türkisch").check();
  await languages.getByRole("button", { name: "Sprachen speichern" }).click();
  await expect(main.getByText("Sprachen gespeichert").first()).toBeVisible();

  const profile = await (await visitor.request.get("/api/coaches/profile")).json();
  expect(profile.areasOfIntervention).toEqual(["burnout", "Singen vor Publikum"]);
  expect(profile.spokenLanguages.toSorted()).toEqual(["de", "tr"]);
});
