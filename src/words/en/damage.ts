/** What is wrong with bytes in other words than `TonBytesError.fault`, by these. */
export const faults: Readonly<Record<string, string>> = {}
