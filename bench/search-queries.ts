import { AREAS } from "@aufwind/rules/areas";

const TOPICS = AREAS.flatMap(({ topics }) => topics);
const COMMON = ["de", "de", "de", "en", "en", "tr", "ru", "pl", "ar", "es"];
const NAMES = ["Anna Müller", "Schulz", "Zeynep Kaya", "Jonas", "Björn Krüger", "Nguyen", "Carmen Rossi", "O’Connor"];
const TEXTS = [
  "Humor",
  "Weggabelung",
  "Personalarbeit",
  "human resources",
  "Bilanz",
  "Leipzig",
  "Münster",
  "systemisch",
];
const MISTAKES = ["Burnot", "Stres", "Beziehungsprobleme", "Schlafstörungen", "Zimmerman", "Bewerbunggespräch"];

/** The same numbers on every run, each from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Visitors' searches: mostly a topic and a language, sometimes all filters at once. */
export function drawQueries(count: number, { withKeyword }: { withKeyword: boolean }): string[] {
  const next = numbers(withKeyword ? 7 : 11);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const topic = () => pick(TOPICS);
  const keyword = () => {
    const kind = next();
    if (kind < 0.5) return topic()[next() < 0.7 ? "de" : "en"];
    if (kind < 0.65) return pick(NAMES);
    if (kind < 0.85) return pick(TEXTS);
    return pick(MISTAKES);
  };
  return Array.from({ length: count }, () => {
    const query = new URLSearchParams();
    if (withKeyword) query.set("keyword", keyword());
    else if (next() < 0.8) query.append("areasOfIntervention", topic().key);
    if (!withKeyword && next() < 0.25) query.append("areasOfIntervention", topic().key);
    if (next() < 0.6) query.set("language", pick(COMMON));
    if (next() < 0.3) query.set("maxAppointmentFee", String(80 + Math.floor(next() * 12) * 10));
    if (next() < 0.2) query.set("minRating", String(1 + Math.floor(next() * 4)));
    if (next() < 0.1) query.set("gender", pick(["female", "male"]));
    if (next() < 0.1) query.set("freeWithinDays", pick(["3", "7", "14"]));
    if (next() < 0.05) query.set("consultationType", "extended");
    if (next() < 0.25) query.set("orderBy", pick(["rating", "price", "nextFree", "newest"]));
    return query.toString();
  });
}

/** The filters that match most and fewest. */
export const BROADEST = [
  "",
  "language=de",
  "minRating=1",
  "orderBy=newest",
  "areasOfIntervention=stress&areasOfIntervention=burnout",
  "keyword=Humor",
  "keyword=Stress",
  "keyword=arbe",
];
export const NARROWEST = [
  "areasOfIntervention=gaming&language=he&minRating=4",
  "language=sv&gender=male&freeWithinDays=1&maxAppointmentFee=80",
  "keyword=Zeynep%20Nguyen&language=tr",
  "areasOfIntervention=debt&consultationType=extended&language=vi",
];
