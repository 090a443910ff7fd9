import styles from "./rating.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A full star; the number beside it says how many. */
export const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d="m12 3.6 2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.9l6-.8z" />
  </svg>
);

/** A number of stars, with words for screen readers. */
export const Stars = ({ count, words }: { count: number; words: string }) => (
  <span>
    <span className={styles.stars} aria-hidden="true">
      {"★".repeat(count)}
      <span className={styles.rest}>{"★".repeat(5 - count)}</span>
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

type Bar = { stars: number; count: number; share: number; label: string; unit: string };
type StarSpreadProps = {
  /** "4,6", and the same in words. */
  score: string;
  scoreWords: string;
  /** The count, in words. */
  total: string;
  caption: string;
  bars: readonly Bar[];
};

/** A mean rating and its distribution: a chart that is a table. */
export function StarSpread({ score, scoreWords, total, caption, bars }: StarSpreadProps) {
  return (
    <div className={styles.spread}>
      <p className={styles.score}>
        <span aria-hidden="true">
          {score} <Star />
        </span>
        <VisuallyHidden>{scoreWords}</VisuallyHidden>
        <small>{total}</small>
      </p>
      <table className={styles.bars}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {bars.map(({ stars, count, share, label, unit }) => (
            <tr key={stars}>
              <th scope="row">{label}</th>
              <td className={styles.bar} aria-hidden="true">
                <i style={{ "--share": share } as React.CSSProperties} />
              </td>
              <td>
                {count}
                <VisuallyHidden> {unit}</VisuallyHidden>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
