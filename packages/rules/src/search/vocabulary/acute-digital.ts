export const acuteDigitalWords = {
  area: {
    de: "akut, akute Lage, akute Lagen, akute Lagen und Digitales, Digitales, digital, Digitalisierung, digitales Leben, Notfall, Notlage",
    en: "acute, acute situation, acute situations and digital life, digital, digital life, digitalisation, digitalization, emergency",
  },
  topics: {
    crisis: {
      de: "Krise, Krisen, akute Krise, Lebenskrise, Krisenintervention, Krisensituation, Krisencoach, Suizid, Selbstmord, suizidal, Suizidgedanken, Selbstmordgedanken, nicht mehr leben, sterben wollen, lebensmüde, Selbstverletzung, ritzen, Nervenzusammenbruch, Zusammenbruch, verzweifelt, Verzweiflung, ausweglos, Umbruch, Lebensumbruch, Notsituation, Schicksalsschlag",
      en: "crisis, crises, acute crisis, life crisis, crisis intervention, suicide, suicidal, suicidal thoughts, want to die, kill myself, end my life, self-harm, self-injury, cutting myself, nervous breakdown, breakdown, desperate, despair, hopeless situation, upheaval, life change",
    },
    loss: {
      de: "Verlust, Trauer, trauern, Trauerbegleitung, Trauerbewältigung, Trauernde, Tod, Todesfall, gestorben, verstorben, sterben, Sterbebegleitung, Sterben, Hinterbliebene, Witwe, Witwer, verwitwet, Fehlgeburt, Sternenkind, Sternenkinder, Totgeburt, Abschied, Abschiednehmen, Haustier gestorben, Mutter gestorben, Vater gestorben, Beerdigung, Abtreibung, Verlust der Mutter, Verlust des Vaters, Verlust der Eltern, Verlust des Partners, Verlust eines Kindes, Tod der Mutter, Tod des Vaters, Tod der Eltern, Tod meiner Mutter, Tod meines Vaters, Tod eines Kindes, Tod des Partners",
      en: "loss, grief, grieving, grieve, bereavement, bereaved, mourning, mourn, death, died, dying, passed away, widow, widower, widowed, miscarriage, stillbirth, funeral, saying goodbye, losing someone, lost my mother, lost my father, loss of a pet, end of life, abortion, loss of a parent, loss of my mother, loss of my father, loss of a child, loss of a partner, death of a parent, death of my mother, death of my father, death of a child, mother died, father died",
    },
    shock: {
      de: "Schock, Trauma, Traumata, traumatisch, traumatisiert, Traumatherapie, Traumabewältigung, Traumafolgen, PTBS, Posttraumatische Belastungsstörung, Unfall, Unfälle, Autounfall, Verkehrsunfall, Überfall, Flashback, Flashbacks, Krieg, Flucht, geflüchtet, Geflüchtete, Flüchtlinge, Kindheitstrauma, Katastrophe, Einsatzkräfte, EMDR, Entwicklungstrauma",
      en: "shock, trauma, traumas, traumatic, traumatised, traumatized, PTSD, post-traumatic stress, accident, car accident, accidents, crash, robbery, flashback, flashbacks, war, refugee, refugees, flight from war, childhood trauma, disaster, first responders, EMDR, trauma-informed",
    },
    violence: {
      de: "Gewalt, häusliche Gewalt, gewalttätig, Gewalt in der Beziehung, Gewalt in der Ehe, Gewalt in der Familie, Gewalt und Bedrohung, Bedrohung, bedroht, Drohung, Missbrauch, missbraucht, sexueller Missbrauch, sexuelle Gewalt, Vergewaltigung, vergewaltigt, sexuelle Belästigung, Belästigung, Stalking, Stalker, geschlagen, Misshandlung, misshandelt, psychische Gewalt, emotionaler Missbrauch, narzisstischer Missbrauch, Prügel, Übergriff, Nötigung",
      en: "violence, violent, domestic violence, domestic abuse, threat, threats, threatened, abuse, abused, abusive, abusive relationship, sexual abuse, sexual assault, sexual violence, rape, raped, sexual harassment, harassment, stalking, stalker, stalked, assault, assaulted, battered, beaten, emotional abuse, narcissistic abuse",
    },
    "job-loss": {
      de: "Jobverlust, plötzlicher Jobverlust, Arbeitslosigkeit, arbeitslos, Kündigung, gekündigt, gekündigt worden, entlassen, Entlassung, Stellenabbau, Outplacement, Arbeitsplatzverlust, Job verloren, Arbeit verloren, Insolvenz der Firma, Aufhebungsvertrag, Abfindung, rausgeworfen, Rauswurf, betriebsbedingt, erwerbslos, ohne Job, Bürgergeld",
      en: "job loss, sudden job loss, lost my job, losing my job, unemployment, unemployed, laid off, layoff, layoffs, redundancy, redundant, made redundant, fired, sacked, dismissed, dismissal, termination, outplacement, out of work, between jobs, severance, jobless",
    },
    debt: {
      de: "Schulden, verschuldet, Überschuldung, Geldsorgen, Geld, Geldprobleme, Geldnot, Finanzen, finanziell, finanzielle Probleme, Schuldnerberatung, Insolvenz, Privatinsolvenz, pleite, Pleite, Kredit, Kredite, Kaufsucht, Shoppingsucht, Schuldenberatung, Armut, Inkasso, Pfändung, Geld sparen, Umgang mit Geld, Haushaltsbuch, Money Mindset, Finanzcoach, Geldcoach, Altersarmut",
      en: "debt, debts, in debt, money worries, money, money problems, financial, finances, finance, financial problems, financial trouble, bankruptcy, bankrupt, insolvency, broke, loans, loan, budgeting, saving money, shopping addiction, compulsive buying, overspending, poverty, money mindset, cost of living",
    },
    cyberbullying: {
      de: "Cybermobbing, Cyber-Mobbing, Cyberbullying, Mobbing im Internet, Online-Mobbing, Mobbing in der Schule, Shitstorm, Hass im Netz, Hasskommentare, Hate Speech, Cyberstalking, Cybergrooming, Doxing, Klassenchat, digitale Gewalt, Mobbing, gemobbt, Deepfake, Nacktbilder, Sextortion, Erpressung im Netz",
      en: "cyberbullying, cyber bullying, online bullying, bullied online, bullying, bullied, bullying at school, shitstorm, online hate, hate speech, hate comments, cyberstalking, grooming, doxxing, doxing, trolling, trolls, revenge porn, sextortion, deepfake, online harassment",
    },
    "screen-time": {
      de: "Bildschirmzeit, Handysucht, handysüchtig, Handy, Handynutzung, Smartphone, Smartphone-Sucht, Social Media, Social-Media-Sucht, soziale Medien, soziale Netzwerke, Instagram, TikTok, YouTube, Internetsucht, Mediensucht, Medienkonsum, Medienzeit, Mediennutzung, Medienerziehung, Digital Detox, Handyzeit, zu viel am Handy, Doomscrolling, Scrollen, Netflix, Medienkompetenz, Bildschirm, Onlinesucht, Tablet",
      en: "screen time, screens, screen addiction, phone, phone addiction, smartphone, smartphone addiction, social media, social media addiction, instagram, tiktok, youtube, internet addiction, digital detox, too much phone, doomscrolling, scrolling, netflix, media use, online addiction, tablet, FOMO, digital wellbeing",
    },
    gaming: {
      de: "Computerspiele, Computerspiel, Computerspielsucht, Computersucht, Spielsucht, spielsüchtig, Gaming, Gamer, Gamerin, zocken, Zocken, Videospiele, Videospiel, Gamingsucht, Online-Spiele, Fortnite, Minecraft, Konsole, Playstation, Glücksspiel, Glücksspielsucht, Wetten, Sportwetten, Casino, Roblox, E-Sport, Computer",
      en: "gaming, gamer, gamers, video game, video games, computer game, computer games, gaming addiction, video game addiction, gaming disorder, online games, fortnite, minecraft, console, playstation, roblox, gambling, gambler, gambling addiction, betting, casino, esports, computer",
    },
    "always-on": {
      de: "ständig erreichbar, ständige Erreichbarkeit, Erreichbarkeit, immer erreichbar, dauernd erreichbar, immer online, E-Mails nach Feierabend, E-Mail-Flut, Mails am Abend, digitaler Stress, Technostress, Informationsflut, Multitasking, nicht abschalten können, nie Feierabend, Diensthandy, Slack, Teams-Anrufe, Benachrichtigungen, ständig am Handy, Abschalten",
      en: "always reachable, always on, always online, constantly available, constant availability, availability, emails after work, email overload, inbox overload, information overload, digital stress, technostress, multitasking, can't switch off, switching off, never off duty, notifications, work phone, slack, zoom fatigue, constant interruptions",
    },
  },
};
