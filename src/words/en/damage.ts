/** Faults of bytes, by their English names (`TonBytesError`). */
export const fault = (name: string) => name
