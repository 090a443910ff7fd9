/** Of each byte, as browsers read it; programs that know no Unicode expect files in it. */
const CODES = new Map(
  [...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, code) => code))].map(
    (sign, code) => [sign, code] as const,
  ),
);
const QUESTION_MARK = 63;

/** A text in Windows-1252. A letter that it lacks loses its accent, or becomes a question mark. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text.normalize("NFC")], (sign) => CODES.get(sign) ?? plainest(sign));

const plainest = (sign: string): number => CODES.get(sign.normalize("NFD").charAt(0)) ?? QUESTION_MARK;
