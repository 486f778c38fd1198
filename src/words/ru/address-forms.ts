/** Words about the written forms of an address and its QR code. */
export const form = (label: string) => `адрес в форме ${label.toLowerCase()}`
export const showCode = 'Показать QR-код'
export const codeOf = (address: string) => `QR-код адреса ${address}`
export const codeFailed = 'Не удалось нарисовать QR-код.'

/** Written forms of an address. */
export const bounceable = 'Bounceable'
export const nonBounceable = 'Non-bounceable'
export const bounceableTest = 'Bounceable, тестовая сеть'
export const nonBounceableTest = 'Non-bounceable, тестовая сеть'
export const raw = 'Raw'
