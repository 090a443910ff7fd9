/** A coach's data for every section. */
export const INTRODUCTION = {
  title: "dr",
  preferredPronoun: "she",
  preferredGenderIdentity: "female",
  organizationSector: "health",
  tagLine: { de: "Ruhe finden", en: "Find calm" },
};
export const SALES_PITCH = { salesPitch: { de: "Klarheit in\nsechs Wochen.", en: "Clarity in six weeks." } };
export const AREAS = { areasOfIntervention: ["burnout", "Führung in der Musik"] };
export const BIO = {
  aboutMe: { de: "Über mich", en: "About me" },
  description: { de: "So arbeite ich", en: "How I work" },
  certifications: { de: "Zertifikat", en: "Certificate" },
  enableBIO: true,
  aboutVideoUrl: "https://vimeo.com/76979871",
};
export const LANGUAGES = { spokenLanguages: ["de", "en"] };
export const SOCIAL_NETWORKS = {
  linkedin: "www.linkedin.com/in/erika",
  xing: "",
  instagram: "",
  facebook: "",
  youtube: "",
  tiktok: "",
  website: "https://erika.example.org",
};
export const IBAN = "DE89370400440532013000";
export const BUSINESS = {
  companyName: "Muster Coaching",
  address1: "Torstraße 1",
  address2: "Hinterhaus",
  zipCode: "10119",
  city: "Berlin",
  country: "DE",
  companyEmail: "praxis@example.org",
  phone: "+49 30 1234567",
  register: "none",
  registerCourt: "",
  registerNumber: "",
  certifyLawful: true,
  vatStatus: "regular",
  vatNumber: "DE123456789",
  taxNumber: "151/815/08156",
  iban: IBAN,
};
export const CONSULTATIONS = {
  discovery: { description: { de: "Wir lernen uns kennen.", en: "We get to know each other." } },
  standard: { durationMinutes: 60, description: { de: "Ein Thema", en: "One topic" }, netPriceCents: 9500 },
  extended: { durationMinutes: 90, description: { de: "Mehr Zeit", en: "More time" }, netPriceCents: 14000 },
};
export const RESUME = {
  title: "Coach seit 2012",
  description: "Mein Weg",
  fileUrl: "",
  educations: [{ degree: "master", year: 2009, institution: "FU Berlin", description: "Psychologie" }],
  workExperiences: [{ title: "Leiterin", year: 2015, company: "Klinik", description: "Team von zwölf" }],
  professionalTrainings: [{ title: "Systemisch", year: 2012, trainingCenter: "Institut", description: "Zwei Jahre" }],
  scientificPublications: [{ title: "Ruhe", year: 2018, publisher: "Verlag", description: "Ein Buch" }],
  conferences: [{ title: "Tagung", year: 2020, organizer: "Verband", description: "Vortrag" }],
};
/** Billing details. */
export const BILLING = {
  name: "Muster GmbH",
  email: "rechnung@example.org",
  phone: "+49 30 1234567",
  address: "Torstraße 1",
  city: "Berlin",
  postalCode: "10119",
  country: "DE",
  taxType: "eu_vat",
  taxNumber: "DE123456789",
};
