export const relationshipWords = {
  area: {
    de: "Familie, Beziehungen und Familie, Familienleben, Familiencoach, zwischenmenschlich",
    en: "family, families, relationships and family, family life",
  },
  topics: {
    partnership: {
      de: "Partnerschaft, Beziehung, Ehe, Ehen, Ehepaar, Paar, Paare, Paartherapie, Partner, Partnerin, Liebe, Liebesbeziehung, Liebesleben, Eifersucht, eifersüchtig, Ehemann, Ehefrau, verheiratet, heiraten, Hochzeit, Fremdgehen, fremdgegangen, Seitensprung, Affäre, Untreue, untreu, betrogen, betrügt, Fernbeziehung, toxische Beziehung, Bindungsangst, bindungsängstlich, Beziehungskrise, Vertrauen, Verlobung, mein Mann, meine Frau, mein Freund, meine Freundin",
      en: "partnership, relationship, marriage, marital, married, couple, partner, spouse, husband, wife, wives, love, love life, jealousy, jealous, cheating, cheated, infidelity, unfaithful, affair, boyfriend, girlfriend, engagement, engaged, wedding, trust issues, toxic relationship, long-distance relationship, fear of commitment, couples therapy",
    },
    separation: {
      de: "Trennung, Scheidung, getrennt, geschieden, trennen, scheiden lassen, Liebeskummer, Schlussmachen, Schluss gemacht, Beziehungsende, Beziehungsaus, Ex-Partner, Ex-Mann, Ex-Frau, Exfreund, Exfreundin, verlassen, verlassen worden, gebrochenes Herz, Scheidungskind, Sorgerecht, Loslassen, Trennungsschmerz, Trennungsjahr, Unterhalt, Ex",
      en: "separation, separated, divorce, divorced, breakup, break up, broke up, heartbreak, heartbroken, broken heart, lovesick, ex-husband, ex-wife, ex-partner, ex-boyfriend, ex-girlfriend, custody, splitting up, split up, letting go, end of a relationship, ex, breakup recovery",
    },
    parenting: {
      de: "Eltern, Elternschaft, Erziehung, erziehen, Kind, Kinder, Kindererziehung, Kleinkind, Baby, Mutter, Mütter, Vater, Väter, Mama, Papa, alleinerziehend, Alleinerziehende, Schwangerschaft, schwanger, Geburt, Kinderwunsch, Trotzphase, Pubertät, Teenager, Tochter, Töchter, Sohn, Söhne, Mutterschaft, Vaterschaft, Elternzeit, Elterncoach, Wutanfälle beim Kind, Mutter werden, Vater werden, Familienalltag",
      en: "parent, parenting, parenthood, child, children, kid, kids, toddler, baby, babies, mother, motherhood, father, fatherhood, mum, mom, dad, single parent, single mother, single mum, single dad, pregnancy, pregnant, childbirth, birth, new mum, new dad, raising children, upbringing, puberty, teenager, teens, daughter, son, tantrum, fertility",
    },
    "blended-family": {
      de: "Patchwork, Patchworkfamilie, Stiefmutter, Stiefvater, Stiefeltern, Stiefkind, Stiefkinder, Bonusmutter, Bonusmama, Bonuspapa, Bonuskinder, Stieffamilie, neuer Partner mit Kind, Wechselmodell, Kinder aus erster Ehe, Pflegekind, Pflegekinder, Pflegeeltern, Adoption, adoptiert, Adoptivkind",
      en: "blended family, blended families, stepfamily, stepmother, stepmum, stepmom, stepfather, stepdad, stepchild, stepchildren, stepson, stepdaughter, stepparent, bonus mum, co-parenting, patchwork family, adoption, adopted, foster child, foster parents",
    },
    "family-conflict": {
      de: "Familienkonflikt, Familienstreit, Streit in der Familie, Streit, streiten, Konflikt, Konflikte, Schwiegermutter, Schwiegereltern, Schwiegervater, Geschwister, Bruder, Schwester, Kontaktabbruch, Erbstreit, Erbe, Familienaufstellung, Familiengeheimnis, Generationenkonflikt, Streit mit den Eltern, Herkunftsfamilie, Familienfest, Versöhnung, narzisstische Mutter, erwachsene Kinder, verlassene Eltern, Mutter-Tochter-Beziehung, Vater-Sohn-Beziehung",
      en: "family conflict, family argument, family feud, quarrel, arguing, argument, conflict, mother-in-law, father-in-law, in-laws, sibling, siblings, brother, sister, estrangement, estranged, no contact, inheritance, family constellation, family secrets, difficult parents, toxic parents, reconciliation, family of origin, adult children",
    },
    intimacy: {
      de: "Intimität, Sexualität, Sex, sexuell, Sexualberatung, Sexcoach, Sexualtherapie, Nähe, Lust, Lustlosigkeit, Unlust, Orgasmus, Erektion, Potenz, Impotenz, Erektionsstörung, Zärtlichkeit, kein Sex, Libido, queer, schwul, lesbisch, bisexuell, LGBTQ, Coming-out, trans, transgender, Homosexualität, sexuelle Orientierung, Pornosucht, Pornografie, Vaginismus, Polyamorie, offene Beziehung",
      en: "intimacy, intimate, sexuality, sex, sexual, sex life, sex therapy, closeness, desire, libido, low libido, orgasm, erection, impotence, erectile dysfunction, tenderness, gay, lesbian, bisexual, LGBT, LGBTQ, LGBTQIA, sexual orientation, homosexuality, gender identity, coming out, porn, pornography, polyamory, open relationship",
    },
    dating: {
      de: "Dating, Kennenlernen, Partnersuche, Partnerwahl, Online-Dating, Dating-App, Date, Dates, Single, Singles, Flirten, flirt, Tinder, Ghosting, Traumpartner, Beziehungsanbahnung, Leute kennenlernen, Freunde finden, Freundschaft, schüchtern, Schüchternheit, neu in der Stadt, erste Verabredung, Partner finden",
      en: "dating, date, meeting people, meet people, online dating, dating app, single, singles, flirting, flirt, tinder, ghosting, making friends, make friends, friendship, shy, shyness, find a partner, finding a partner, first date, finding love, new in town",
    },
    loneliness: {
      de: "Einsamkeit, einsam, allein, alleine, Alleinsein, Isolation, isoliert, soziale Isolation, keine Freunde, Vereinsamung, Ausgrenzung, ausgeschlossen, Kontakte, Heimweh, Leere, Angst vor Einsamkeit, Angst vor dem Alleinsein",
      en: "loneliness, lonely, lonesome, alone, being alone, isolation, isolated, social isolation, no friends, left out, homesick, homesickness, solitude",
    },
    boundaries: {
      de: "Grenzen setzen, Grenzen, Grenze ziehen, abgrenzen, Abgrenzung, Nein sagen, Neinsagen, Ja-Sager, People Pleasing, Harmoniesucht, harmoniesüchtig, Helfersyndrom, ausgenutzt, Co-Abhängigkeit emotional, sich durchsetzen, Durchsetzungsvermögen, Narzissmus, Narzisst, Narzissten, Manipulation, emotionale Erpressung, zu nett, übergriffig",
      en: "setting boundaries, set boundaries, boundary, boundaries, saying no, say no, people pleasing, people pleaser, assertive, assertiveness, narcissism, narcissist, narcissistic, manipulation, gaslighting, codependency, codependent, taken advantage of, too nice, speak up for myself",
    },
    "caring-for-relatives": {
      de: "Angehörige pflegen, pflegende Angehörige, Angehörige, Pflege, pflegen, Pflege der Eltern, Pflegefall, pflegebedürftig, Demenz, dement, Alzheimer, alte Eltern, kranke Mutter, kranker Vater, Pflegegrad, Heimplatz, Pflegeheim, häusliche Pflege, Eltern werden alt, krankes Kind, Pflege Mutter, Pflege meiner Mutter, Pflege meines Vaters",
      en: "caring for relatives, caring for parents, carer, caregiver, caregiving, family carer, care for my mother, elderly parents, ageing parents, aging parents, dementia, alzheimer, nursing home, eldercare, sick parent, sick child",
    },
  },
};
