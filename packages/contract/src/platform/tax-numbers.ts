import { createRequire } from "node:module";
import { isVatNumber, plainVatNumber, type TaxType } from "@aufwind/rules/billing-tax-numbers";
import type { Validator } from "stdnum";
import { isTaxNumberOf } from "./places.ts";

// Server only: the rules of so many countries are too much for a browser.

const require = createRequire(import.meta.url);

/** Of one country, loaded with the first number from there: all of them were 94 modules at every start. */
const validatorOf = (name: string) => require(`stdnum/lib/cjs/${name}.js`) as Validator;

/** Types with rules of their own, check digits included; a type with several forms accepts any of them. */
const KNOWN: Partial<Record<TaxType, string[]>> = {
  ad_nrt: ["ad/nrt"],
  al_tin: ["al/nipt"],
  ao_tin: ["ao/nif"],
  ar_cuit: ["ar/cuit"],
  au_abn: ["au/abn"],
  au_acn: ["au/acn"],
  az_tin: ["az/tin"],
  br_cnpj: ["br/cnpj"],
  br_cpf: ["br/cpf"],
  by_tin: ["by/unp"],
  ca_bn: ["ca/bn"],
  ca_gst_hst: ["ca/gst"],
  ca_pst_bc: ["ca/pst"],
  ca_qst: ["ca/qst"],
  ch_uid: ["ch/uid"],
  ch_vat: ["ch/vat"],
  cl_tin: ["cl/rut"],
  cn_tin: ["cn/uscc", "cn/ric"],
  co_nit: ["co/nit"],
  cr_tin: ["cr/cpf", "cr/cpj", "cr/cr"],
  cz_dic: ["cz/dic"],
  do_rcn: ["do/rnc", "do/cedula"],
  ec_ruc: ["ec/ruc"],
  eg_tin: ["eg/tn"],
  es_cif: ["es/nif"],
  fo_vat: ["fo/vn"],
  fr_siren: ["fr/siren"],
  fr_siret: ["fr/siret"],
  fr_spi: ["fr/nif"],
  gh_tin: ["gh/tin"],
  gn_nif: ["gn/nifp"],
  hr_oib: ["hr/oib"],
  ic_nif: ["es/nif"],
  il_vat: ["il/hp", "il/idnr"],
  in_gst: ["in/gstin"],
  is_kt: ["is/kennitala"],
  is_vat: ["is/vsk"],
  it_cf: ["it/codicefiscale", "it/iva"],
  jp_cn: ["jp/cn"],
  ke_pin: ["ke/pin"],
  kr_brn: ["kr/brn"],
  li_uid: ["ch/uid"],
  md_cf: ["md/idno"],
  me_pib: ["me/pib"],
  mk_vat: ["mk/edb"],
  mx_rfc: ["mx/rfc"],
  mz_nuit: ["mz/nuit"],
  no_vat: ["no/mva"],
  nz_gst: ["nz/ird"],
  pe_ruc: ["pe/ruc"],
  pl_nip: ["pl/nip"],
  pt_nif: ["pt/nif"],
  py_ruc: ["py/ruc"],
  ro_tin: ["ro/cui", "ro/cnp"],
  rs_pib: ["rs/pib"],
  ru_inn: ["ru/inn"],
  sg_uen: ["sg/uen"],
  si_tin: ["si/ddv"],
  sm_coe: ["sm/coe"],
  sv_nit: ["sv/nit"],
  th_vat: ["th/tin"],
  tr_tin: ["tr/vkn", "tr/tckimlik"],
  tw_vat: ["tw/ubn"],
  us_ein: ["us/ein"],
  uy_ruc: ["uy/rut"],
  ve_rif: ["ve/rif"],
  vn_tin: ["vn/mst"],
  za_vat: ["za/vat"],
};

const UNION = "AT BE BG CY CZ DE DK EE EL GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" ");

/** Only the form is checked: check digits of VAT numbers are left to the tax office. */
const FORMED: Partial<Record<TaxType, (plain: string) => boolean>> = {
  eu_vat: (plain) => UNION.includes(plain.slice(0, 2)) && isVatNumber(plain),
  eu_oss_vat: (plain) => /^(EU|IM)\d{9,10}$/.test(plain),
  gb_vat: (plain) => isVatNumber(plain.startsWith("GB") ? plain : `GB${plain}`),
  hu_tin: (plain) => /^\d{11}$/.test(plain),
  id_npwp: (plain) => /^\d{15,16}$/.test(plain),
  jp_trn: (plain) => /^T\d{13}$/.test(plain),
  li_vat: (plain) => /^\d{5}$/.test(plain),
  nz_bn: (plain) => /^\d{13}$/.test(plain),
  ru_kpp: (plain) => /^\d{4}[\dA-Z]{2}\d{3}$/.test(plain),
};

/** All others: letters, digits and separators. */
const SHAPE = /^(?=.*\d)[\p{L}\d][\p{L}\d ./-]{0,18}[\p{L}\d]$/u;

/** Whether this can be a number of this kind. */
export function isTaxNumber(type: TaxType, typed: string): boolean {
  if (typed.length > 20) return false;
  // The library requires a repeated digit, which is a rule of another German number.
  if (type === "de_stn") return isTaxNumberOf("DE", typed);
  const formed = FORMED[type];
  if (formed) return formed(plainVatNumber(typed));
  return KNOWN[type]?.some((name) => validatorOf(name).validate(typed).isValid) ?? SHAPE.test(typed);
}
