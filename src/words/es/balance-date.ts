/** Words about an account as it was on a date. */
export const title = 'Saldo en una fecha'
export const lead =
  'Al último bloque de un día de tu calendario, demostrado aquí: el bloque que toncenter encuentra para ese día, la cuenta después de él y las firmas de los validadores.'
export const label = 'Día'
export const go = 'Demostrar saldo'
export const finding = 'Buscando el bloque de ese día…'
export const notOver = 'Ese día aún no ha terminado: el saldo actual está más arriba.'
export const none = (day: string) => `La red no existía el ${day}.`
export const failed = (day: string) => `No se encontró el bloque del ${day}.`
export const found = (seqno: string, day: string) =>
  `Bloque ${seqno} de la masterchain, el más reciente al final del ${day}`

export const asset = 'De'
export const jetton = (unit: string, address: string) => `${unit} · ${address}`
export const jettons = 'Sus jettons'
export const coins = 'Su propio saldo'
/** Of a jetton; whose word it is that a contract is its wallet. */
export const ofWallet =
  'De {wallet}. Que esta es la billetera de la cuenta para ese jetton lo dice el índice; no está demostrado.'
export const unreadable = 'Los datos de esta billetera de jetton tienen una estructura que aquí no se conoce.'
