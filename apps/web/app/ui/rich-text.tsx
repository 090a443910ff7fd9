import { Fragment } from "react";
import { PageLink } from "../platform/i18n/locale.tsx";

type Tags = Record<string, (words: string) => React.ReactNode>;

/** For sentences that name the privacy notice. */
export const PRIVACY_LINK: Tags = { privacy: (words) => <PageLink to="privacy">{words}</PageLink> };

const strong = (words: string) => <strong>{words}</strong>;

/** A translated sentence with `<name>words</name>` in it; `strong` is built in, others are given. */
export function RichText({ text, tags = {} }: { text: string; tags?: Tags }) {
  const known: Tags = { strong, ...tags };
  const pieces = text.split(/(<\w+>.*?<\/\w+>)/);
  return pieces.map((piece, index) => {
    const [, name = "", words = ""] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{known[name]?.(words) ?? piece}</Fragment>;
  });
}
