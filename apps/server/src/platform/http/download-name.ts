/** Says that a file is to be kept under this name, never to be shown or run on our address (RFC 6266). */
export const asDownload = (name: string): string =>
  `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;

/** For programs that know no other letters. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]|["\\%]/g, "_");

/** RFC 8187 knows fewer plain signs than addresses do. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
