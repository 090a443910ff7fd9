/** What a mail provider knows of a person. */
export type Account = {
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
};

/** People of the demo's mail provider: two new ones, one who has an account here already, one without a confirmed address. */
export const demoAccounts = (): Record<string, Account> => ({
  pia: { email: "pia@mail.example", email_verified: true, given_name: "Pia", family_name: "Sommer" },
  otto: { email: "otto@mail.example", email_verified: true, given_name: "Otto", family_name: "Winter" },
  lena: { email: "lena@example.org", email_verified: true, given_name: "Lena", family_name: "Brandt" },
  nora: { email: "nora@mail.example", email_verified: false, given_name: "Nora", family_name: "Frost" },
});
