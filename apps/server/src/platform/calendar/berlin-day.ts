/** The day of an instant in Berlin, as `yyyy-mm-dd`. */
export const berlinDay = (instant: Date): string =>
  instant.toTemporalInstant().toZonedDateTimeISO("Europe/Berlin").toPlainDate().toString();
