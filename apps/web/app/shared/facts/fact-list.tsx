import { FactLine } from "../../ui/fact-line.tsx";
import styles from "./facts.module.css";

/** One line of a list of facts, in the two columns of the list itself. */
export const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div style={{ display: "contents" }}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

type Facts = readonly (readonly [name: string, value: string])[];

/** The lines of a list of facts, each in a box of its own. */
export const FactRows = ({ rows }: { rows: Facts }) =>
  rows.map(([name, value]) => (
    <FactLine key={name} name={name}>
      {value}
    </FactLine>
  ));

/** Facts of which each has a name and a value. */
export const FactList = ({ facts }: { facts: Facts }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </dl>
);
