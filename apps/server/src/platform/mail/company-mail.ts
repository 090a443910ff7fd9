import type { Locale } from "@aufwind/rules/locale";
import type { Config } from "../config/config.ts";
import type { Translator } from "../i18n/translator.ts";
import { defangLinks } from "./defang-links.ts";
import { type Card, mailBody, type Ticket } from "./mail-body.ts";
import type { OutgoingMail } from "./outbox.ts";

type Deps = { translator: Translator; config: Pick<Config, "brand" | "company" | "http"> };
type Passage =
  | string
  | { quote: string }
  | { card: Card }
  | { ticket: Ticket }
  | { textOnly: string }
  | { label: string; url: string };
type Content = {
  locale: Locale;
  heading: string;
  passages: Passage[];
  /** If known. */
  firstName?: string;
};

/** A mail's frame: greeting, content, closing, and sender. Only our own addresses can be clicked. */
export function companyMailBody({ translator, config }: Deps, { locale, heading, passages, firstName }: Content) {
  const { brand, company } = config;
  const fallback = translator.t(locale, "mail:button");
  const plain = (text: string) => defangLinks(text, { brand, publicUrl: config.http.publicUrl });
  const said = passages.map((each) => {
    if (typeof each === "string") return plain(each);
    if ("quote" in each) return { quote: plain(each.quote) };
    if ("textOnly" in each) return { textOnly: plain(each.textOnly) };
    if ("ticket" in each) return { ticket: { ...each.ticket, names: each.ticket.names.map(plain) } };
    if ("card" in each) return { card: plainCard(each.card, plain) };
    return { ...each, label: plain(each.label), fallback };
  });
  const greeting = firstName
    ? translator.t(locale, "mail:greetingTo", { name: firstName })
    : translator.t(locale, "mail:greeting");
  return mailBody({
    locale,
    brand,
    heading: plain(heading),
    passages: [plain(greeting), ...said, translator.t(locale, "mail:closing")],
    footer: [translator.t(locale, "mail:sender", company), translator.t(locale, "mail:help", company)],
  });
}

function plainCard(card: Card, plain: (text: string) => string): Card {
  const plainFact = ({ label, value }: Card["person"]) => ({ label, value: plain(value) });
  return { ...card, person: plainFact(card.person), facts: card.facts.map(plainFact) };
}

type Mail = Content & { email: string; subject: string };

/** A framed mail to a person. */
export const companyMail = (deps: Deps, { email, subject, ...content }: Mail): OutgoingMail => ({
  to: email,
  locale: content.locale,
  subject: defangLinks(subject, { brand: deps.config.brand, publicUrl: deps.config.http.publicUrl }),
  ...companyMailBody(deps, content),
});

type OutcomeParams = { about: Passage[]; url: string };

/** What happened, what it is about, what comes next and where: the order of mails that tell an outcome. */
export const outcomePassages = (
  t: (key: "happened" | "next" | "button") => string,
  { about, url }: OutcomeParams,
): Passage[] => [t("happened"), ...about, t("next"), { label: t("button"), url }];

/** The subject and the heading of a mail, which stand first among its own sentences. */
export const subjectAndHeading = (t: (key: "subject" | "heading") => string) => ({
  subject: t("subject"),
  heading: t("heading"),
});
