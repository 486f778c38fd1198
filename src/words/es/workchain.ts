/** Workchains of addresses. */
export const masterchain = 'Masterchain'
export const basechain = 'Basechain'
export const other = (number: number) => `Workchain ${number}`
