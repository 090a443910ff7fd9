export const mentalHealthWords = {
  area: {
    de: "Psyche, psychisch, psychische Gesundheit, seelische Gesundheit, mentale Gesundheit, mental, Seele, seelisch, Psyche und Resilienz, Psychologie, Psychologe, Psychologin, Psychotherapie, Psychotherapeut, Psychotherapeutin, Gefühle, Emotionen, emotional, Wohlbefinden, Mental Health",
    en: "mental health, mental, psyche, psychological, psychology, psychologist, emotional, emotions, feelings, wellbeing, well-being, mental health and resilience, psychotherapy",
  },
  topics: {
    stress: {
      de: "Stress, gestresst, stressig, Stressbewältigung, Stressmanagement, Stressabbau, Anspannung, angespannt, Überlastung, überlastet, Überforderung, überfordert, Leistungsdruck, Druck, unter Druck, Belastung, belastet, Hektik, Zeitdruck, Termindruck, Dauerstress, Reizüberflutung, Nervosität, nervös, Unruhe, innere Unruhe, Cortisol",
      en: "stress, stressed, stressed out, stressful, stress management, stress relief, tension, tense, overload, overloaded, overwhelm, overwhelmed, under pressure, pressure, strain, hectic, time pressure, nervous, cortisol",
    },
    burnout: {
      de: "Burnout, Burn-out, ausgebrannt, Erschöpfung, erschöpft, Erschöpfungsdepression, Ausgebranntsein, Burnout-Prävention, müde, Müdigkeit, dauermüde, kraftlos, Kraftlosigkeit, keine Kraft, keine Energie, am Ende, am Limit, ausgelaugt, leer, leergelaufen, Boreout, Bore-out, krankgeschrieben, kann nicht mehr, Energielosigkeit",
      en: "burnout, burn-out, burned out, burnt out, exhaustion, exhausted, fatigue, tired, always tired, worn out, drained, depleted, no energy, running on empty, boreout, at my limit, sick leave, run down",
    },
    "self-worth": {
      de: "Selbstwert, Selbstwertgefühl, Selbstvertrauen, Selbstbewusstsein, selbstbewusst, Selbstliebe, Selbstzweifel, Minderwertigkeit, Minderwertigkeitsgefühl, Minderwertigkeitskomplex, minderwertig, unsicher, Unsicherheit, Scham, schämen, Selbstakzeptanz, Selbstachtung, Selbstkritik, Hochstapler, Hochstapler-Syndrom, Impostor-Syndrom, Impostor, Mut, mutig, mutiger, nicht gut genug, Selbstwirksamkeit, Innere Kritikerin, innerer Kritiker, inneres Kind, Komplexe, Selbstsicherheit, selbstsicher, Persönlichkeitsentwicklung",
      en: "self-worth, self-esteem, self-confidence, self-confident, confidence, confident, low self-esteem, self-love, self-doubt, self-acceptance, self-respect, self-image, insecurity, insecure, inferiority, inferiority complex, shame, ashamed, imposter syndrome, impostor syndrome, impostor, imposter, not good enough, inner critic, inner child, courage, personal development, personal growth",
    },
    worries: {
      de: "Angst, Ängste, ängstlich, Sorge, Sorgen, Sorgen machen, Grübeln, Gedankenkarussell, Gedankenkreisen, Panik, Panikattacke, Panikattacken, Phobie, Angststörung, Angstzustände, Höhenangst, Flugangst, Platzangst, soziale Angst, soziale Phobie, Sozialphobie, Verlustangst, Trennungsangst, Zukunftsangst, Zukunftsängste, Versagensangst, Existenzangst, Furcht, fürchten, Zwang, Zwänge, Zwangsgedanken, Nachdenken, Overthinking, Kopfkino, Agoraphobie, Angst vor dem Fliegen, Angst vor der Zukunft, Angst vor Höhe, Angst vor Krankheiten",
      en: "anxiety, anxious, fear, fears, fearful, afraid, scared, worry, worries, worried, worrying, rumination, ruminating, overthinking, overthink, racing thoughts, panic, panic attack, phobia, fear of flying, fear of heights, social anxiety, separation anxiety, fear of failure, anxiety disorder, obsessive thoughts, OCD, dread, agoraphobia, fear of the future, afraid of flying",
    },
    "low-mood": {
      de: "Niedergeschlagenheit, niedergeschlagen, Depression, depressiv, Depri, Traurigkeit, traurig, Stimmung, Stimmungstief, Stimmungsschwankungen, schlechte Laune, Antriebslosigkeit, antriebslos, lustlos, Motivation, Motivationslosigkeit, Verstimmung, hoffnungslos, Hoffnungslosigkeit, Schwermut, Melancholie, Winterblues, Winterdepression, Freudlosigkeit, unglücklich, bipolar, Wochenbettdepression, Postpartale Depression, Weinen",
      en: "low mood, depression, depressed, depressive, depressing, sad, sadness, unhappy, feeling down, down, mood swings, moods, mood, hopeless, hopelessness, no motivation, motivation, unmotivated, lack of drive, winter blues, seasonal depression, melancholy, the blues, bipolar, postnatal depression, postpartum depression, crying",
    },
    anger: {
      de: "Wut, wütend, Ärger, ärgern, Zorn, zornig, Aggression, Aggressionen, aggressiv, Wutausbruch, Wutausbrüche, Wutanfall, Wutanfälle, Jähzorn, jähzornig, Impulsivität, impulsiv, Impulskontrolle, Reizbarkeit, gereizt, ausrasten, Antiaggressionstraining, Aggressionsbewältigung, Hass, cholerisch, Choleriker, Frust, Umgang mit Wut",
      en: "anger, angry, anger management, dealing with anger, rage, fury, furious, aggression, aggressive, temper, losing my temper, outburst, outbursts, irritable, irritability, impulsive, impulsivity, impulse control, hatred, frustration, frustrated, resentment",
    },
    perfectionism: {
      de: "Perfektionismus, Perfektionist, Perfektionistin, perfektionistisch, perfekt, zu hohe Ansprüche, hohe Ansprüche, Fehler machen, Angst vor Fehlern, Fehlerkultur, Kontrollzwang, Kontrolle abgeben, Kontrollsucht, nie gut genug, überkritisch, Ehrgeiz, ehrgeizig, Genauigkeit",
      en: "perfectionism, perfectionist, perfectionistic, perfect, high standards, never good enough, fear of mistakes, making mistakes, control freak, need for control, high expectations, overachiever, overambitious, ambition",
    },
    mindfulness: {
      de: "Achtsamkeit, achtsam, Achtsamkeitstraining, Meditation, meditieren, MBSR, Entspannung, entspannen, Entspannungstechniken, Ruhe, Gelassenheit, gelassen, Yoga, Atmung, Atemübungen, Atemarbeit, Atemtherapie, Breathwork, innere Ruhe, zur Ruhe kommen, Stille, autogenes Training, progressive Muskelentspannung, Hypnose, Abschalten, innehalten, Entschleunigung, Körperarbeit, Waldbaden, Spiritualität, spirituell, Body Scan",
      en: "mindfulness, mindful, meditation, meditate, meditating, MBSR, relaxation, relax, relaxing, rest, calm, calmness, inner peace, yoga, breathing, breathing exercises, breathwork, stillness, slow down, slowing down, autogenic training, hypnosis, hypnotherapy, switching off, serenity, spirituality, spiritual, body scan, peace of mind",
    },
    resilience: {
      de: "Resilienz, resilient, innere Stärke, Widerstandskraft, Widerstandsfähigkeit, psychische Widerstandskraft, Belastbarkeit, belastbar, Stärke, mentale Stärke, Mentaltraining, Mentalcoach, Krisen meistern, Rückschläge, Rückschlag, Selbstfürsorge, Zuversicht, Stabilität, Kraft finden, Ressourcen, Glück, glücklich, glücklicher, Lebensfreude, positives Denken, Optimismus, Mindset, Durchhalten, stark werden",
      en: "resilience, resilient, inner strength, mental strength, mental toughness, mental training, coping, coping skills, setback, setbacks, bounce back, self-care, strength, hope, stability, inner resources, happiness, happier, joy, positive thinking, optimism, mindset, stay strong, get stronger",
    },
  },
};
