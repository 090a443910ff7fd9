export const healthAddictionWords = {
  area: {
    de: "Gesundheit, gesund, gesundheitlich, Gesundheit und Sucht, Sucht, Süchte, süchtig, Suchtberatung, Abhängigkeit, abhängig, Entzug, Gesundheitscoach, gesünder leben, Rückfall, Rückfallprävention, Suchtprävention",
    en: "health, healthy, health and addiction, addiction, addicted, addict, addictions, dependency, dependence, recovery, relapse, rehab, healthier, health coach",
  },
  topics: {
    sleep: {
      de: "Schlaf, schlafen, Schlaflosigkeit, schlaflos, Schlafstörung, Schlafstörungen, Schlafprobleme, Schlafcoach, Schlafmangel, Einschlafen, Durchschlafen, einschlafen können, nicht schlafen, wach liegen, Nachtschicht, Schichtarbeit, Albträume, Alptraum, Albtraum, Insomnie, Einschlafstörung, Durchschlafstörung, besser schlafen, Schlafhygiene",
      en: "sleep, sleeping, sleepless, sleeplessness, insomnia, can't sleep, cannot sleep, sleep disorder, sleep problems, falling asleep, fall asleep, asleep, awake at night, lying awake, nightmare, nightmares, night shift, shift work, sleep better, sleep deprivation",
    },
    eating: {
      de: "Ernährung, Essen, Essstörung, Essstörungen, Magersucht, Anorexie, Bulimie, Binge Eating, Gewicht, abnehmen, Abnehmen, Diät, Diäten, Übergewicht, übergewichtig, Untergewicht, Gewichtsverlust, Gewichtsreduktion, emotionales Essen, Heißhunger, Adipositas, Ernährungsberatung, Ernährungscoach, Esssucht, Essanfall, Essanfälle, Fressattacken, Körperbild, Wunschgewicht, dick, gesunde Ernährung, intuitives Essen, Zuckersucht, Fasten, Vegan",
      en: "eating, eat, food, nutrition, nutritionist, diet, dieting, weight, weight loss, lose weight, losing weight, overweight, underweight, obesity, eating disorder, anorexia, bulimia, binge eating, emotional eating, comfort eating, intuitive eating, cravings, body image, sugar, sugar addiction, healthy eating, fasting, vegan",
    },
    exercise: {
      de: "Bewegung, bewegen, mehr Bewegung, Sport, sportlich, Fitness, fit werden, fit, Laufen, Joggen, Marathon, Training, trainieren, Workout, Fitnessstudio, Krafttraining, Schweinehund, innerer Schweinehund, Couch, Rückenschmerzen, Rücken, Sportverletzung, Kondition, Ausdauer, Wandern, Spazieren, Leistungssport, Sportler",
      en: "exercise, exercising, getting moving, movement, moving more, sport, sports, fitness, fit, get fit, getting fit, running, jogging, marathon, workout, working out, gym, strength training, couch potato, back pain, sports injury, endurance, walking, hiking, athlete, physical activity",
    },
    habits: {
      de: "Gewohnheit, Gewohnheiten, Gewohnheiten ändern, schlechte Gewohnheiten, Routine, Routinen, Morgenroutine, Verhalten, Verhaltensänderung, Selbstdisziplin, Disziplin, diszipliniert, Dranbleiben, gute Vorsätze, Vorsätze, Willenskraft, Nägelkauen, Verhaltensmuster, Alltagsstruktur, alte Muster, Muster durchbrechen, Ordnung, Aufräumen",
      en: "habit, habits, changing habits, bad habits, breaking habits, routine, routines, morning routine, behaviour, behavior, behaviour change, self-discipline, discipline, willpower, new year's resolutions, resolutions, sticking with it, nail biting, old patterns, daily structure, decluttering, accountability",
    },
    smoking: {
      de: "Rauchen, Raucher, Raucherin, rauchfrei, Rauchfrei werden, Nichtraucher, Nichtraucher werden, mit dem Rauchen aufhören, Rauchstopp, Raucherentwöhnung, Nikotin, Nikotinsucht, Zigarette, Zigaretten, Tabak, Vape, Vapen, Vaping, E-Zigarette, Dampfen, Kippen, Shisha, qualmen, Rauchentwöhnung",
      en: "smoking, smoke, smoker, smokers, quit smoking, stop smoking, giving up smoking, give up smoking, non-smoker, smoke-free, nicotine, cigarette, cigarettes, tobacco, vape, vaping, e-cigarette, shisha",
    },
    alcohol: {
      de: "Alkohol, Alkoholsucht, Alkoholismus, Alkoholiker, Alkoholikerin, alkoholabhängig, alkoholfrei, Trinken, trinken, zu viel trinken, Bier, Wein, Saufen, saufen, trocken werden, nüchtern, Nüchternheit, Feierabendbier, Alkoholentzug, Schnaps, Alkoholkonsum, weniger trinken, Trinker",
      en: "alcohol, alcoholic, alcoholism, drinking, drink, drink less, drinking too much, stop drinking, quit drinking, problem drinking, beer, wine, sober, sobriety, dry january, binge drinking, booze, drunk, drinker, sober curious",
    },
    substances: {
      de: "Drogen, Droge, Drogensucht, drogenabhängig, Kiffen, kiffen, Cannabis, Gras rauchen, Marihuana, THC, Kokain, Koks, Heroin, Ecstasy, Amphetamine, Crystal Meth, Speed, Opioide, Medikamente, Medikament, Medikamentensucht, Medikamentenmissbrauch, Tabletten, Tablettensucht, Schlaftabletten, Beruhigungsmittel, Schmerzmittel, Benzodiazepine, Antidepressiva, Drogenentzug, clean werden, clean bleiben, Substanzen, Suchtmittel, Tablettenabhängigkeit",
      en: "drug, drugs, substance, substances, substance abuse, substance use, drug addiction, cannabis, weed, marijuana, smoking pot, cocaine, coke, heroin, ecstasy, MDMA, amphetamines, crystal meth, opioids, medication, medicine, pills, sleeping pills, painkillers, sedatives, benzodiazepines, antidepressants, getting clean, stay clean, prescription drugs, withdrawal",
    },
    "chronic-illness": {
      de: "chronische Krankheit, chronisch krank, chronisch, Chronische Erkrankung, Krankheit, krank, Erkrankung, Krebs, Krebserkrankung, Brustkrebs, Diabetes, Rheuma, Multiple Sklerose, MS, Morbus Crohn, Endometriose, Fibromyalgie, Schmerz, Schmerzen, chronische Schmerzen, Migräne, Kopfschmerzen, Long Covid, ME/CFS, Fatigue, Autoimmunerkrankung, Hashimoto, Tinnitus, Behinderung, behindert, Herzinfarkt, Schlaganfall, Parkinson, Epilepsie, Diagnose, Psychosomatik, psychosomatisch, Lipödem, Reizdarm, Neurodermitis",
      en: "chronic illness, chronically ill, chronic, chronic disease, illness, ill, sick, sickness, disease, cancer, breast cancer, diabetes, rheumatism, arthritis, multiple sclerosis, crohn's disease, endometriosis, fibromyalgia, pain, chronic pain, migraine, headache, headaches, long covid, chronic fatigue, autoimmune disease, hashimoto, tinnitus, disability, disabled, heart attack, stroke, parkinson, epilepsy, diagnosis, psychosomatic, IBS",
    },
    menopause: {
      de: "Wechseljahre, Menopause, Perimenopause, Klimakterium, Hitzewallung, Hitzewallungen, Hormone, hormonell, Hormonumstellung, PMS, PMDS, Zyklus, Periode, Regelschmerzen, Menstruation, Frauengesundheit, Andropause, Frauen ab 50, Frauen über 50",
      en: "menopause, menopausal, perimenopause, hot flush, hot flushes, hot flashes, hormones, hormonal, change of life, PMS, PMDD, menstruation, menstrual cycle, period pain, women's health, women over 50",
    },
    "addiction-in-the-family": {
      de: "Sucht in der Familie, Angehörige von Süchtigen, Angehörige von Alkoholikern, Co-Abhängigkeit, co-abhängig, Coabhängigkeit, Suchtfamilie, Kind von Alkoholikern, Mein Mann trinkt, meine Frau trinkt, mein Vater trinkt, meine Mutter trinkt, mein Sohn kifft, mein Partner trinkt, alkoholkranke Mutter, alkoholkranker Vater, süchtiges Kind, süchtiger Partner, Suchtangehörige, suchtkranke Eltern",
      en: "addiction in the family, family addiction, alcoholic parent, alcoholic father, alcoholic mother, alcoholic husband, alcoholic wife, alcoholic partner, addicted partner, addicted son, addicted daughter, addict in the family, children of alcoholics, child of alcoholics, husband drinks, wife drinks, partner drinks, codependency, codependent, al-anon",
    },
  },
};
