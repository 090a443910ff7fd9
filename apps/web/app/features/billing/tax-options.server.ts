import { TAX_TYPE_COUNTRY, TAX_TYPES, type TaxType } from "@aufwind/rules/billing-tax-numbers";
import type { Locale } from "@aufwind/rules/locale";

type Names = Partial<Record<TaxType, string | Record<Locale, string>>>;

/** Names of the common tax numbers; the others use their short names. */
const NAMES: Names = {
  eu_vat: { de: "USt-IdNr. (EU VAT)", en: "VAT number (EU VAT)" },
  eu_oss_vat: { de: "One-Stop-Shop (OSS)", en: "One Stop Shop (OSS)" },
  de_stn: { de: "Steuernummer", en: "Tax number (Steuernummer)" },
  ch_vat: { de: "MWST-Nummer", en: "VAT number (MWST)" },
  ch_uid: { de: "Unternehmens-ID (UID)", en: "Business ID (UID)" },
  li_vat: { de: "MWST-Nummer", en: "VAT number (MWST)" },
  li_uid: { de: "Unternehmens-ID (UID)", en: "Business ID (UID)" },
  gb_vat: { de: "VAT-Nummer", en: "VAT number" },
  us_ein: "Employer Identification Number (EIN)",
  fr_siren: "SIREN",
  fr_siret: "SIRET",
  fr_spi: "SPI",
  it_cf: "Codice fiscale",
  es_cif: "NIF / CIF",
  pl_nip: "NIP",
  pt_nif: "NIF",
  cz_dic: "DIČ",
  tr_tin: "Vergi numarası",
  no_vat: "MVA",
  no_voec: "VOEC",
  ca_bn: "Business Number (BN)",
  ca_gst_hst: "GST / HST",
  ca_qst: "QST",
  ca_pst_bc: "PST (British Columbia)",
  ca_pst_mb: "PST (Manitoba)",
  ca_pst_sk: "PST (Saskatchewan)",
  au_abn: "Australian Business Number (ABN)",
  is_kt: "Kennitala",
  jp_cn: "Corporate Number",
  jp_rn: "Registered Foreign Business Number",
  jp_trn: "Tax Registration Number",
};

/** `de_stn` is "Steuernummer"; for an unnamed one the provider's short name, `kz_bin` as "BIN". */
function taxName(type: TaxType, locale: Locale): string {
  const known = NAMES[type];
  if (!known) return type.slice(3).replaceAll("_", " ").toUpperCase();
  return typeof known === "string" ? known : known[locale];
}

export type TaxGroup = { label: string; options: { value: string; label: string }[] };

/** The countries of most readers come first. */
const FIRST = ["EU", "DE", "AT", "CH", "LI"];

/** Every tax number by country, for this reader; each names its country, since a closed select shows it alone. */
export function taxOptions(locale: Locale): TaxGroup[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const byCountry = Map.groupBy(TAX_TYPES, (type) => TAX_TYPE_COUNTRY[type]);
  const groups = [...byCountry].map(([code, types]) => {
    const country = names.of(code) ?? code;
    const short = code === "EU" ? "EU" : country;
    const options = types.map((value) => ({ value, label: `${short}: ${taxName(value, locale)}` }));
    return { code, label: country, options };
  });
  const placeOf = (code: string) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
  return groups
    .sort((a, b) => placeOf(a.code) - placeOf(b.code) || a.label.localeCompare(b.label, locale))
    .map(({ label, options }) => ({ label, options }));
}
