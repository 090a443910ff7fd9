/** Letters without a plain base letter, as typed without them on a keyboard. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  þ: "th",
};

/** Lower case without diacritics: "Ängste" and "angste" are equal, as in PostgreSQL's German stemmer. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðıþ]/gu, (letter) => LETTERS[letter] ?? letter);

/** Every folded spelling of a word with or without umlauts: "Müller" and "Mueller" both give muller and mueller. */
export function variants(word: string): string[] {
  const folded = fold(word);
  const spelt = word
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöü]/gu, (letter) => `${fold(letter)}e`);
  return [...new Set([folded, withoutUmlauts(folded), fold(spelt)])];
}

/** Those whose names contain every one of these words, in any spelling. */
export function findCalled<P extends { first_name: string; last_name: string }>(
  people: readonly P[],
  name: string,
): P[] {
  const words = name.split(/\s+/).filter(Boolean).map(variants);
  const isCalled = (full: string) => words.every((spellings) => spellings.some((word) => full.includes(word)));
  return people.filter((each) => isCalled(fold(`${each.first_name} ${each.last_name}`)));
}

/** "ue" as an umlaut: pruefung becomes prufung. Not after a vowel or q: neue, Feuer, Quelle. */
export const withoutUmlauts = (folded: string): string => folded.replaceAll(/([ao]|(?<![aeq])u)e/g, "$1");

const GERMAN_ENDINGS = ["erin", "ern", "ers", "er", "em", "en", "es", "e", "n", "s"] as const;
const GERMAN_VERB_ENDINGS = [
  "enden",
  "ender",
  "endes",
  "ende",
  "end",
  "test",
  "tet",
  "ten",
  "te",
  "st",
  "et",
  "t",
] as const;

const isLong = (folded: string, ending: string, least: number) =>
  folded.endsWith(ending) && folded.length - ending.length >= least;

/** A folded German word without its case or number ending; enough stays to tell words apart. */
export function germanStem(folded: string): string {
  const one = folded.replace(/innen$/, "in");
  const ending = GERMAN_ENDINGS.find((each) => isLong(one, each, each.includes("er") ? 5 : 4));
  return ending ? one.slice(0, -ending.length) : one;
}

/** The possible stems of a folded German verb: "raucht" has the stem of "rauchen". */
export const germanVerbStems = (folded: string): string[] =>
  GERMAN_VERB_ENDINGS.filter((ending) => isLong(folded, ending, 4)).map((ending) => folded.slice(0, -ending.length));

/** A folded English word without plural, -ing or -ed: smoking, smoked and smoke become smok. */
export function englishStem(folded: string): string {
  const one = singular(folded);
  const ending = /(?:ing|ed)$/.exec(one)?.[0] ?? "";
  const bare = one.length - ending.length >= 4 ? one.slice(0, one.length - ending.length) : one;
  return bare.length > 4 ? bare.replace(/([bdfgmnprt])\1$/, "$1").replace(/e$/, "") : bare;
}

function singular(folded: string): string {
  if (folded.length > 5 && folded.endsWith("ies")) return `${folded.slice(0, -3)}y`;
  return folded.length > 3 && /[^sui]s$/.test(folded) ? folded.slice(0, -1) : folded;
}

/** A typed word in lower case, and folded. */
export type TypedWord = { typed: string; lower: string; folded: string };

/** Longer than any real word. */
const LONGEST = 60;

/** The words of a text. "Can't" is one word, "Burn-out" are two, and a possessive 's is none. */
export function typedWords(text: string): TypedWord[] {
  const found = text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  return found
    .filter((word) => word.length <= LONGEST)
    .map((word) => word.replace(/['’]s$/iu, ""))
    .map((typed) => {
      const lower = typed.toLowerCase().replaceAll(/['’]/gu, "");
      return { typed, lower, folded: fold(lower) };
    });
}

/** Words without meaning in a search for a coach. */
const GERMAN_STOP_WORDS =
  "ab aber alle allem allen aller alles als also am an andere anderen anderer ans auch auf aus bald bei beim bin bis bitte da dabei dadurch dafür dagegen damit danach dann daran darauf darüber darum das dass dein deine deiner dem den denn der deren des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einige er es etwas euch euer für ganz gegen gegenüber gern gerne gibt haben hab habe hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jetzt kann können könnte machen mache macht man mal mehr mein meine meinem meinen meiner mich mir mit möchte möchten muss müssen nach nachts nacht nicht nie niemand noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit selbst sich sie sind so sodass soll sogar sollen sollte ständig über um und uns unser unsere unter viel viele vielen vom von vor wann war warum was weg wegen weil welche welcher wenn wer werde werden wie wieder will wir wird wo wollen worden wurde würde wurden zu zum zur zwischen dauernd plötzlich endlich wirklich richtig besser gut gute guten guter gutes neu neue neuer leben lebens lernen hört";
const GERMAN_HERE =
  "coach coachs coaches coaching coachings coachin coachinnen gecoacht coachen berater beraterin beratung beraten therapie therapeut therapeutin therapeutisch therapeuten trainer trainerin mentor mentorin mentoring begleiter begleiterin begleitung begleiten experte expertin experten spezialist spezialistin profi suche suchen gesucht finde finden brauche brauchen braucht benötige hilfe hilfen helfen hilft helfe unterstützung unterstützen unterstützt tipps rat ratschlag problem probleme problemen problematik schwierigkeit schwierigkeiten schwierig thema themen frage fragen umgang umgehen bewältigen bewältigung überwinden lösen lösung lösungen verbessern ändern bekommen kriegen gehen geht schaffen aufhören aufzuhören aufgeben loswerden angehen retten verarbeiten stärken schreiben üben abstellen stoppen abbauen innere innerer inneres menschen mann erwachsene erwachsenen leiden leide leidet fühle fühlen fühlt gefühl haben situation bereich online video videocall telefon gespräch gespräche termin termine stunde erfahrung erfahren erfahrene erfahrener spricht spreche sprechen sprechend sprechende sprechender sprachig sprachige sprachiger sprache muttersprache muttersprachler muttersprachlich herr frau guten tag hallo danke nähe empfehlung beste bester bestes deutschland aufwind kostenlos preis günstig günstige günstiger plus";
const ENGLISH_STOP_WORDS =
  "a about after again all also always am an and any anyone are as at be because been being but by can could cannot cant constantly did do does doing dont during each else ever every for from get getting give go going good had has have having he her here hers him his how i if im in into is isnt it its ive just keep keeps let like lot lots make making many me more most much my myself near need needs never new next night nights no not now of off often on one only or other our out over own please really she should so some somebody someone something still such suddenly than that the their them then there these they thing things this those through to too towards under until up us very want wants was we were what when where which while who why will with within without wont would you your youre better best";
const ENGLISH_HERE =
  "coaches coached coachings therapist therapists therapy counselor counsellor counselling counseling advisor adviser consultant expert experts specialist mentor search searching seek seeking look looking find finding found help helps helping helpful support supporting advice problem problems issue issues trouble troubles difficulty difficulties difficult struggle struggles struggling topic topics question questions deal dealing cope handle handling manage overcome overcoming improve improving change changing stop stopping quit quitting solve solution suffer suffering feel feels feeling experience experienced session sessions appointment online video call english-speaking speak speaks speaking spoken language languages native preparation prep adult adults people mr mrs ms dr hello hi thanks near cheap free price tips life lives living area year years old";

/** PostgreSQL's own stop words: searching for them would find nobody. */
const UNWRITTEN =
  "ander anderem anderes anderm andern anders bist daß derselbe derselben denselben desselben demselben dieselbe dieselben dasselbe dazu deinem deinen deines derer dessen einig einigem einigen einiger einiges einmal eure eurem euren eurer eures gewesen hatten hinter ihres indem jedes jene jenem jenen jener jenes kein keine keinem keinen keiner keines manche manchem manchen mancher manches meines musste nichts seines solche solchem solchen solcher solches sondern sonst während waren warst weiter welchem welchen welches wirst wollte würden zwar ours ourselves yours yourself yourselves himself herself itself theirs themselves whom before against between both above below down further once few nor same don t s";

/** Titles belong to names and mean nothing by themselves. */
const TITLES = "dr prof doktor professor professorin dipl";

const STOP_WORDS = new Set(
  [GERMAN_STOP_WORDS, GERMAN_HERE, ENGLISH_STOP_WORDS, ENGLISH_HERE, UNWRITTEN, TITLES].flatMap((words) =>
    words.split(" ").map(fold),
  ),
);

/** Whether a folded word means nothing by itself; nor does a single letter. */
export const isStopWord = (folded: string): boolean =>
  STOP_WORDS.has(folded) || /^[a-z0-9]$/.test(folded) || (folded.length >= LONG && STOP_WORDS.has(germanStem(folded)));

/** Long stop words in their other forms: Erfahrung, Erfahrungen. */
const LONG = 8;
