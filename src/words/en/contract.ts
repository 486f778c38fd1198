/** Kinds of contracts in other words than their English names (`domain/account/contract-type.ts`), by these. */
export const kinds: Readonly<Record<string, string>> = {}
