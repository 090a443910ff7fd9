export const careerWords = {
  area: {
    de: "Karriere, Karriere und Beruf, Beruf, beruflich, Berufsleben, Arbeit, Arbeitsleben, arbeiten, Job, Jobs, Arbeitswelt, Business, Karriereplanung, Laufbahn",
    en: "career, career and work, work, working, working life, job, jobs, profession, professional, business, career planning, employment",
  },
  topics: {
    calling: {
      de: "Berufung, Berufung finden, Sinn, Sinnsuche, Sinnkrise, Lebenssinn, Sinn des Lebens, Lebensaufgabe, Traumberuf, Traumjob, Berufswahl, Berufswunsch, Potenzial, Potenzialentfaltung, Stärken finden, Stärkenanalyse, Ziele, Lebensziel, Ziele finden, Zielfindung, Vision, Werte, Selbstfindung, Selbstverwirklichung, Ikigai, Orientierung, was will ich, Lebensfragen, Midlife-Crisis, Midlife-Krise",
      en: "calling, vocation, purpose, sense of purpose, meaning, meaning of life, dream job, life goals, goals, goal setting, strengths, potential, self-discovery, finding myself, values, ikigai, direction in life, passion, what do I want, midlife crisis, fulfilment, fulfillment",
    },
    "career-change": {
      de: "Berufliche Neuorientierung, Neuorientierung, Jobwechsel, Berufswechsel, Stellenwechsel, Branchenwechsel, Karrierewechsel, Quereinstieg, Quereinsteiger, Umorientierung, Umschulung, Neuanfang, neuer Job, neuen Job, neue Stelle, kündigen, Veränderung, beruflicher Neustart, Berufsorientierung, Job wechseln, Weiterbildung, Wechsel, Umzug, Auswandern, Sackgasse, unzufrieden im Job, innere Kündigung, Rente, Ruhestand, Pensionierung",
      en: "changing direction, career change, change of career, change career, changing careers, job change, change jobs, switch jobs, switching careers, career switch, career pivot, new job, new career, reorientation, retraining, quit my job, quitting, resign, new beginning, fresh start, career transition, stuck in my job, hate my job, relocation, retirement, retiring",
    },
    "job-application": {
      de: "Bewerbung, bewerben, Bewerbungsgespräch, Vorstellungsgespräch, Lebenslauf, Anschreiben, Motivationsschreiben, Bewerbungsunterlagen, Bewerbungsmappe, Bewerbungsfoto, Jobsuche, Stellensuche, Job finden, Arbeitssuche, Jobinterview, Assessment-Center, LinkedIn, Absage, Absagen, Arbeitszeugnis, Stellenanzeige",
      en: "job application, applying, apply for a job, applying for a job, application, cover letter, CV, résumé, resume writing, job interview, interview, interviews, interview training, job search, job hunt, job hunting, find a job, finding a job, assessment centre, assessment center, linkedin, rejection, headhunter",
    },
    salary: {
      de: "Gehalt, Gehaltsverhandlung, Gehaltserhöhung, Gehaltsgespräch, Lohn, Lohnerhöhung, mehr Geld, mehr Gehalt, verhandeln, Verhandlung, Verhandeln lernen, Beförderung, befördert, unterbezahlt, Vergütung, Gender Pay Gap, Honorar",
      en: "salary, salaries, salary negotiation, negotiating, negotiation, negotiate, pay rise, pay raise, raise, wage, wages, underpaid, promotion, promoted, more money, compensation, gender pay gap",
    },
    leadership: {
      de: "Führung, Führungskraft, Führungskräfte, Führungscoaching, Führungsrolle, Leadership, Leiten, Leitung, Teamleiter, Teamleitung, Teamleiterin, Vorgesetzte, Vorgesetzter, Mitarbeiter, Mitarbeiterführung, Mitarbeitergespräch, Management, Manager, Managerin, Führungsstil, neue Rolle, Team, Teamentwicklung, Teamcoaching, Delegieren, Chefin werden, Chef werden, Chef, Chefin, Executive, Geschäftsführer, Geschäftsführung, Sandwichposition, Feedback geben, Abteilungsleiter, agile Führung, Sparringspartner, Frauen in Führung",
      en: "leadership, leading people, lead a team, leading, leader, leaders, manager, managers, management, managing people, team lead, team leader, team, teams, delegate, delegation, delegating, executive, executive coaching, new manager, first-time manager, boss, supervisor, giving feedback, women in leadership, CEO, director, head of department",
    },
    "conflict-at-work": {
      de: "Konflikte am Arbeitsplatz, Konflikt, Konflikte, Konflikt im Team, Konfliktmanagement, Konfliktlösung, Mobbing, gemobbt, Bossing, Mobbing am Arbeitsplatz, Chef, Chefin, Vorgesetzter, Vorgesetzte, Kollege, Kollegen, Kollegin, Streit im Büro, Ärger mit dem Chef, schwieriger Chef, toxischer Chef, toxischer Arbeitsplatz, Betriebsklima, Arbeitsklima, Abmahnung, schwierige Gespräche, Kritikgespräch, Mediation, Mediator, Intrigen, Diskriminierung, Gewaltfreie Kommunikation, GFK, Ärger mit Kollegen, Stress mit Kollegen, Stress mit dem Chef, Kommunikation, Teamkonflikt",
      en: "conflict at work, workplace conflict, conflict, conflict management, conflict resolution, workplace bullying, bullying at work, bullying, bullied, mobbing, boss, bad boss, toxic boss, toxic workplace, colleague, colleagues, coworker, co-worker, office politics, difficult conversations, difficult people, mediation, mediator, discrimination, nonviolent communication, communication skills, communication, supervisor",
    },
    presenting: {
      de: "Auftreten, Präsentieren, Präsentation, Rede, Reden halten, öffentlich reden, Vortrag, Vorträge, Rhetorik, Lampenfieber, Redeangst, Sprechangst, Stimme, Stimmtraining, Körpersprache, Bühne, Bühnenangst, Auftrittsangst, freies Sprechen, vor Leuten sprechen, vor Publikum, Publikum, Präsenz, Ausstrahlung, Schlagfertigkeit, Medientraining, Charisma, Moderation, Angst vor Vorträgen, Angst vor Publikum, Angst vor dem Reden, Angst vor Präsentationen",
      en: "presenting, presentation, public speaking, speaking in public, speech, speeches, give a talk, stage fright, stage, rhetoric, voice, voice training, body language, presence, audience, charisma, fear of speaking, glossophobia, pitch, pitching, media training, quick-witted, speaking up in meetings",
    },
    "self-employment": {
      de: "Selbstständigkeit, Selbständigkeit, selbstständig, selbständig, selbstständig machen, Gründung, gründen, Gründer, Gründerin, Existenzgründung, Start-up, Startup, Unternehmer, Unternehmerin, Unternehmertum, Freiberufler, freiberuflich, Freelancer, eigenes Unternehmen, Nebengewerbe, nebenberuflich, Positionierung, Kundengewinnung, Akquise, Kunden gewinnen, Solopreneur, Unternehmensnachfolge, Familienunternehmen, Geschäftsidee, Businessplan, Firma gründen, Marketing",
      en: "self-employment, self-employed, working for yourself, freelance, freelancer, freelancing, start a business, starting a business, start-up, startup, founder, founding, entrepreneur, entrepreneurship, own business, small business, side business, side hustle, solopreneur, business idea, business plan, finding clients, marketing, family business, be my own boss",
    },
    "return-to-work": {
      de: "Wiedereinstieg, beruflicher Wiedereinstieg, Rückkehr in den Beruf, Rückkehr in den Job, Elternzeit, nach der Elternzeit, zurück in den Job, Wiedereingliederung, Hamburger Modell, Berufsrückkehr, Babypause, nach Krankheit zurück, Wiedereinsteigerin, lange Pause, Auszeit, Sabbatical, BEM",
      en: "returning to work, return to work, back to work, going back to work, maternity leave, parental leave, after maternity leave, career break, returner, reintegration, after illness, comeback, sabbatical, coming back after baby",
    },
    "work-life-balance": {
      de: "Work-Life-Balance, Vereinbarkeit, Vereinbarkeit von Familie und Beruf, Beruf und Privatleben, Beruf und Familie, Privatleben, zu viel Arbeit, zu viel zu tun, Überstunden, Überarbeitung, überarbeitet, Workaholic, Arbeitssucht, arbeitssüchtig, Zeitmanagement, keine Zeit, Zeitmangel, Teilzeit, Freizeit, Feierabend, Homeoffice, Mental Load, Doppelbelastung, Arbeitszeit, Arbeitsbelastung, Selbstmanagement, Balance",
      en: "work-life balance, work and private life, work and family, private life, too much work, overwork, overworked, overtime, long hours, workload, workaholic, time management, no time, part-time, work from home, remote work, home office, mental load, juggling work and family, working mother, working mum, balance, self-management",
    },
  },
};
