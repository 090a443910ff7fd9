/** "08/2027", as it stands on a card. */
export const expiryMonth = (expiresOn: string): string => `${expiresOn.slice(5, 7)}/${expiresOn.slice(0, 4)}`;
