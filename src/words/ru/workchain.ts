/** Workchains of addresses. */
export const masterchain = 'Мастерчейн'
export const basechain = 'Бейсчейн'
export const other = (number: string) => `Воркчейн ${number}`
