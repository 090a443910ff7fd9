/**
 * An id with the number where a real one has its time. The GiST indexes of times compare the front of an id: with the
 * number at its end all coaches look alike, and each lookup reads a good part of the index.
 */
export const idOf = (block: string, number: string) =>
  `('${block}' || lpad(to_hex(${number}), 8, '0') || '70008000000000000000')::uuid`;
