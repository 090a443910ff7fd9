import styles from "./row-facts.module.css";

type Fact = string | { text: string; isBad: true };
type Absent = false | null | undefined | "";
type RowFactsProps = { className?: string | undefined; facts: readonly (Fact | Absent)[] };

const isSaid = (fact: Fact | Absent): fact is Fact => Boolean(fact);

/** Facts in one or more lines: none breaks inside, and the dot stays with the fact before it. */
export function RowFacts({ className, facts }: RowFactsProps) {
  const shown = facts.filter(isSaid);
  return (
    <span className={className}>
      {shown.map((fact, place) => {
        const { text, isBad } = typeof fact === "string" ? { text: fact, isBad: undefined } : fact;
        const isLast = place === shown.length - 1;
        return [
          <span key={text} className={styles.fact}>
            {isBad ? <b>{text}</b> : text}
            {!isLast && " ·"}
          </span>,
          !isLast && " ",
        ];
      })}
    </span>
  );
}
