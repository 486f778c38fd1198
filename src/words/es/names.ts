/** Words about names that no provider gives: the visitor's own, and public lists. */
export const yours = 'el nombre que le pusiste'
export const mayHaveRunOut = '(según un índice que no sabe si han vencido)'
export const burnAddress = 'dirección de quema'
export const burnWhy = 'se ve por su forma: todo ceros, así que nadie puede tener su clave'
export const lookAlike = 'imitación'
export const scamBy = (list: string) => `estafa, según ${list}`

/** Plainer words for a list's kinds of accounts. */
export const categories: Readonly<Record<string, string>> = {
  CEX: 'exchange',
  DEX: 'exchange descentralizado',
  defi: 'DeFi',
  tradingbot: 'bot de trading',
}
/** Author of a label, in a line: the list and its revision, the day it was taken, and the kind of account, which may be empty. */
export const labelBy = (list: string, made: string, category: string) =>
  `etiqueta pública de ${list}, tomada el ${made}${category && `: ${category}`}`
export const ofList = 'etiqueta pública'

export const editTitle = 'Tu nombre para esta dirección'
export const editLead = 'Se guarda solo en este navegador: ningún servidor ni proveedor lo recibe.'
export const name = 'Nombre'
export const note = 'Nota'
export const watchIt = 'Seguir'
export const isWatched = 'En seguimiento'
export const watch = 'Seguir esta dirección'
export const watchWhy = 'Aparecerá en la lista de seguimiento, con su saldo y si tuvo movimientos.'
export const save = 'Guardar'
export const saved = 'Guardado'
export const remove = 'Quitar'
export const removed = 'Quitado'
export const close = 'Cerrar'
export const toWatchList = 'Lista de seguimiento'

export const storageFull =
  'A este navegador no le queda espacio para este sitio: no se cambió nada. Quita los nombres o notas que ya no necesites e inténtalo de nuevo.'
export const storageForbidden = 'Este navegador no permite que el sitio guarde nada: no se cambió nada.'
export const tooMany = (most: number) =>
  `Como máximo ${most} direcciones pueden tener nombre o nota: no se cambió nada.`
export const tooManyWatched = (most: number) => `Como máximo se pueden seguir ${most} direcciones: no se cambió nada.`

export const yourNote = 'Tu nota:'
/** `{name}` is drawn in its place. */
export const providerName = 'tonapi la llama {name}'
export const publicLabel = (category: string, list: string, made: string) =>
  `Etiqueta pública: {name}${category && ` (${category})`} — ${list}, al ${made}`
export const labelWarning = (list: string, made: string) =>
  `La lista pública ${list}, al ${made}, señala esta cuenta como fraudulenta. No le envíes nada ni creas nada de lo que envía.`

export const alikePaid = 'Una dirección de aquí se parece a una a la que esta cuenta pagó antes, pero es otra.'
export const alikeNamed = 'Una dirección de aquí se parece a una a la que pusiste nombre, pero es otra.'
export const alikeSelf = 'Una dirección de aquí se parece a la de esta misma cuenta, pero es otra.'
export const alikeBelow = (count: number) =>
  count === 1
    ? 'Una dirección del historial de abajo se parece a una conocida aquí, pero es otra.'
    : `${count} direcciones del historial de abajo se parecen a otras conocidas aquí, pero son distintas.`
export const compareThem = 'Comparar'
export const suspect = 'La de aquí:'
export const paidBefore = 'La que recibió un pago antes:'
export const namedByYou = 'La que tiene tu nombre:'
export const itself = 'Esta cuenta:'
export const alikeLead =
  'Compara las direcciones completas antes de copiar una: esos remitentes esperan que les pagues por error. Las letras que difieren están subrayadas.'
export const moreAlike = (count: number) =>
  count === 1
    ? 'Otra dirección se parece a una conocida aquí.'
    : `Otras ${count} direcciones se parecen a algunas conocidas aquí.`
