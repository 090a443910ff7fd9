import { TAX_TYPES, type TaxType } from "@aufwind/rules/billing-tax-numbers";
import { expect, test } from "vitest";
import { isTaxNumber } from "./tax-numbers.ts";

const GOOD: [TaxType, ...string[]][] = [
  [
    "eu_vat",
    "DE123456789",
    "de 136 695 976",
    "ATU13585627",
    "FR40303265045",
    "EL094259216",
    "XI123456789",
    "NL123456782B90",
  ],
  ["de_stn", "30/124/56789", "181/815/08155", "2893081508152", "9181081508155"],
  ["gb_vat", "GB980780684", "980 7806 84"],
  ["ch_vat", "CHE-107.787.577 MWST", "CHE107787577IVA"],
  ["ch_uid", "CHE-100.155.212"],
  ["li_uid", "CHE-100.155.212"],
  ["us_ein", "91-1144442", "911144442"],
  ["fr_siren", "552 008 443"],
  ["fr_siret", "732 829 320 00074"],
  ["es_cif", "B64717838", "54362315-K"],
  ["it_cf", "RCCMNL83S18D969H", "IT00743110157"],
  ["pl_nip", "856-734-62-15"],
  ["au_abn", "51 824 753 556"],
  ["br_cnpj", "16.727.230/0001-97"],
  ["ca_bn", "123026635", "12302 6635 RC 0001"],
  ["no_vat", "995525828MVA"],
  ["tr_tin", "4540536920"],
  ["ro_tin", "18547290", "1630615123457"],
  ["do_rcn", "1-01-85004-3", "22400022111"],
  ["jp_trn", "T1234567890123"],
  ["id_npwp", "013000666091000", "0130006660910001"],
  ["ae_trn", "123456789012345"],
  ["ge_vat", "123456789"],
];
const BAD: [TaxType, ...string[]][] = [
  ["eu_vat", "DE12345678", "123456789", "GB980780684", "US911144442", "DEDE123456789", "AT13585627"],
  ["de_stn", "DE123456789", "12", "181/815/08", "abc"],
  ["gb_vat", "GB12", "DE123456789"],
  ["ch_vat", "CHE-107.787.578 MWST", "107787577"],
  ["us_ein", "07-1144442", "91114444"],
  ["fr_siren", "552 008 444", "55200844"],
  ["es_cif", "B64717839", "12345678"],
  ["it_cf", "RCCMNL83S18D969X"],
  ["pl_nip", "8567346216"],
  ["au_abn", "51824753557"],
  ["br_cnpj", "16.727.230/0001-98"],
  ["no_vat", "995525829MVA"],
  ["jp_trn", "1234567890123"],
  ["ae_trn", "", " ", "-", "no digit", "<b>1</b>", "1234567890123456789012"],
];

const each = (table: [TaxType, ...string[]][]) =>
  table.flatMap(([type, ...typed]) => typed.map((one) => [type, one] as const));

test.each(each(GOOD))("%s: %s is good", (type, typed) => expect(isTaxNumber(type, typed)).toBe(true));
test.each(each(BAD))("%s: %s is not", (type, typed) => expect(isTaxNumber(type, typed)).toBe(false));

test("whatever is typed gets an answer, and nothing at all is no number of any kind", () => {
  const odd = [" ", "\u0000", "\ud800", "١٢٣", "x".repeat(1000), "DE", "%s", "ß".repeat(20), "1e308", "--1--"];
  for (const type of TAX_TYPES) {
    expect(isTaxNumber(type, "")).toBe(false);
    for (const typed of odd) expect(isTaxNumber(type, typed)).toBeTypeOf("boolean");
  }
});
