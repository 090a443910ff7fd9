import fc from "fast-check";
import { expect, test } from "vitest";
import { understand } from "./understand.ts";

/** Typed, and its full meaning: keys of topics and areas, codes of languages. */
const MEANT = `
Beziehung: partnership | Beziehungen: partnership | Beziehungsprobleme: partnership | Beziehungskrise: partnership
Eheberatung: partnership | Paartherapie: partnership | Paarcoaching: partnership | Eifersucht: partnership
eifersüchtig: partnership | jealous: partnership | marriage counselling: partnership | relationship issues: partnership
Trennung: separation | Scheidung: separation | geschieden: separation | Liebeskummer: separation | breakup: separation
break up: separation | divorced: separation | Trennungsschmerz: separation | heartbroken: separation
Elternsein: parenting | Erziehungsfragen: parenting | Schwangerschaft: parenting | single mum: parenting
alleinerziehende Mutter: parenting | toddlers: parenting | Kinderwunsch: parenting | Pubertät: parenting
Patchwork Familie: blended-family | Stiefmutter: blended-family | stepchildren: blended-family
Schwiegermutter: family-conflict | Erbstreit: family-conflict | mother-in-law: family-conflict
Sexualität: intimacy | sexuelle Probleme: intimacy | low libido: intimacy | Sexualberatung: intimacy
Partnersuche: dating | Online-Dating: dating | Flirten: dating | finding a partner: dating
einsam: loneliness | Einsamkeit: loneliness | lonely: loneliness
Nein sagen: boundaries | Grenzen setzen: boundaries | people pleaser: boundaries | set boundaries: boundaries
Demenz: caring-for-relatives | pflegende Angehörige: caring-for-relatives | caregivers: caring-for-relatives
Sinnsuche: calling | Berufung finden: calling | purpose: calling | Sinnkrise: calling
Jobwechsel: career-change | Job wechseln: career-change | Neuorientierung: career-change | Quereinsteiger: career-change
career change: career-change | changing careers: career-change | Umschulung: career-change
Bewerbung: job-application | Bewerbungsgespräch: job-application | Vorstellungsgespräche: job-application
Bewerbungscoach: job-application | cover letter: job-application | job interviews: job-application
Gehaltserhöhung: salary | pay rise: salary | Gehaltsverhandlungen: salary | negotiating: salary
Führungskräfte: leadership | Führungskräftecoaching: leadership | new manager: leadership | leading people: leadership
Mobbing am Arbeitsplatz: conflict-at-work | toxic boss: conflict-at-work | Kollegen: conflict-at-work
Chef: conflict-at-work leadership | boss: conflict-at-work leadership | Vorgesetzter: conflict-at-work leadership
Lampenfieber: presenting | public speaking: presenting | Redeangst: presenting | Präsentationen: presenting
Selbständigkeit: self-employment | Existenzgründung: self-employment | freelancers: self-employment
start-up: self-employment | Wiedereinstieg: return-to-work | maternity leave: return-to-work
work life balance: work-life-balance | Work-Life-Balance: work-life-balance | zu viel Arbeit: work-life-balance
Überstunden: work-life-balance | worklifebalance: work-life-balance | Zeitmanagement: work-life-balance
Stress: stress | gestresst: stress | stressed out: stress | Schulstress: stress | überfordert: stress
Burnout: burnout | Burn-out: burnout | burn out: burnout | ausgebrannt: burnout | Erschöpfung: burnout
burnt out: burnout | Burnoutprävention: burnout | exhausted: burnout | müde: burnout
Selbstbewusstsein: self-worth | self esteem: self-worth | Selbstzweifel: self-worth | imposter syndrome: self-worth
Angst: worries | Ängste: worries | Aengste: worries | Angstzustände: worries | Panikattacken: worries
anxiety: worries | anxieties: worries | Flugangst: worries | Höhenangst: worries | overthinking: worries
Depression: low-mood | depressiv: low-mood | Depressionen: low-mood | feeling down: low-mood | Antriebslosigkeit: low-mood
Wut: anger | Wutausbrüche: anger | anger management: anger | Aggressionen: anger | Wutprobleme: anger
Perfektionist: perfectionism | perfectionists: perfectionism | Achtsamkeit: mindfulness | meditieren: mindfulness
mindful: mindfulness | Gelassenheit: mindfulness | Resilienz: resilience | resilient: resilience
Schlafstörungen: sleep | Schlaflosigkeit: sleep | insomnia: sleep | can't sleep: sleep | nicht schlafen: sleep
Schlafprobleme: sleep | abnehmen: eating | Essstörung: eating | weight loss: eating | emotionales Essen: eating
Fitness: exercise | innerer Schweinehund: exercise | Gewohnheiten: habits | bad habits: habits | Morgenroutine: habits
Alkohlproblem: alcohol | Verlust der Mutter: loss | Rauchen aufhören: smoking | raucht: smoking | quit smoking: smoking | Nichtraucher werden: smoking
Alkohol: alcohol | Alkoholprobleme: alcohol | drinking too much: alcohol | trinkt: alcohol | sober: alcohol
Drogen: substances | kiffen: substances | cocaine: substances | Tablettensucht: substances
chronisch krank: chronic-illness | Krebserkrankung: chronic-illness | long covid: chronic-illness
Wechseljahre: menopause | hot flushes: menopause | Co-Abhängigkeit: addiction-in-the-family
mein Mann trinkt: addiction-in-the-family | alcoholic father: addiction-in-the-family
ADHS: adhd | ADHD: adhd | adhs bei frauen: adhd | Konzentrationsschwäche: adhd | Autismus: autism | Asperger: autism
hochsensibel: high-sensitivity | highly sensitive: high-sensitivity | Hochbegabung: giftedness | gifted: giftedness
Legasthenie: dyslexia-dyscalculia | dyslexic: dyslexia-dyscalculia | Kind mit ADHS: neurodivergent-children
autistic child: neurodivergent-children | Prüfungsangst: exams | Prüfungsangstcoach: exams | Pruefungsangst: exams
exam nerves: exams | Angst vor Prüfungen: exams | Angst vor dem Fliegen: worries | zockt: gaming | kifft: substances | Führerscheinprüfung: exams | Aufschieberitis: procrastination | putting things off: procrastination
Schreibblockade: procrastination | Berufseinstieg: starting-out | erste Wohnung: starting-out | moving out: starting-out
Lebenskrise: crisis | suicidal: crisis | Selbstmordgedanken: crisis | Trauer: loss | Trauerbegleitung: loss
grief: loss | grieving: loss | Fehlgeburt: loss | mother passed away: loss parenting | Trauma: shock | PTBS: shock
Autounfall: shock | häusliche Gewalt: violence | abusive relationship: violence | Stalking: violence
Arbeitslosigkeit: job-loss | gekündigt: job-loss | laid off: job-loss | unemployed: job-loss
Schulden: debt | Geldsorgen: debt | money worries: debt | Privatinsolvenz: debt | Cybermobbing: cyberbullying
Handysucht: screen-time | social media: screen-time | Bildschirmzeit: screen-time | Spielsucht: gaming | zocken: gaming
gambling: gaming | ständig erreichbar: always-on | email overload: always-on
Sucht in der Familie: addiction-in-the-family | Sucht Partner: health-addiction partnership | Stress mit dem Chef: conflict-at-work
Karriere: career | career: career | Familie: relationships | Sucht: health-addiction | mental health: mental-health
Neurodiversität: neurodiversity-youth | Jugendliche: neurodiversity-youth | Familienberatung: relationships
Türkisch: tr | turkish: tr | türkçe: tr | turkce: tr | auf Polnisch: pl | polski: pl | русский: ru | 中文: zh | Farsi: fa
Ukrainisch: uk | arabischsprachig: ar | englischsprachiger: en | French: fr | français: fr | Spanisch sprechend: es
türkisch burnout: burnout tr | Burnout coach in English: burnout en | Trauerbegleitung auf Russisch: loss ru`;

/** The same, misspelled; the meant word is in brackets. */
const MISTYPED = `
Burnot: burnout (Burnout) | Brunout: burnout (Burnout) | Bezihung: partnership (Beziehung)
Beziehnug: partnership (Beziehung) | Depresion: low-mood (Depression) | Depresionen: low-mood (Depression)
Slebstwert: self-worth (Selbstwert) | Scheidng: separation (Scheidung) | Prüfungangst: exams (Prüfungsangst)
Achtsamkiet: mindfulness (Achtsamkeit) | Bewerbug: job-application (Bewerbung) | Resiliens: resilience (Resilienz)
Einsamkeiit: loneliness (Einsamkeit) | Alkohl: alcohol (Alkohol) | Agnst: worries (Angst) | Trauar: loss (Trauer)
Legastenie: dyslexia-dyscalculia (Legasthenie) | Hochsensiblität: high-sensitivity (Hochsensibilität)
Procastination: procrastination (procrastination) | anxeity: worries (anxiety) | relatioship: partnership (relationship)
devorce: separation (divorce) | lonelyness: loneliness (Loneliness) | insomia: sleep (insomnia)
perfectionsim: perfectionism (Perfectionism) | confidance: self-worth (confidence) | carrer: career (career)
menopuase: menopause (Menopause) | depresion: low-mood (Depression) | Karierre: career (Karriere)
Italienish: it (Italienisch) | Französich: fr (Französisch) | Ukrainsch: uk (Ukrainisch)`;

const linesOf = (table: string) =>
  table
    .split(/\n| \| /)
    .filter((line) => line.trim() !== "")
    .map((line) => line.trim().split(/: /) as [string, string]);

const meaningOf = (keyword: string) =>
  [...new Set(understand(keyword).flatMap(({ topics, areas, languages }) => [...topics, ...areas, ...languages]))]
    .sort()
    .join(" ");

test.each(linesOf(MEANT))("%s is about %s", (typed, meant) => {
  expect(meaningOf(typed)).toBe(meant);
  expect(understand(typed).some(({ corrected }) => corrected)).toBe(false);
});

test.each(linesOf(MISTYPED))("%s is meant for %s", (typed, meant) => {
  const [{ corrected } = {}] = understand(typed);
  expect(`${meaningOf(typed)} (${corrected})`).toBe(meant);
});

test.each(
  "Werbung Daten Bett Drucker Entscheidung Spaar Transport Sehnsucht Gleichgewicht Erfahrungen verbrauchen Interessen Geburtstag Bewertung Leistung Lehrerin Hochschule Krankenhaus Träume Reise Sonne Deutschland angemessen slowenisch kurdisch addition condition morning street window telephone translation confidential responsible Imkerei Gartenbau München Krüger Petersen Yıldız".split(
    " ",
  ),
)("%s is nothing that coaches can choose", (typed) => {
  expect(meaningOf(typed)).toBe("");
  expect(understand(typed).some(({ corrected }) => corrected)).toBe(false);
});

test.each([
  ["Arbeitslosigkeit", "job-loss"],
  ["Trennungsangst", "worries"],
  ["Wechseljahre", "menopause"],
  ["Jobwechsel", "career-change"],
  ["Gewichtsverlust", "eating"],
  ["Elternzeit", "parenting return-to-work"],
  ["Arbeitssucht", "work-life-balance"],
  ["Magersucht", "eating"],
])("%s means %s and not what its parts mean", (typed, meant) => {
  expect(meaningOf(typed)).toBe(meant);
});

test("a compound is also looked for by its parts", () => {
  const [understood] = understand("Beziehungsprobleme");
  expect(understood).toMatchObject({ text: "beziehungsprobleme", parts: ["beziehung"] });
  expect(understand("Partnerschaftsgewalt")[0]).toMatchObject({
    parts: ["partnerschaft", "gewalt"],
    topics: ["partnership", "violence"],
  });
});

test.each([
  "",
  "Coach",
  "Ich suche Hilfe bei einem Problem",
  "I need help",
  "!?% '\" --",
  "🙂🙂",
  "a",
  "Coach in der Nähe",
])("%o asks for nothing", (keyword) => {
  expect(understand(keyword)).toEqual([]);
});

test.each([
  ["weiblicher Coach", "female"],
  ["female coach", "female"],
  ["Coachin", "female"],
  ["eine Frau als Coach", "female"],
  ["Coach männlich", "male"],
  ["male therapist", "male"],
])("%s asks for a gender and for nothing else", (keyword, gender) => {
  expect(understand(keyword)).toMatchObject([{ gender, text: "", topics: [] }]);
});

test("a woman who is not the coach is no wish for a woman", () => {
  expect(understand("Frau Neumann").map(({ text, gender }) => [text, gender])).toEqual([["neumann", undefined]]);
  expect(understand("Coach für Frauen").some(({ gender }) => gender)).toBe(false);
});

test("words without a meaning of their own are looked for in texts, with their umlauts", () => {
  expect(understand("Dr. Müller aus Köln").map(({ text }) => text)).toEqual(["müller", "köln"]);
});

test("what is typed in two words or without umlauts is looked for as it is written", () => {
  expect(understand("burn out")[0]?.text).toBe("burnout");
  expect(understand("Pruefung")[0]?.text).toBe("prüfung");
});

test("where only the whole phrase says something, its words are not looked for", () => {
  expect(understand("coming out")).toMatchObject([{ text: "", topics: ["intimacy"] }]);
  expect(understand("zu viel Arbeit")).toMatchObject([{ text: "", topics: ["work-life-balance"] }]);
  expect(understand("häusliche Gewalt")[0]?.text).toBe("häusliche gewalt");
});

test("a word that coaches use is no mistake", () => {
  expect(understand("Krisa")[0]?.corrected).toBe("Krise");
  expect(understand("Krisa", { isUsed: (word) => word === "krisa" })[0]).toMatchObject({ topics: [], text: "krisa" });
});

test("a word that says little counts where nothing else is said", () => {
  expect(meaningOf("lernen")).toBe("exams");
  expect(meaningOf("Nein sagen lernen")).toBe("boundaries");
});

test("at most eight things are looked for, each once", () => {
  expect(understand("Angst Angst angst")).toHaveLength(1);
  const many = understand("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf");
  expect(many).toHaveLength(8);
});

test("whatever is typed gets an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (keyword) => {
      for (const { typed } of understand(keyword)) expect(typed).not.toBe("");
    }),
  );
});
