import type { AppointmentSetting } from "@aufwind/contract/consultations";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidFields } from "../../../test/invalid-fields.ts";
import { expectNoBarrier, mount } from "../../../test/mount.tsx";
import { ConsultationsForm } from "./consultation-fields.tsx";

// The rules come with the first touch of a form, and until then the server says what is wrong.
beforeAll(() =>
  Promise.all([
    import("../../ui/form/check-form.ts"),
    import("@aufwind/contract/consultations"),
    import("@aufwind/contract/locales/en/fields.json"),
  ]).then(() => {}),
);

const standard: AppointmentSetting = {
  type: "standard",
  durationMinutes: 60,
  netPriceCents: 9500,
  grossPriceCents: 11305,
  description: { de: "", en: "One topic, one step." },
  instantBooking: "known",
  languages: ["en"],
};
const price = page.getByLabelText("Net price in euros").first();

const refuses = () =>
  invalidFields({
    form: "consultations",
    values: {},
    errors: [{ field: "standard.netPriceCents", code: "price", message: "Please enter a price." }],
  });

const open = (settings: AppointmentSetting[]) =>
  mount(
    <>
      <h1>Consultations</h1>
      <ConsultationsForm settings={settings} vatStatus="regular" isLower={false} languages={[]} />
    </>,
    { action: refuses },
  );

test("each kind is a line with length, price and who confirms", async () => {
  await open([standard]);
  await expect.element(page.getByText("15 minutes, free of charge · I confirm each request")).toBeVisible();
  await expect.element(page.getByText("60 minutes, €95 net · Clients I know book instantly")).toBeVisible();
  await expect.element(page.getByText("You do not offer it.")).toBeVisible();
  await expect.element(price).not.toBeVisible();
  await expectNoBarrier();
});

test("a kind with an error cannot be folded away", async () => {
  await open([standard]);
  const title = page.getByRole("heading", { name: "Standard" });
  await title.click();
  await price.fill("5");
  await title.click();
  await expect.element(price).toHaveAttribute("aria-invalid", "true");
  await expect.element(price).toBeVisible();
  await expectNoBarrier();
});

test("a folded kind opens for what the server finds wrong with it", async () => {
  await open([]);
  await expect.element(page.getByText("Still missing: clients need it to be able to book you.")).toBeVisible();
  await expect.element(price).not.toBeVisible();
  await page.getByRole("button", { name: "Save consultations" }).click();
  await expect.element(price).toBeVisible();
});
