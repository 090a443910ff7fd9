import { type Quarter, type Quarters, type REPORT_KINDS, wholeEuros } from "@aufwind/rules/tax-reports";
import type { Config } from "../../platform/config/config.ts";
import { element, type Xml } from "../../platform/documents/xml.ts";
import { countriesOf, type Details, type Identity, nameOf, type Seller } from "./sellers.ts";

/** What is said about a coach for a year. */
export type ReportedSeller = Seller & { quarters: Quarters };

/** A coach's record in a message: new, corrected or taken back. */
export type SellerRecord = {
  act: "new" | "corrected" | "deleted";
  docRef: string;
  correctsRef: string | null;
  seller: ReportedSeller;
};

/** The company that reports, as configured. */
export type ReportingOperator = Pick<Config["company"], "company" | "street" | "city" | "vatId"> & {
  taxNumber: string;
  brand: string;
};

export type ReportMessage = {
  year: number;
  kind: (typeof REPORT_KINDS)[number];
  messageRef: string;
  /** The operator's own record is new once a year; afterwards it is only repeated. */
  operator: ReportingOperator & { ref: string; isNew: boolean };
  records: SellerRecord[];
  madeAt: Date;
};

const GERMANY = "DE";
const DOC_TYPES = { repeated: "OECD0", new: "OECD1", corrected: "OECD2", deleted: "OECD3" } as const;
const MESSAGE_TYPES = { new: "DPI401", correction: "DPI402", nil: "DPI403" } as const;
/** Sole or main seat in Germany, where it is resident for tax. */
const RESIDENT_HERE = "RPONEX1";
const ADDRESS_TYPES = { seller: "OECD301", registeredOffice: "OECD304" } as const;

const dpi = (name: string, inside: Parameters<typeof element>[1], attributes: Record<string, string> = {}): Xml =>
  element(`dpi:${name}`, inside, attributes);

/** A message as XML of the OECD's DPI schema 1.0. */
export function dpiXml(message: ReportMessage): string {
  const { xml } = dpi("DPI_OECD", [messageSpec(message), dpi("DPIBody", [operator(message), ...sellers(message)])], {
    "xmlns:dpi": "urn:oecd:ties:dpi:v1",
    "xmlns:stf": "urn:oecd:ties:dpistf:v1",
    version: "1.0",
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

const messageSpec = ({ year, kind, messageRef, operator: { taxNumber }, madeAt }: ReportMessage): Xml =>
  dpi("MessageSpec", [
    dpi("SendingEntityIN", taxNumber),
    dpi("TransmittingCountry", GERMANY),
    dpi("ReceivingCountry", GERMANY),
    dpi("MessageType", "DPI"),
    dpi("MessageRefId", messageRef),
    dpi("MessageTypeIndic", MESSAGE_TYPES[kind]),
    dpi("ReportingPeriod", `${year}-12-31`),
    // In the form of the user guide: without a zone.
    dpi("Timestamp", madeAt.toISOString().replace("Z", "")),
  ]);

type DocSpec = { type: (typeof DOC_TYPES)[keyof typeof DOC_TYPES]; ref: string; correctsRef?: string | null };

const docSpec = ({ type, ref, correctsRef }: DocSpec): Xml =>
  dpi("DocSpec", [
    element("stf:DocTypeIndic", type),
    element("stf:DocRefId", ref),
    element("stf:CorrDocRefId", correctsRef),
  ]);

function operator({ operator: { company, street, city, vatId, taxNumber, brand, ref, isNew } }: ReportMessage): Xml {
  const [, zipCode = "", town = city] = /^(\d{5}) (.+)$/.exec(city) ?? [];
  return dpi("PlatformOperator", [
    dpi("ResCountryCode", GERMANY),
    dpi("TIN", taxNumber, { issuedBy: GERMANY }),
    dpi("VAT", vatId),
    dpi("Name", company),
    dpi("PlatformBusinessName", brand),
    address({ street, zipCode, city: town, country: GERMANY }, ADDRESS_TYPES.registeredOffice),
    dpi("Nexus", RESIDENT_HERE),
    dpi("AssumedReporting", "false"),
    docSpec({ type: isNew ? DOC_TYPES.new : DOC_TYPES.repeated, ref }),
  ]);
}

const address = (at: Pick<Identity, "street" | "zipCode" | "city" | "country">, type: string): Xml =>
  dpi(
    "Address",
    [
      dpi("CountryCode", at.country),
      dpi("AddressFix", [dpi("Street", at.street), dpi("PostCode", at.zipCode), dpi("City", at.city)]),
    ],
    { legalAddressType: type },
  );

/** All that a message says about a coach: whether it would be the same now. */
export const sellerContent = (seller: ReportedSeller): string =>
  contentOf(seller)
    .map(({ xml }) => xml)
    .join("");

const contentOf = (seller: ReportedSeller): Xml[] => [
  dpi("Identity", seller.details.legalForm === "entity" ? entity(seller) : individual(seller)),
  dpi("RelevantActivities", activities(seller.quarters)),
];

const sellers = ({ records }: ReportMessage): Xml[] =>
  records.map(({ act, docRef, correctsRef, seller }) =>
    dpi("ReportableSeller", [...contentOf(seller), docSpec({ type: DOC_TYPES[act], ref: docRef, correctsRef })]),
  );

const individual = (seller: Seller): Xml =>
  dpi("IndividualSeller", [
    dpi("Standard", [
      dpi("IndSellerID", [
        ...residence(seller),
        dpi("VAT", seller.identity.vatNumber),
        dpi("Name", [dpi("FirstName", seller.identity.firstName), dpi("LastName", seller.identity.lastName)]),
        address(seller.identity, ADDRESS_TYPES.seller),
        dpi("BirthInfo", [dpi("BirthDate", seller.details.birthDate), birthPlace(seller.details)]),
      ]),
      account(seller),
    ]),
  ]);

/** Only where there is no tax number. */
const birthPlace = ({ birthCity, birthCountry }: Details) =>
  birthCity && dpi("BirthPlace", [dpi("City", birthCity), dpi("CountryInfo", [dpi("CountryCode", birthCountry)])]);

const entity = (seller: Seller): Xml =>
  dpi("EntitySeller", [
    dpi("Standard", [
      dpi("EntSellerID", [
        ...residence(seller),
        dpi("IN", seller.details.registerNumber, { issuedBy: seller.identity.country, INType: "BRN" }),
        dpi("VAT", seller.identity.vatNumber),
        dpi("Name", nameOf(seller.identity, "entity")),
        address(seller.identity, ADDRESS_TYPES.seller),
      ]),
      account(seller),
      establishments(seller.details),
    ]),
  ]);

/** The member states in which a company has one; none is said by leaving it out. */
const establishments = ({ establishments: countries = [] }: Details) =>
  countries.length > 0 &&
  dpi(
    "PermanentEstablishments",
    countries.map((country) => dpi("PermanentEstablishment", country)),
  );

const residence = (seller: Seller): Xml[] => [
  ...countriesOf(seller).map((country) => dpi("ResCountryCode", country)),
  seller.details.tin
    ? dpi("TIN", seller.details.tin, { issuedBy: seller.details.tinCountry })
    : dpi("TIN", "NOTIN", { unknown: "true" }),
];

/** The holder is named where it is somebody else. */
function account({ identity, details: { accountHolder, legalForm } }: Seller) {
  const isOwn = accountHolder.toLowerCase() === nameOf(identity, legalForm).toLowerCase();
  return (
    identity.iban &&
    dpi("FinancialIdentifier", [
      dpi("Identifier", identity.iban, { AccountNumberType: "IBAN" }),
      dpi("AccountHolderName", !isOwn && accountHolder),
    ])
  );
}

/** Coaching is a service of people; we withhold no taxes. */
const activities = (quarters: Quarters): Xml => {
  const euros = (cents: number) => (name: string) => dpi(name, String(wholeEuros(cents)), { currCode: "EUR" });
  const part = (name: string, short: string, inside: (quarter: Quarter) => (name: string) => Xml) =>
    dpi(
      name,
      quarters.map((quarter, at) => inside(quarter)(`${short}Q${at + 1}`)),
    );
  return dpi("PersonalServices", [
    part("Consideration", "Cons", ({ considerationCents }) => euros(considerationCents)),
    part("NumberOfActivities", "Numb", (quarter) => (name) => dpi(name, String(quarter.activities))),
    part("Fees", "Fees", ({ feeCents }) => euros(feeCents)),
    part("Taxes", "Tax", () => euros(0)),
  ]);
};
