/** Workchains of addresses. */
export const masterchain = '主链'
export const basechain = '基本链'
export const other = (number: number) => `工作链 ${number}`
