import { fold } from "./fold.ts";
import { germanStem } from "./light-stem.ts";

/** Words that say nothing in a search for a coach. */
const GERMAN =
  "ab aber alle allem allen aller alles als also am an andere anderen anderer ans auch auf aus bald bei beim bin bis bitte da dabei dadurch dafür dagegen damit danach dann daran darauf darüber darum das dass dein deine deiner dem den denn der deren des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einige er es etwas euch euer für ganz gegen gegenüber gern gerne gibt haben hab habe hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jetzt kann können könnte machen mache macht man mal mehr mein meine meinem meinen meiner mich mir mit möchte möchten muss müssen nach nachts nacht nicht nie niemand noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit selbst sich sie sind so sodass soll sogar sollen sollte ständig über um und uns unser unsere unter viel viele vielen vom von vor wann war warum was weg wegen weil welche welcher wenn wer werde werden wie wieder will wir wird wo wollen worden wurde würde wurden zu zum zur zwischen dauernd plötzlich endlich wirklich richtig besser gut gute guten guter gutes neu neue neuer leben lebens lernen hört";
const GERMAN_HERE =
  "coach coachs coaches coaching coachings coachin coachinnen gecoacht coachen berater beraterin beratung beraten therapie therapeut therapeutin therapeutisch therapeuten trainer trainerin mentor mentorin mentoring begleiter begleiterin begleitung begleiten experte expertin experten spezialist spezialistin profi suche suchen gesucht finde finden brauche brauchen braucht benötige hilfe hilfen helfen hilft helfe unterstützung unterstützen unterstützt tipps rat ratschlag problem probleme problemen problematik schwierigkeit schwierigkeiten schwierig thema themen frage fragen umgang umgehen bewältigen bewältigung überwinden lösen lösung lösungen verbessern ändern bekommen kriegen gehen geht schaffen aufhören aufzuhören aufgeben loswerden angehen retten verarbeiten stärken schreiben üben abstellen stoppen abbauen innere innerer inneres menschen mann erwachsene erwachsenen leiden leide leidet fühle fühlen fühlt gefühl haben situation bereich online video videocall telefon gespräch gespräche termin termine stunde erfahrung erfahren erfahrene erfahrener spricht spreche sprechen sprechend sprechende sprechender sprachig sprachige sprachiger sprache muttersprache muttersprachler muttersprachlich herr frau guten tag hallo danke nähe empfehlung beste bester bestes deutschland aufwind kostenlos preis günstig günstige günstiger plus";
const ENGLISH =
  "a about after again all also always am an and any anyone are as at be because been being but by can could cannot cant constantly did do does doing dont during each else ever every for from get getting give go going good had has have having he her here hers him his how i if im in into is isnt it its ive just keep keeps let like lot lots make making many me more most much my myself near need needs never new next night nights no not now of off often on one only or other our out over own please really she should so some somebody someone something still such suddenly than that the their them then there these they thing things this those through to too towards under until up us very want wants was we were what when where which while who why will with within without wont would you your youre better best";
const ENGLISH_HERE =
  "coaches coached coachings therapist therapists therapy counselor counsellor counselling counseling advisor adviser consultant expert experts specialist mentor search searching seek seeking look looking find finding found help helps helping helpful support supporting advice problem problems issue issues trouble troubles difficulty difficulties difficult struggle struggles struggling topic topics question questions deal dealing cope handle handling manage overcome overcoming improve improving change changing stop stopping quit quitting solve solution suffer suffering feel feels feeling experience experienced session sessions appointment online video call english-speaking speak speaks speaking spoken language languages native preparation prep adult adults people mr mrs ms dr hello hi thanks near cheap free price tips life lives living area year years old";

/** What PostgreSQL leaves out of every text: asked for, it would find nobody. */
const UNWRITTEN =
  "ander anderem anderes anderm andern anders bist daß derselbe derselben denselben desselben demselben dieselbe dieselben dasselbe dazu deinem deinen deines derer dessen einig einigem einigen einiger einiges einmal eure eurem euren eurer eures gewesen hatten hinter ihres indem jedes jene jenem jenen jener jenes kein keine keinem keinen keiner keines manche manchem manchen mancher manches meines musste nichts seines solche solchem solchen solcher solches sondern sonst während waren warst weiter welchem welchen welches wirst wollte würden zwar ours ourselves yours yourself yourselves himself herself itself theirs themselves whom before against between both above below down further once few nor same don t s";

/** Titles belong to names and say nothing by themselves. */
const TITLES = "dr prof doktor professor professorin dipl";

const STOP_WORDS = new Set(
  [GERMAN, GERMAN_HERE, ENGLISH, ENGLISH_HERE, UNWRITTEN, TITLES].flatMap((words) => words.split(" ").map(fold)),
);

/** Whether a folded word says nothing by itself; a single letter does not either. */
export const isStopWord = (folded: string): boolean =>
  STOP_WORDS.has(folded) || /^[a-z0-9]$/.test(folded) || (folded.length >= LONG && STOP_WORDS.has(germanStem(folded)));

/** Long words say as little in their other forms: Erfahrung, Erfahrungen. */
const LONG = 8;
