/** Workchains of addresses. */
export const masterchain = 'Мастерчейн'
export const basechain = 'Бейсчейн'
export const other = (number: number) => `Воркчейн ${number}`
