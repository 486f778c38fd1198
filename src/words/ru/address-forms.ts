/** Words about the written forms of an address and its QR code. */
export const form = (label: string) => `адрес в форме ${label.toLowerCase()}`
export const showCode = 'Показать QR-код'
export const codeOf = (address: string) => `QR-код адреса ${address}`
export const codeFailed = 'Не удалось нарисовать QR-код.'
