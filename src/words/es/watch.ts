/** Words of the watch list. */
export const title = 'Lista de seguimiento'
export const description =
  'Las direcciones que sigues: qué tienen, cuándo se movieron por última vez y si cambiaron desde que miraste.'
export const lead =
  'Los nombres, las notas y esta lista se guardan solo en este navegador: ningún servidor ni proveedor los recibe. Lo que tienen las cuentas se pregunta a toncenter y tonapi, de todas a la vez: ven las direcciones, pero no los nombres.'
export const documentName = (changed: number) => (changed > 0 ? `(${changed}) ${title}` : title)

export const none = 'Aún no sigues ninguna dirección'
export const noneWhy = 'Abre una dirección y pulsa “Seguir” debajo de ella. Después aparecerá aquí.'
export const findOne = 'Buscar una dirección'
export const status = 'Desde que miraste'
export const changed = 'Cambió'
export const unchanged = 'Sin cambios'
export const notLoaded = 'sin cargar'
export const lastActivity = 'Última actividad'
export function changedCount(changed: number, unknown: number, all: number) {
  const same = all - changed - unknown
  if (changed === 0 && unknown === 0) return `${all} en seguimiento, sin cambios desde que miraste`
  const known =
    changed > 0
      ? `${changed} de ${all} en seguimiento ${changed === 1 ? 'cambió' : 'cambiaron'} desde que miraste`
      : `${all} en seguimiento${same > 0 ? `, ${same} sin cambios desde que miraste` : ''}`
  return unknown > 0 ? `${known}, ${unknown} sin datos` : known
}
export const unmarked = 'tonapi no responde: faltan sus nombres, marcas de estafa y últimas actividades.'
export const lookAgain = 'Mirar de nuevo'
export const markSeen = 'Marcar todo como visto'

export const others = 'Otras direcciones con tus nombres y notas'
export const note = 'Nota'

export const address = 'Dirección'
