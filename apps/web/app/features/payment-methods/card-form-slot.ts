/** Makes the form of a new card; rooms do not import each other, so the route hands it over. */
export type CardFormSlot = (parts: { added: () => void; back: React.ReactNode }) => React.ReactNode;
