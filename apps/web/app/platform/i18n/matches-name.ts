/** Letters without diacritics: "danisch" finds "Dänisch". */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether a name contains what was typed. */
export const matchesName = (name: string, query: string): boolean => plain(name).includes(plain(query.trim()));
