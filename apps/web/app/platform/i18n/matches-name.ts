/** Letters without their marks: whoever types "danisch" means "Dänisch". */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether a name has what was typed anywhere in it. */
export const matchesName = (name: string, query: string): boolean => plain(name).includes(plain(query.trim()));
