/** Words about a history that is shown from a date on back. */
export const label = 'Mostrar el historial hasta un día'
export const open = 'Ir a un día'
export const go = 'Mostrar'
export const from = (day: string, source: string) => `Del ${day} hacia atrás, según la lista de ${source}.`
export const none = (day: string) => `No ocurrió nada hasta el ${day}.`
export const failed = (day: string) => `El historial hasta el ${day} no se cargó.`
export const newest = 'Volver a lo más reciente'
