import type { Locale } from "@aufwind/rules/locale/locale";

export type DemoClient = { email: string; firstName: string; lastName: string; locale: Locale; hasCard: boolean };

const client = (name: string, locale: Locale, hasCard = true): DemoClient => {
  const [firstName = "", lastName = ""] = name.split(" ");
  return { email: `${firstName}.${lastName}@example.org`.toLowerCase(), firstName, lastName, locale, hasCard };
};

/** Clients of the demo beside those one can log in as with a button. */
export const DEMO_CLIENTS: DemoClient[] = [
  client("Miriam Kessler", "de"),
  client("Emre Aslan", "de"),
  client("Petra Wagner", "de"),
  client("Jan Ohlsen", "de"),
  client("Nadja Sommerfeld", "de"),
  client("Carolin Busch", "de"),
  client("Markus Dietz", "de", false),
  client("Rachel Adams", "en"),
  client("Tom Hughes", "en"),
  client("Aisha Malik", "en"),
  client("Ben Walker", "en", false),
  client("Sofia Rossi", "en"),
  client("Deniz Arslan", "de"),
];
