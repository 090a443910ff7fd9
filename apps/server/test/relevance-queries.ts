/** What people type, and which demo coaches have to come first, in any order. Last names, as each coach writes it. */
const WANTED = `
Burnout: Petersen, Bauer, Lorenz, Hoffmann
Burn-out: Petersen, Bauer, Lorenz, Hoffmann
burn out: Petersen, Bauer, Lorenz, Hoffmann
ausgebrannt: Petersen, Bauer, Lorenz, Hoffmann
exhausted: Petersen, Bauer, Lorenz, Hoffmann
Hilfe bei Burnout: Petersen, Bauer, Lorenz, Hoffmann
Beziehung: Kovačević, Ferrari
Beziehungsprobleme: Kovačević, Ferrari
Beziehungskrise: Kovačević, Ferrari
Paartherapie: Kovačević, Ferrari
Eheberatung: Kovačević, Ferrari
jealous: Kovačević, Ferrari
Scheidung: Kovačević, de Vries, Yıldız, Ferrari
Trennungsschmerz: Kovačević, de Vries, Yıldız, Ferrari
Liebeskummer: Kovačević, de Vries, Yıldız, Ferrari
divorce: Kovačević, de Vries, Yıldız, Ferrari
Prüfungsangst: Kaya, Zimmermann, Krüger, Sommer
Pruefungsangst: Kaya, Zimmermann, Krüger, Sommer
Prüfungsangstcoach: Kaya, Zimmermann, Krüger, Sommer
Angst vor Prüfungen: Kaya, Zimmermann, Krüger, Sommer
exam nerves: Kaya, Zimmermann, Krüger, Sommer
Rechtschreibschwäche: Kaya, Krüger
dyslexia: Kaya, Krüger
Doktorarbeit: Raghavan, Kaya, Zimmermann, Krüger, Sommer
Aufschieberitis: Raghavan, Kaya, Zimmermann, Krüger, Sommer
putting things off: Raghavan, Kaya, Zimmermann, Krüger, Sommer
ADHS: Raghavan, Kaya, Bauer
ADHD in women: Raghavan, Kaya, Bauer
ADHS München: Raghavan
autistic: Bauer, Tanaka
autistisches Kind: Raghavan, Tanaka
Kinder mit ADHS: Raghavan, Tanaka
hochsensibel: Weiß, Tanaka
highly sensitive: Weiß, Tanaka
gifted: Weiß, Sommer
Schwiegermutter: Mensah, de Vries, Yıldız
Streit mit meiner Schwiegermutter: Mensah, de Vries, Yıldız
Stiefmutter: de Vries, Ferrari
stepfamily: de Vries, Ferrari
Lampenfieber: Clarke, Kim, Goldstein
public speaking: Clarke, Kim, Goldstein
Gehaltserhöhung: Clarke, Adeyemi, Ortega
get a pay rise: Clarke, Adeyemi, Ortega
Existenzgründung: Clarke, Ortega, Schröder
freelancer: Clarke, Ortega, Schröder
Führungskräftecoaching: Petersen, Clarke, Adeyemi, Kim, Whitfield, Hoffmann
Vorstellungsgespräch: Nguyen, Adeyemi, Bauer
job interview: Nguyen, Adeyemi, Bauer
Jobwechsel: Petersen, Nguyen
career change: Petersen, Nguyen
Work-Life-Balance: Petersen, El Amrani, Mensah
zu viel Arbeit: Petersen, El Amrani, Mensah
Wiedereinstieg nach Krankheit: Lorenz
Arbeitslosigkeit: Rahimi, Aydın, Schröder
laid off: Rahimi, Aydın, Schröder
money worries: Aydın, Schröder
Mobbing am Arbeitsplatz: Adeyemi, de Vries, Aydın
Cybermobbing: Haddad, Baumgartner, Mwangi
Handysucht: Haddad, Zimmermann, Lindqvist
zocken: Haddad, Zimmermann
gaming addiction: Haddad, Zimmermann
ständig erreichbar: Kim, Lindqvist
ich möchte aufhören zu rauchen: Carvalho, Papadakis, Popescu
quit smoking: Carvalho, Papadakis, Popescu
I want to stop drinking: Carvalho, Horváth, Popescu
mein Mann trinkt: Carvalho, Horváth
alcoholic husband: Carvalho, Horváth
kiffen: Horváth, Popescu
ich kann nachts nicht schlafen: Lindqvist, Solberg, Gill
insomnia: Lindqvist, Solberg, Gill
hot flushes: Dubois, Solberg
emotional eating: Dubois, Papadakis
innerer Schweinehund: Brandl, Papadakis, Solberg
Long Covid: Wiśniewska, Solberg, Gill, Lorenz
Demenz: Yıldız, Wiśniewska, Thomsen
Trauerbegleitung: Wiśniewska, Melnyk, Thomsen
Verlust der Mutter: Wiśniewska, Melnyk, Thomsen
grieving: Wiśniewska, Melnyk, Thomsen
Autounfall: Brandl, Melnyk, Neumann
häusliche Gewalt: Baumgartner, Mwangi
stalking: Baumgartner, Mwangi
Wutausbrüche: Baumgartner, Mensah, Aydın, Neumann
anger management: Baumgartner, Mensah, Aydın, Neumann
einsam: Rahimi, Fuchs, Melnyk, Thomsen
neu in der Stadt: Winter, Kovačević, Fuchs
coming out: Winter, Kovačević
Nein sagen: Winter, Baumgartner, Yıldız, Horváth, Mwangi
Meditation: El Amrani, Lindqvist, Weiß
Selbstzweifel: Winter, Dubois, Goldstein, Fuchs
impostor syndrome: Winter, Dubois, Goldstein, Fuchs
Panikattacken: Goldstein, Melnyk, Gill, Weiß
depressed: Thomsen, Lorenz, Mwangi
Stressbewältigung: El Amrani, Gill, Hoffmann`;

const MISTYPED = `
Burnot: Petersen, Bauer, Lorenz, Hoffmann (Burnout)
Bezihung: Kovačević, Ferrari (Beziehung)
Scheidng: Kovačević, de Vries, Yıldız, Ferrari (Scheidung)
devorce: Kovačević, de Vries, Yıldız, Ferrari (divorce)
Legastenie: Kaya, Krüger (Legasthenie)
hochsensiebel: Weiß, Tanaka (hochsensibel)
procastination: Raghavan, Kaya, Zimmermann, Krüger, Sommer (procrastination)
Gehaltserhöung: Clarke, Adeyemi, Ortega (Gehaltserhöhung)
Depresionen: Thomsen, Lorenz, Mwangi (Depression)
Achtsamkiet: El Amrani, Lindqvist, Weiß (Achtsamkeit)
menopuase: Dubois, Solberg (Menopause)
lonley: Rahimi, Fuchs, Melnyk, Thomsen (lonely)
Ukrainsch: Melnyk (Ukrainisch)`;

const LANGUAGES = `
Türkisch: Kaya, Yıldız, Aydın
türkçe: Kaya, Yıldız, Aydın
Trennung auf Türkisch: Yıldız
türkisch Kündigung: Aydın
Ukrainisch: Melnyk
русский: Krüger, Melnyk
farsi: Rahimi
arabisch zocken: Haddad
Trauer Berlin polnisch: Wiśniewska
Japanese autism: Tanaka
spanisch selbstständig: Ortega
koreanisch Führung: Kim
niederländischsprachig: de Vries, Weiß
english speaking coach for burnout: Petersen, Bauer, Hoffmann
weiblicher Coach Burnout: Lorenz
male coach burnout: Petersen, Bauer, Hoffmann`;

const NAMES = `
Jonas Petersen: Petersen
Peterson: Petersen
Pedersen: Petersen
Krüger: Krüger
Krueger: Krüger
Kruger: Krüger
Wolfgang Schroeder: Schröder
Dr. Hoffmann: Hoffmann
Hofmann: Hoffmann
Prof. Sommer: Sommer
Frau Professor Sommer: Sommer
Yildiz: Yıldız
Fatma Yildis: Yıldız
Kovacevic: Kovačević
Wisnewska: Wiśniewska
Eva Horvath: Horváth
Weiss: Weiß
Marie Claire Dubois: Dubois
El Amrani: El Amrani
Papdakis: Papadakis`;

/** Only in a coach's text, or in an own area. */
const TEXTS = `
Schulden: Aydın, Schröder
Berufung: Nguyen, Whitfield, Ortega, Thomsen
Lampenfieber: Goldstein
fatherhood: Mensah
Baklava: Kaya
Lindy Hop: Kaya
Yogastudio: Ortega
Feuerwehr: Neumann
queeres Leben: Winter
Ankommen in Deutschland: Rahimi
Working across cultures: Clarke
Ärztinnen: Hoffmann
Führung Düsseldorf: Kim
Bibel: Thomsen`;

type Query = { keyword: string; first: string[]; corrected?: string };

const queriesOf = (table: string): Query[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [, keyword = "", names = "", corrected] = /^(.*?): ([^(]*?)(?: \((.*)\))?$/.exec(line) ?? [];
      return { keyword, first: names.split(", "), ...(corrected && { corrected }) };
    });

export const RELEVANT = [WANTED, LANGUAGES, NAMES, TEXTS].flatMap(queriesOf);
export const RELEVANT_MISTYPED = queriesOf(MISTYPED);

/** Something that no coach offers: nobody, rather than somebody with a similar word. */
export const FOREIGN = [
  "Klempner",
  "Steuererklärung",
  "pizza bestellen",
  "Autoreparatur",
  "plumber",
  "asdfgh",
  "Niklas Vogt",
  "von Hagen",
  "Nebenjob",
  "qwrtz%%%",
  "水道屋",
];
