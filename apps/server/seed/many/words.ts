/** Lists from which the generator puts together people and texts. Women's names first, men's after them. */
export const FIRST_NAMES = {
  she: [
    ["Anna", "Lea", "Julia", "Katharina", "Sabine", "Petra", "Ayşe", "Fatma", "Olena", "Ioana", "Mai", "Chiara"],
    ["Sophie", "Mia", "Susanne", "Birgit", "Zeynep", "Amina", "Natalia", "Elif", "Jana", "Carmen", "Ingrid", "Nele"],
  ].flat(),
  he: [
    ["Paul", "Jonas", "Lukas", "Thomas", "Stefan", "Andreas", "Mehmet", "Ali", "Piotr", "Ivan", "Minh", "Marco"],
    ["Felix", "Tim", "Jürgen", "Björn", "Emre", "Omar", "Dmitri", "Luca", "Sven", "Carlos", "Ulrich", "Hannes"],
  ].flat(),
};

export const LAST_NAMES = [
  ["Müller", "Schmidt", "Schneider", "Fischer", "Weber", "Meyer", "Wagner", "Becker", "Schulz", "Hoffmann"],
  ["Schäfer", "Koch", "Bauer", "Richter", "Klein", "Wolf", "Schröder", "Neumann", "Schwarz", "Zimmermann"],
  ["Braun", "Krüger", "Hofmann", "Hartmann", "Lange", "Krause", "Lehmann", "Köhler", "Herrmann", "Walter"],
  ["Yılmaz", "Kaya", "Demir", "Nowak", "Kowalski", "Novák", "Popescu", "Ivanova", "Nguyen", "Rossi"],
  ["Santos", "García", "Petrov", "Haddad", "Okafor", "Jensen", "Larsson", "de Vries", "Moreau", "O’Connor"],
].flat();

type City = [name: string, zipCode: string, country: string, ofThousand: number];

/** Where coaches live, and how many of a thousand. */
export const CITIES: City[] = [
  ["Berlin", "10115", "DE", 190],
  ["Hamburg", "20095", "DE", 110],
  ["München", "80331", "DE", 105],
  ["Köln", "50667", "DE", 75],
  ["Frankfurt am Main", "60311", "DE", 55],
  ["Stuttgart", "70173", "DE", 45],
  ["Düsseldorf", "40213", "DE", 45],
  ["Leipzig", "04109", "DE", 45],
  ["Dortmund", "44135", "DE", 30],
  ["Bremen", "28195", "DE", 30],
  ["Dresden", "01067", "DE", 30],
  ["Hannover", "30159", "DE", 30],
  ["Nürnberg", "90402", "DE", 25],
  ["Freiburg", "79098", "DE", 25],
  ["Münster", "48143", "DE", 20],
  ["Kiel", "24103", "DE", 15],
  ["Rostock", "18055", "DE", 15],
  ["Erfurt", "99084", "DE", 15],
  ["Wien", "1010", "AT", 45],
  ["Graz", "8010", "AT", 10],
  ["Zürich", "8001", "CH", 30],
  ["Basel", "4051", "CH", 10],
];

/** How texts begin, continue and end: sentence by sentence the same in both languages. */
export const OPENINGS = {
  de: [
    "Ich begleite Menschen, die an einer Weggabelung stehen.",
    "Manchmal reicht eine gute Frage, damit etwas in Bewegung kommt.",
    "Seit vielen Jahren arbeite ich mit Menschen in Veränderung.",
    "Sie funktionieren, aber es fühlt sich nicht mehr richtig an?",
    "Gemeinsam ordnen wir, was gerade zu viel ist.",
    "Aus der Personalarbeit kenne ich beide Seiten des Tisches.",
  ],
  en: [
    "I accompany people who stand at a fork in the road.",
    "Sometimes one good question is enough to set something in motion.",
    "For many years I have worked with people going through change.",
    "You keep going, but it no longer feels right?",
    "Together we sort out what has become too much.",
    "From years in human resources I know both sides of the table.",
  ],
};
export const MIDDLES = {
  de: [
    "Wir schauen auf das, was Sie bereits können, und planen kleine Schritte.",
    "Ich arbeite systemisch, klar und mit einer Prise Humor.",
    "Zwischen den Terminen üben Sie an einem Beispiel aus Ihrem Alltag.",
    "Sie bestimmen das Tempo, ich halte den roten Faden.",
    "Am Anfang steht ein Ziel, das Sie selbst formulieren.",
    "Wir trennen, was Sie ändern können, von dem, was Sie lassen dürfen.",
    "Ich höre zu, spiegele und sage auch Unbequemes freundlich.",
  ],
  en: [
    "We look at what you can already do and plan small steps.",
    "I work systemically, clearly and with a pinch of humour.",
    "Between appointments you practise on an example from your own days.",
    "You set the pace, I keep the thread.",
    "We begin with a goal in your own words.",
    "We part what you can change from what you may leave alone.",
    "I listen, mirror, and say uncomfortable things kindly.",
  ],
};
export const ENDINGS = {
  de: [
    "Nach sechs Terminen ziehen wir gemeinsam Bilanz.",
    "Im Kennenlerngespräch merken Sie schnell, ob es passt.",
    "Ich freue mich auf Sie.",
    "Coaching ist keine Therapie, und das sage ich, wenn es nötig ist.",
    "Vieles wird leichter, wenn man es ausspricht.",
  ],
  en: [
    "After six appointments we take stock together.",
    "The discovery quickly shows you whether it fits.",
    "I look forward to meeting you.",
    "Coaching is no therapy, and I say so when it matters.",
    "Much becomes lighter once it is said aloud.",
  ],
};
