import type { StoredException } from "@aufwind/contract/schedules";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../../../test/mount.tsx";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { FormContext } from "../../ui/form/field.tsx";
import { Exceptions } from "./exceptions.tsx";
import { TimeZoneField, type ZoneFacts } from "./time-zone-field.tsx";

const ZONES: ZoneFacts = {
  groups: [
    {
      region: "Europe",
      zones: [
        { name: "Europe/Berlin", label: "Berlin" },
        { name: "Europe/Lisbon", label: "Lisbon" },
      ],
    },
  ],
  zone: "Europe/Berlin",
  now: "2026-11-19T12:00:00.000Z",
};
const BREAK: StoredException = {
  ...{ id: "019a0000-0000-7000-8000-000000000001", kind: "allDay", note: "" },
  ...{ from: "2026-12-22T00:00", to: "2026-12-23T00:00" },
};

test.each([
  ["Europe/Lisbon", "Europe/Lisbon"],
  ["-1", "Europe/Berlin"],
  ["", "Europe/Berlin"],
])("a form that was sent with the zone %j shows %j", async (sent, shown) => {
  await mount(
    <FormContext value={{ name: "timeZone", errors: {}, values: { timeZone: sent }, pending: false }}>
      <TimeZoneField {...ZONES} />
    </FormContext>,
  );
  await expect.element(page.getByRole("combobox")).toHaveValue(shown);
});

test.each([
  ["2026-12-23T00:00", "button", "Undo"],
  ["", "status", ""],
] as const)("a removed exception that ends at %j is answered with a %s", async (to, role, name) => {
  const values = { kind: "allDay", from: BREAK.from, to, note: "" };
  const removed: FormResult = { ok: true, form: `removeException.${BREAK.id}`, data: null, values };
  await mount(<Exceptions exceptions={[BREAK]} changing={null} holidays={{ state: null, items: [] }} />, {
    action: () => removed,
  });
  await page.getByRole("button", { name: /^Remove/ }).click();
  const answer = name ? page.getByRole(role, { name }) : page.getByText("Schedule exceptions saved");
  await expect.element(answer).toBeVisible();
});
