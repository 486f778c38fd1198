/** Words of the file of a visitor's own names. */
export const file = 'Tus nombres en un archivo'
export const fileLead =
  'Llévalos a otro navegador o guarda una copia: si borras los datos de este sitio, se pierden. También se puede leer un archivo de favoritos de Acton (acton-favorites).'
export const save = (count: number) => `Guardar ${count} ${count === 1 ? 'dirección' : 'direcciones'} en un archivo`
export const nothingToSave = 'Aún no hay nada que guardar'
export const choose = 'Leer un archivo'

export const unreadable = {
  'too large': 'El archivo ocupa más de 5 MB. No se cambió nada.',
  'no json': 'El archivo está roto o no es JSON. No se cambió nada.',
  foreign: 'El archivo no contiene nombres de Nanoscope ni favoritos de Acton. No se cambió nada.',
  'later version': 'El archivo es de una versión más nueva que la que lee este sitio. No se cambió nada.',
  damaged: 'El archivo está dañado: donde se espera una lista hay otra cosa. No se cambió nada.',
}
export const cannotRead = 'El navegador no pudo leer el archivo. No se cambió nada.'
export const preview = 'Qué cambiaría al leer este archivo'
export const counts = (news: number, changed: number, same: number, refused: number) =>
  `Nuevos: ${news}; cambiados: ${changed}; iguales: ${same}; rechazados: ${refused}.`
export const otherNetwork = (theirs: string, ours: string) =>
  `El archivo dice que sus direcciones son de ${theirs}; este sitio muestra ${ours}.`
export const where = 'Donde ambos tienen algo'
export const keepMine = 'Conservar lo mío'
export const takeTheirs = 'Usar lo del archivo'
export const merge = 'Combinar'
export const nothingToMerge = 'Nada que combinar'
export const dismiss = 'Descartar'
export const merged = (added: number, changed: number) => `Combinado. Añadidos: ${added}; cambiados: ${changed}.`

export const kind = 'Qué es'
export const mine = 'Lo tuyo'
export const theirs = 'En el archivo'
export const kinds = { new: 'nuevo', changed: 'cambiado', same: 'igual', refused: 'rechazado' }
export const watched = 'en seguimiento'
export const refusals = {
  'no address': 'no es una dirección',
  'nothing to keep': 'sin nombre, nota ni seguimiento',
  twice: 'más de una vez en el archivo',
}
export const nothing = '(nada)'
