/** Reasons why something could not be loaded; `who` is the provider that was asked. */
export const offline = 'Parece que este dispositivo no tiene conexión.'
export const timeout = (who: string) => `${who} no respondió en 30 segundos.`
export const rateLimited = (who: string) =>
  `${who} limita cuántas consultas acepta; debería responder en unos segundos.`
export const refused = (who: string) => `${who} no aceptó la consulta.`
export const malformed = (who: string) =>
  `${who} envió una respuesta que no se puede leer, así que no se muestra nada de ella.`
export const notFound = (who: string) => `${who} no lo conoce.`
export const notReady = (who: string) => `${who} aún no lo tiene; debería tenerlo en unos segundos.`
export const tooLong = (who: string) => `Para ${who} es demasiado largo para enumerarlo.`
export const broken = (who: string) => `${who} no está accesible o tiene un fallo.`
export const another = (who: string, what: string) => {
  const others = new Map([
    ['transaction', 'otra transacción'],
    ['account', 'otra cuenta'],
    ['block', 'otro bloque'],
    ['jetton', 'otro jetton'],
    ['NFT', 'otro NFT'],
    ['collection', 'otra colección'],
    ['domain', 'otro dominio'],
    ['trace', 'otra traza'],
  ])
  return `${who} respondió con ${others.get(what) ?? `otra cosa (${what})`}, así que no se muestra nada de la respuesta.`
}
export const unknown = 'Algo falló en esta página. Puede que recargarla ayude.'
