/** Our own line drawing: a kite that left on the updraft. */
export function NotFoundIllustration({ styles }: { styles: CSSModuleClasses }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 220" aria-hidden="true">
      <path className={styles.faint} d="M150 192c60 8 104-8 132-52 12-20 26-32 52-38" />
      <path className={styles.ground} d="M18 206h324" />
      <g className={styles.kite}>
        <path d="M262 18 306 58 250 108 226 54z" />
        <path className={styles.faint} d="M262 18 250 108M226 54l80 4" />
        <path className={styles.tail} d="M250 108c-14 16 8 26-8 42s10 22-14 40" />
        <path className={styles.tail} d="m238 130 10 5-3-11zm2 30 9-6 1 11zm-10 24 4-10 6 9z" />
      </g>
      <g className={styles.person}>
        <circle cx="92" cy="122" r="14" />
        <path d="M92 136c-12 8-14 26-13 40l-6 30m19-34 10 34M79 176h26c1-16-1-30-13-40m-2 14c14 2 30-8 40-26" />
        <path d="M80 116c2-14 22-16 26 0" />
      </g>
      <path className={styles.faint} d="M186 32c10-8 20-6 26 2M40 60c8-6 16-5 22 1" />
    </svg>
  );
}
