/** Texts of the currency converter. */
export const title = 'Conversor'
export const failed = 'No se pudo cargar el precio'
export const noPrice = (coin: string) => `No hay un precio de ${coin} para convertir`
export const rate = (coin: string, price: string, currency: string) =>
  `1 ${coin} = ${price} ${currency}, al precio del proveedor. El resultado está redondeado.`
