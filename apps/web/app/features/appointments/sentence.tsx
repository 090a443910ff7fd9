import { Moment } from "../../ui/moment.tsx";
import { RichText } from "../../ui/rich-text.tsx";

type SentenceProps = { text: string; at?: string | undefined; from?: string | undefined; until?: string | undefined };

/** A sentence with moments in it: `<until></until>` is replaced by one. */
export function Sentence({ text, ...moments }: SentenceProps) {
  const tags = Object.fromEntries(
    Object.entries(moments).flatMap(([name, at]) => (at ? [[name, () => <Moment at={at} beside />]] : [])),
  );
  return <RichText text={text} tags={tags} />;
}
