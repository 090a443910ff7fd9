import { isVatNumber, plainVatNumber, type TaxType } from "@aufwind/rules/billing-tax-numbers";
import { validate as adNrt } from "stdnum/lib/cjs/ad/nrt.js";
import { validate as alNipt } from "stdnum/lib/cjs/al/nipt.js";
import { validate as aoNif } from "stdnum/lib/cjs/ao/nif.js";
import { validate as arCuit } from "stdnum/lib/cjs/ar/cuit.js";
import { validate as auAbn } from "stdnum/lib/cjs/au/abn.js";
import { validate as auAcn } from "stdnum/lib/cjs/au/acn.js";
import { validate as azTin } from "stdnum/lib/cjs/az/tin.js";
import { validate as brCnpj } from "stdnum/lib/cjs/br/cnpj.js";
import { validate as brCpf } from "stdnum/lib/cjs/br/cpf.js";
import { validate as byUnp } from "stdnum/lib/cjs/by/unp.js";
import { validate as caBn } from "stdnum/lib/cjs/ca/bn.js";
import { validate as caGst } from "stdnum/lib/cjs/ca/gst.js";
import { validate as caPst } from "stdnum/lib/cjs/ca/pst.js";
import { validate as caQst } from "stdnum/lib/cjs/ca/qst.js";
import { validate as chUid } from "stdnum/lib/cjs/ch/uid.js";
import { validate as chVat } from "stdnum/lib/cjs/ch/vat.js";
import { validate as clRut } from "stdnum/lib/cjs/cl/rut.js";
import { validate as cnRic } from "stdnum/lib/cjs/cn/ric.js";
import { validate as cnUscc } from "stdnum/lib/cjs/cn/uscc.js";
import { validate as coNit } from "stdnum/lib/cjs/co/nit.js";
import { validate as crCpf } from "stdnum/lib/cjs/cr/cpf.js";
import { validate as crCpj } from "stdnum/lib/cjs/cr/cpj.js";
import { validate as crCr } from "stdnum/lib/cjs/cr/cr.js";
import { validate as czDic } from "stdnum/lib/cjs/cz/dic.js";
import { validate as doCedula } from "stdnum/lib/cjs/do/cedula.js";
import { validate as doRnc } from "stdnum/lib/cjs/do/rnc.js";
import { validate as ecRuc } from "stdnum/lib/cjs/ec/ruc.js";
import { validate as egTn } from "stdnum/lib/cjs/eg/tn.js";
import { validate as esNif } from "stdnum/lib/cjs/es/nif.js";
import { validate as foVn } from "stdnum/lib/cjs/fo/vn.js";
import { validate as frNif } from "stdnum/lib/cjs/fr/nif.js";
import { validate as frSiren } from "stdnum/lib/cjs/fr/siren.js";
import { validate as frSiret } from "stdnum/lib/cjs/fr/siret.js";
import { validate as ghTin } from "stdnum/lib/cjs/gh/tin.js";
import { validate as gnNifp } from "stdnum/lib/cjs/gn/nifp.js";
import { validate as hrOib } from "stdnum/lib/cjs/hr/oib.js";
import { validate as ilHp } from "stdnum/lib/cjs/il/hp.js";
import { validate as ilIdnr } from "stdnum/lib/cjs/il/idnr.js";
import { validate as inGstin } from "stdnum/lib/cjs/in/gstin.js";
import { validate as isKennitala } from "stdnum/lib/cjs/is/kennitala.js";
import { validate as isVsk } from "stdnum/lib/cjs/is/vsk.js";
import { validate as itCodicefiscale } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as itIva } from "stdnum/lib/cjs/it/iva.js";
import { validate as jpCn } from "stdnum/lib/cjs/jp/cn.js";
import { validate as kePin } from "stdnum/lib/cjs/ke/pin.js";
import { validate as krBrn } from "stdnum/lib/cjs/kr/brn.js";
import { validate as mdIdno } from "stdnum/lib/cjs/md/idno.js";
import { validate as mePib } from "stdnum/lib/cjs/me/pib.js";
import { validate as mkEdb } from "stdnum/lib/cjs/mk/edb.js";
import { validate as mxRfc } from "stdnum/lib/cjs/mx/rfc.js";
import { validate as mzNuit } from "stdnum/lib/cjs/mz/nuit.js";
import { validate as noMva } from "stdnum/lib/cjs/no/mva.js";
import { validate as nzIrd } from "stdnum/lib/cjs/nz/ird.js";
import { validate as peRuc } from "stdnum/lib/cjs/pe/ruc.js";
import { validate as plNip } from "stdnum/lib/cjs/pl/nip.js";
import { validate as ptNif } from "stdnum/lib/cjs/pt/nif.js";
import { validate as pyRuc } from "stdnum/lib/cjs/py/ruc.js";
import { validate as roCnp } from "stdnum/lib/cjs/ro/cnp.js";
import { validate as roCui } from "stdnum/lib/cjs/ro/cui.js";
import { validate as rsPib } from "stdnum/lib/cjs/rs/pib.js";
import { validate as ruInn } from "stdnum/lib/cjs/ru/inn.js";
import { validate as sgUen } from "stdnum/lib/cjs/sg/uen.js";
import { validate as siDdv } from "stdnum/lib/cjs/si/ddv.js";
import { validate as smCoe } from "stdnum/lib/cjs/sm/coe.js";
import { validate as svNit } from "stdnum/lib/cjs/sv/nit.js";
import { validate as thTin } from "stdnum/lib/cjs/th/tin.js";
import { validate as trTckimlik } from "stdnum/lib/cjs/tr/tckimlik.js";
import { validate as trVkn } from "stdnum/lib/cjs/tr/vkn.js";
import { validate as twUbn } from "stdnum/lib/cjs/tw/ubn.js";
import { validate as usEin } from "stdnum/lib/cjs/us/ein.js";
import { validate as uyRut } from "stdnum/lib/cjs/uy/rut.js";
import { validate as veRif } from "stdnum/lib/cjs/ve/rif.js";
import { validate as vnMst } from "stdnum/lib/cjs/vn/mst.js";
import { validate as zaVat } from "stdnum/lib/cjs/za/vat.js";
import { isTaxNumberOf } from "./places.ts";

// Server only: the rules of so many countries are too much for a browser.

type Check = (typed: string) => { isValid: boolean };

/** Types with rules of their own, check digits included; a type with several forms accepts any of them. */
const KNOWN: Partial<Record<TaxType, Check[]>> = {
  ad_nrt: [adNrt],
  al_tin: [alNipt],
  ao_tin: [aoNif],
  ar_cuit: [arCuit],
  au_abn: [auAbn],
  au_acn: [auAcn],
  az_tin: [azTin],
  br_cnpj: [brCnpj],
  br_cpf: [brCpf],
  by_tin: [byUnp],
  ca_bn: [caBn],
  ca_gst_hst: [caGst],
  ca_pst_bc: [caPst],
  ca_qst: [caQst],
  ch_uid: [chUid],
  ch_vat: [chVat],
  cl_tin: [clRut],
  cn_tin: [cnUscc, cnRic],
  co_nit: [coNit],
  cr_tin: [crCpf, crCpj, crCr],
  cz_dic: [czDic],
  // The library requires a repeated digit, which is a rule of another German number.
  de_stn: [(typed) => ({ isValid: isTaxNumberOf("DE", typed) })],
  do_rcn: [doRnc, doCedula],
  ec_ruc: [ecRuc],
  eg_tin: [egTn],
  es_cif: [esNif],
  fo_vat: [foVn],
  fr_siren: [frSiren],
  fr_siret: [frSiret],
  fr_spi: [frNif],
  gh_tin: [ghTin],
  gn_nif: [gnNifp],
  hr_oib: [hrOib],
  ic_nif: [esNif],
  il_vat: [ilHp, ilIdnr],
  in_gst: [inGstin],
  is_kt: [isKennitala],
  is_vat: [isVsk],
  it_cf: [itCodicefiscale, itIva],
  jp_cn: [jpCn],
  ke_pin: [kePin],
  kr_brn: [krBrn],
  li_uid: [chUid],
  md_cf: [mdIdno],
  me_pib: [mePib],
  mk_vat: [mkEdb],
  mx_rfc: [mxRfc],
  mz_nuit: [mzNuit],
  no_vat: [noMva],
  nz_gst: [nzIrd],
  pe_ruc: [peRuc],
  pl_nip: [plNip],
  pt_nif: [ptNif],
  py_ruc: [pyRuc],
  ro_tin: [roCui, roCnp],
  rs_pib: [rsPib],
  ru_inn: [ruInn],
  sg_uen: [sgUen],
  si_tin: [siDdv],
  sm_coe: [smCoe],
  sv_nit: [svNit],
  th_vat: [thTin],
  tr_tin: [trVkn, trTckimlik],
  tw_vat: [twUbn],
  us_ein: [usEin],
  uy_ruc: [uyRut],
  ve_rif: [veRif],
  vn_tin: [vnMst],
  za_vat: [zaVat],
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
  const formed = FORMED[type];
  if (formed) return formed(plainVatNumber(typed));
  return KNOWN[type]?.some((check) => check(typed).isValid) ?? SHAPE.test(typed);
}
