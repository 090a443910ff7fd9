import { type InvoiceContent, nameOf, type Party } from "./invoice-content.ts";
import { vatCaseOf } from "./vat-case.ts";
import { element as e, type Xml } from "./xml.ts";

export function seller(content: InvoiceContent): Xml {
  const { supplier } = content;
  const { vatNumber, taxNumber } = supplier;
  // Outside the scope of VAT the standard forbids VAT numbers, but wants the seller known all the same.
  const isOutside = vatCaseOf(content) === "outside";
  return party("ram:SellerTradeParty", supplier, {
    id: isOutside ? taxNumber || vatNumber : undefined,
    registrations: [registration("VA", isOutside ? undefined : vatNumber), registration("FC", taxNumber)],
  });
}

export function buyer(content: InvoiceContent): Xml {
  const { recipient } = content;
  const vatNumber = vatCaseOf(content) === "outside" ? undefined : recipient.vatNumber;
  return party("ram:BuyerTradeParty", recipient, { registrations: [registration("VA", vatNumber)] });
}

const registration = (scheme: "VA" | "FC", number: string | null | undefined) =>
  e("ram:SpecifiedTaxRegistration", e("ram:ID", number, { schemeID: scheme }));

type Identity = { id?: string | null | undefined; registrations: Xml[] };

const party = (role: string, given: Party, { id, registrations }: Identity) =>
  e(role, [
    e("ram:ID", id),
    e("ram:Name", nameOf(given)),
    e("ram:DefinedTradeContact", e("ram:PersonName", given.company && given.name)),
    e("ram:PostalTradeAddress", [
      e("ram:PostcodeCode", given.zipCode),
      e("ram:LineOne", given.address1),
      e("ram:LineTwo", given.address2),
      e("ram:CityName", given.city),
      e("ram:CountryID", given.country),
    ]),
    e("ram:URIUniversalCommunication", e("ram:URIID", given.email, { schemeID: "EM" })),
    ...registrations,
  ]);
