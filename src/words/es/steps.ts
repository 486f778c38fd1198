/** Words about a trace that is found transaction by transaction. */
export const lead =
  'El nodo puede encontrarla paso a paso: cada botón de abajo pide a toncenter una transacción, cuyo hash y enlace se comprueban aquí.'
export const found = (count: number) =>
  count === 1
    ? '1 transacción de esta traza en pantalla, comprobada aquí'
    : `${count} transacciones de esta traza en pantalla, cada una comprobada aquí`
export const findReceiver = 'Buscar qué inició'
export const findSender = 'Buscar qué la envió'
export const sentBy = 'Enviado por'
export const looking = 'consultando a toncenter…'
export const notFound = 'Aún no se conoce ninguna transacción para este mensaje: puede que no se haya producido.'
export const failed = (why: string) => `No se cargó. ${why}`
export const foundOf = (found: number) => (found === 1 ? '1 encontrada' : `${found} encontradas`)
