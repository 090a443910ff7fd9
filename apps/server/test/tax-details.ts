/** What a coach enters for the tax report: a person with a German number. */
export const TAX_DETAILS = {
  legalForm: "individual",
  tinCountry: "DE",
  hasNoTin: false,
  tin: "86 095 742 719",
  birthDate: "1980-02-29",
  birthCity: "",
  birthCountry: "",
  registerNumber: "",
  establishments: [] as string[],
  accountHolder: "Erika Muster",
};
