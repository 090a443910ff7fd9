import { Business } from "@aufwind/contract/businesses";
import { expect, test } from "vitest";
import { businessBody } from "./form-parsers.ts";

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("the form is what the API takes, with the IBAN as it is typed in groups", () => {
  const sent = form({
    address1: "Lindenweg 4",
    zipCode: "10115",
    city: "Berlin",
    country: "DE",
    companyEmail: "praxis@example.org",
    phone: "030 / 123 45 67",
    register: "none",
    certifyLawful: "on",
    vatStatus: "small",
    vatNumber: "",
    taxNumber: "151/815/08156",
    iban: "DE89 3704 0044 0532 0130 00",
    form: "saveBusiness",
  });
  expect(Business.parse(businessBody(sent))).toMatchObject({
    city: "Berlin",
    iban: "DE89370400440532013000",
    certifyLawful: true,
  });
});

test("a postal code that does not fit the country, and a missing VAT number, are reported at their fields", () => {
  const sent = form({ zipCode: "1234", country: "DE", vatStatus: "regular", vatNumber: "" });
  const fields = Business.safeParse(businessBody(sent)).error?.issues.map(({ path }) => path.join("."));
  expect(fields).toEqual(expect.arrayContaining(["zipCode", "vatNumber"]));
});

test("who is in a register names its court and number, and nobody goes on without the confirmation", () => {
  const sent = form({ register: "commercial", registerCourt: "", registerNumber: "", phone: "none" });
  const fields = Business.safeParse(businessBody(sent)).error?.issues.map(({ path }) => path.join("."));
  expect(fields).toEqual(expect.arrayContaining(["registerCourt", "registerNumber", "phone", "certifyLawful"]));
});
