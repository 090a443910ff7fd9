import { Consultations } from "@aufwind/contract/consultations";
import { centsOf } from "@aufwind/rules/money";
import { expect, test } from "vitest";
import { consultationBody, typedPrice } from "./form-parsers.ts";

const TYPED = {
  "discovery.description.de": "Wir lernen uns kennen.",
  "standard.durationMinutes": "50",
  "standard.description.en": "We work on one topic.",
  "standard.netPriceCents": "95,50",
  "extended.durationMinutes": "90",
  "extended.description.de": "Mehr Zeit.",
  "extended.netPriceCents": "1.250,00",
};

function formOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const fieldsOf = (values: Record<string, string>) =>
  Consultations.safeParse(consultationBody(formOf(values))).error?.issues.map(({ path }) => path.join("."));

test("prices become cents as people type them", () => {
  const body = consultationBody(formOf({ ...TYPED, offersExtended: "on" }));
  expect(body.standard).toEqual({
    durationMinutes: 50,
    description: { de: "", en: "We work on one topic." },
    netPriceCents: 9550,
    instantBooking: "off",
  });
  expect(body.extended?.netPriceCents).toBe(125_000);
  expect(Consultations.safeParse(body).success).toBe(true);
});

test("an extended consultation that is not offered is none, whatever its fields hold", () => {
  expect(consultationBody(formOf(TYPED)).extended).toBeNull();
  expect(fieldsOf({ ...TYPED, "extended.netPriceCents": "cheap" })).toBeUndefined();
});

test("what is wrong is told by the names of the controls", () => {
  expect(fieldsOf({ ...TYPED, "standard.netPriceCents": "49,99" })).toEqual(["standard.netPriceCents"]);
  expect(fieldsOf({ ...TYPED, "standard.durationMinutes": "52" })).toEqual(["standard.durationMinutes"]);
  expect(fieldsOf({ ...TYPED, "discovery.description.de": " " })).toEqual(["discovery.description.de"]);
  expect(fieldsOf({ ...TYPED, "standard.netPriceCents": "" })).toEqual(["standard.netPriceCents"]);
});

test("languages are as ticked where the form asks for them, and none is an error there", () => {
  const asked = { ...TYPED, "standard.asksLanguages": "on" };
  expect(consultationBody(formOf({ ...asked, "standard.languages:tr": "on" })).standard.languages).toEqual(["tr"]);
  expect(consultationBody(formOf(TYPED)).standard.languages).toBeUndefined();
  expect(fieldsOf(asked)).toEqual(["standard.languages"]);
});

test("a stored price is shown in its field as people type it", () => {
  expect(typedPrice("de", 9500)).toBe("95");
  expect(typedPrice("de", 9505)).toBe("95,05");
  expect(typedPrice("en", 125_050)).toBe("1250.50");
});

test("what stands in the field means the same price again", () => {
  for (const cents of [0, 5, 100, 6000, 9999, 125_050, 200_000]) {
    expect(centsOf(typedPrice("de", cents))).toBe(cents);
    expect(centsOf(typedPrice("en", cents))).toBe(cents);
  }
});
