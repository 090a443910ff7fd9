import { fold } from "./fold.ts";
import { englishStem, germanStem } from "./light-stem.ts";

/** German words that are spelt right although they look like another word mistyped, or hold one that they do not mean. */
const GERMAN =
  "Abfangen ableiten abschneiden Anbahnung Anbindung anfragen anhängen anhängig Anker annehmen anschalten aufgetreten aufschreiben aussehen auszehren auszog auszugehen Beendigung behebung belassen Belegung besten beten betroffen betroffene Betroffenen Betrug bewerten Bewertung beziehungsweise drohen editieren entlasten erhalten Festen gefordert gehindert Gesicht Gesichter gewählt Gleichgewicht grenzenlos Heimweg Inhalten ironisch Krankenpfleger kritisch Leerer Lehrer leisten Leistung Leuten lieber Niederlande präsent präsenter Produkte quälen rauschen Reise romantisch Ruhezustand schärfen schildern Schlag schlagen Schleifen schmelzen Schuldgefühle Schulferien Schulter Schulze Schwager schwerer schwerste segele Sehnsucht separaten singe späteren speichern Sprecherin spürt Stange Stelle Sternen streben Streifen streikt Studie trauen Traum Träume überall unterdrückt unterhalb verändern veranlassen verfassen Verfügung Verhältnis Vermutung verpassen Verträge verwalten Verwandlung Verzweigung Warte Zeile";
const GERMAN_PLACES =
  "Albanien Bosnien Bulgarien Irakisch Italien Javanisch Korea Kornisch Norwegen Rumänien Serbien Sorbisch";

/** The same in English. */
const ENGLISH =
  "aborting accidental addition ambitious angler arise artistic batting broken broker Brooke charting chatting collage computed condition confidant copying creating crouch daring deleted deleting deletion dependent detector diagnostic direction directory disparate distaste election entrance examining exports extortion feather finish flounder fried games Germany gradation grooving importance importer initiate intimidate manger mediate metal monkey morning mounting Netherlands overlaid overlord oversight overtone painting patent phoney potentially preventing printing progression promoter prompted rapid reaction recover recovered relating relation relations rented replacing replication resource restoring retaining retrying returned reversion revocation roman rounding Russia sacred selling shingle shone silliness singleton sorts spied spots stacked stain stalling stapling stealing stoke street strike studied superior supervise supervised supervision supervisory table tamper tender thread threads tinker trailing trained trains treat treats tried underpass untrue vacation violet wakes waking weigh window withdraw withdrawing withdrawn";

/** Words whose stem is that of another word: "Daten" are no dates, and a "Drucker" puts nobody under pressure. */
const FORMS =
  "adds applied Bett call called calls compute darin Daten Drucken Drucker drücken fast final finale found gehalten Grund Gründe kinds Kranken Lauf leeren leert Maske mask mean means Moldova note notes period polished present presented quite Rechner separat separate separates still stimmt stimmte stimmen strainer Tränen unterdrücken verhält works worked".split(
    " ",
  );

const TRUE_FORMS = new Set(FORMS.map(fold));
const TRUE_WORDS = new Set([
  ...`${GERMAN} ${GERMAN_PLACES}`.split(" ").map((word) => germanStem(fold(word))),
  ...ENGLISH.split(" ").map((word) => englishStem(fold(word))),
]);

/** Whether a folded word has nothing to do with the vocabulary although it has the stem of one of its words. */
export const isOtherForm = (folded: string): boolean => TRUE_FORMS.has(folded);

/** Whether a folded word that is not in the vocabulary is to be taken for itself. */
export const isTrueWord = (folded: string): boolean =>
  TRUE_WORDS.has(germanStem(folded)) || TRUE_WORDS.has(englishStem(folded));
