/** Words about making a transaction again in this browser. */
export const title = 'Reejecución'
export const lead =
  'Ejecuta de nuevo esta transacción en tu navegador con la máquina virtual del propio TON. Si el resultado tiene el mismo hash, sus pasos son los que dio la red. Requiere de 4 a 6 llamadas, y 2,1 MB una sola vez.'
export const start = 'Reejecutar'

/** The check that threw, behind the reason of a failure. */
export const checked = (reason: string, failure: string) => `${reason} · comprobado con una reejecución: ${failure}`
