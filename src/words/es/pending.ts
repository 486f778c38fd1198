/** Words about a message that is in no block yet. */
export const title = 'Aún en ningún bloque'
export const lead = 'La red tiene este mensaje. Lo que hará no es un hecho hasta que un bloque lo contenga.'
export const inBlock = 'Ya está en un bloque'
export const inBlockLead = 'Se está buscando.'
export const gone = 'Ya no está en espera'
export const goneLead = 'O está en un bloque, y se está buscando, o la red lo descartó.'
export const signedBy = 'Para la cuenta'
export const ordered = 'Órdenes'
export const orderUnread = 'Sus bytes no se pueden leer como una orden'
export const bytes =
  'Leído de los bytes del mensaje, que tienen este hash. Si están bien firmados lo comprobará su cuenta.'
export const unstored = 'El proveedor no tiene los bytes de este mensaje'
export const expected = 'Previsto'
export const expectedSteps = (count: number) =>
  `${count} ${count === 1 ? 'transacción' : 'transacciones'}, según la emulación del proveedor; ninguna ha ocurrido`
export const message = 'Hash del mensaje'
