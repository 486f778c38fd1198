/** Kinds of contracts, by their English names (`domain/account/contract-type.ts`). */
export const kind = (name: string) => name
