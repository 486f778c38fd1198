/** Words about replaying a transaction in this browser. */
export const title = 'Reejecución'
export const lead =
  'Ejecuta de nuevo esta transacción en tu navegador con la máquina virtual del propio TON. Si el resultado tiene el mismo hash, sus pasos son los que dio la red. Requiere de 4 a 6 llamadas, y 2,1 MB una sola vez.'
export const start = 'Reejecutar'

/** Reason of a failure, followed by the check that threw. */
export const checked = (reason: string, failure: string) => `${reason} · comprobado con una reejecución: ${failure}`
