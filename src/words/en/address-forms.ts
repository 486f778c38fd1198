/** Words about the written forms of an address and its QR code. */
export const form = (label: string) => `${label.toLowerCase()} form`
export const showCode = 'Show QR code'
export const codeOf = (address: string) => `QR code of ${address}`
export const codeFailed = 'The QR code could not be drawn.'

/** Written forms of an address. */
export const bounceable = 'Bounceable'
export const nonBounceable = 'Non-bounceable'
export const bounceableTest = 'Bounceable, test only'
export const nonBounceableTest = 'Non-bounceable, test only'
export const raw = 'Raw'
