/** Makes a file a download under this name, never shown or run on our origin (RFC 6266). */
export const asDownload = (name: string): string =>
  `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;

/** An ASCII fallback for old programs. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]|["\\%]/g, "_");

/** RFC 8187 allows fewer plain characters than URLs do. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
