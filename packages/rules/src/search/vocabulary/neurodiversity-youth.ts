export const neurodiversityYouthWords = {
  area: {
    de: "Neurodiversität, Neurodiversität und Jugend, neurodivers, neurodivergent, neurodiverse, Neurodivergenz, Jugend, Jugendliche, Jugendlicher, junge Menschen, junge Erwachsene, Jugendcoach, Schüler, Schülerin, Schule, Azubi, Auszubildende",
    en: "neurodiversity, neurodiversity and youth, neurodiverse, neurodivergent, neurodivergence, youth, young people, young adults, adolescent, adolescents, adolescence, pupil, school",
  },
  topics: {
    adhd: {
      de: "ADHS, ADS, AD(H)S, ADHS bei Erwachsenen, ADHS bei Frauen, ADHS-Coach, Hyperaktivität, hyperaktiv, Aufmerksamkeitsdefizit, Aufmerksamkeitsstörung, Aufmerksamkeit, Konzentration, konzentrieren, Konzentrationsprobleme, Konzentrationsschwäche, unkonzentriert, Zappelphilipp, Ritalin, Fokus, vergesslich, Chaos im Kopf, zerstreut, Impulsivität",
      en: "ADHD, ADD, adult ADHD, ADHD in women, hyperactive, hyperactivity, attention deficit, attention, concentration, concentrate, trouble concentrating, focus, focusing, distracted, distraction, ritalin, forgetful, executive function, impulsivity",
    },
    autism: {
      de: "Autismus, autistisch, Autist, Autistin, Autismus-Spektrum, Asperger, Asperger-Syndrom, AuDHS, Masking, Spätdiagnose, Overload, Meltdown, Reizfilter, Autismus-Spektrum-Störung",
      en: "autism, autistic, autism spectrum, ASD, asperger, aspergers, asperger syndrome, AuDHD, on the spectrum, masking, late diagnosis, meltdown, sensory overload",
    },
    "high-sensitivity": {
      de: "Hochsensibilität, hochsensibel, Hochsensible, HSP, Feinfühligkeit, feinfühlig, sensibel, Sensibilität, empfindlich, Empfindlichkeit, dünnhäutig, reizoffen, reizempfindlich, zu viele Reize, Reizüberflutung, Empath, Empathie, hochsensitiv",
      en: "high sensitivity, highly sensitive, highly sensitive person, HSP, sensitive, sensitivity, hypersensitive, oversensitive, empath, empathy, thin-skinned, overstimulation, overstimulated",
    },
    giftedness: {
      de: "Hochbegabung, hochbegabt, Hochbegabte, Begabung, begabt, Underachiever, IQ, Vielbegabung, vielbegabt, Scanner-Persönlichkeit, Scannerpersönlichkeit, unterfordert, Unterforderung, hochintelligent, Intelligenz, Talent, Talente, Mensa-Mitglied, Wunderkind",
      en: "giftedness, gifted, gifted adult, gifted child, highly gifted, talented, talent, underachiever, IQ, high IQ, multipotentialite, bored at school, underchallenged, high intelligence, intelligence, polymath",
    },
    "dyslexia-dyscalculia": {
      de: "Legasthenie, Legastheniker, Legasthenikerin, LRS, Lese-Rechtschreib-Schwäche, Lese-Rechtschreib-Störung, Rechtschreibschwäche, Rechtschreibung, Rechtschreibstörung, Dyskalkulie, Rechenschwäche, Leseschwäche, Lesen lernen, Rechnen, Dyslexie, Nachteilsausgleich, Lernschwäche, Lernschwierigkeiten, Lernstörung",
      en: "dyslexia, dyslexic, dyscalculia, dysgraphia, reading difficulties, reading disability, spelling, learning difficulties, learning disability, maths anxiety, reading and writing, spelling difficulties, extra time in exams",
    },
    "neurodivergent-children": {
      de: "Neurodivergente Kinder, neurodivergente Kinder begleiten, Kind mit ADHS, Kinder mit ADHS, mein Kind hat ADHS, Sohn hat ADHS, Tochter hat ADHS, autistisches Kind, Kind mit Autismus, hochsensibles Kind, hochbegabtes Kind, Schulverweigerung, Schulangst, verhaltensauffällig, Systemsprenger, gefühlsstarke Kinder, gefühlsstarkes Kind, Förderbedarf, Schulbegleitung, besonderes Kind, Schulprobleme",
      en: "neurodivergent children, raising neurodivergent children, neurodivergent kids, neurodivergent child, child with adhd, children with adhd, kids with adhd, son has adhd, daughter has adhd, autistic child, autistic children, autistic son, autistic daughter, child with autism, highly sensitive child, special needs, special needs child, school refusal, behavioural problems, behavioral problems, sensory kids",
    },
    exams: {
      de: "Prüfung, Prüfungen, Prüfungsangst, Prüfungsstress, Klausur, Klausuren, Abitur, Abi, Examen, Staatsexamen, Test, Tests, Lernen, Lerncoach, Lerncoaching, Lernstrategien, Lernblockade, Blackout, Führerscheinprüfung, Führerschein, Fahrprüfung, durchgefallen, mündliche Prüfung, Abschlussprüfung, Noten, Schulnoten, Nachhilfe, Lernplan, Angst vor Prüfungen, Angst vor der Prüfung, Angst vor Klausuren",
      en: "exam, exams, exam nerves, exam anxiety, exam stress, test, tests, test anxiety, a-levels, GCSE, GCSEs, finals, studying for exams, revision, learn, learning, learning strategies, mental block, blackout, driving test, failed exam, oral exam, grades, tutoring, state examination, fear of exams, afraid of exams",
    },
    procrastination: {
      de: "Aufschieben, Aufschieberitis, Aufschieberei, Prokrastination, prokrastinieren, Studium, studieren, Student, Studentin, Studenten, Studierende, Uni, Universität, Bachelorarbeit, Masterarbeit, Abschlussarbeit, Hausarbeit, Doktorarbeit, Dissertation, Promotion, promovieren, Doktorand, Schreibblockade, Studienabbruch, Studienwahl, Studiencoach, Langzeitstudent, Semester, Verzetteln, Produktivität, produktiv, nichts fertig bekommen, anfangen",
      en: "procrastination, procrastinate, procrastinating, procrastinator, putting things off, putting off, studying, studies, student, students, uni, university, college, thesis, bachelor thesis, master thesis, dissertation, PhD, doctorate, doctoral, writer's block, dropping out, degree, getting started, productivity, productive, unfinished projects",
    },
    "starting-out": {
      de: "Auszug, ausziehen, von zu Hause ausziehen, erste Wohnung, Berufsstart, Berufseinstieg, Berufseinsteiger, Berufsanfänger, Berufseinsteigerin, Ausbildung, Ausbildungsplatz, Lehre, erster Job, nach dem Abi, nach der Schule, nach dem Studium, Erwachsenwerden, erwachsen werden, WG, Praktikum, Trainee, Absolvent, Absolventin, Lebensstart, Selbstständig wohnen, Quarterlife-Crisis, Gap Year, Azubi",
      en: "leaving home, leave home, starting out, moving out, move out, first flat, first apartment, first job, career start, graduate, graduates, graduation, apprenticeship, apprentice, after school, after graduation, becoming an adult, growing up, adulting, adulthood, internship, trainee, quarter-life crisis, quarterlife crisis, gap year, school leaver, vocational training",
    },
  },
};
