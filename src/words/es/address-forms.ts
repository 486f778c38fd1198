/** Words about the written forms of an address and its QR code. */
export const form = (label: string) => `forma ${label.charAt(0).toLowerCase()}${label.slice(1)}`
export const showCode = 'Mostrar código QR'
export const codeOf = (address: string) => `Código QR de ${address}`
export const codeFailed = 'No se pudo dibujar el código QR.'

/** Written forms of an address. */
export const bounceable = 'Con rebote'
export const nonBounceable = 'Sin rebote'
export const bounceableTest = 'Con rebote, solo de prueba'
export const nonBounceableTest = 'Sin rebote, solo de prueba'
export const raw = 'Raw'
