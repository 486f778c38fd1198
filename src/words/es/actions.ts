/** Words about the actions that a contract asked for in its run. */
export const title = (count: number) => (count === 1 ? 'Acción' : `Acciones (${count})`)
export const noneDone = (count: number) =>
  count === 1
    ? 'El contrato la pidió, pero no se realizó: la fase de acciones falló.'
    : 'El contrato las pidió, pero no se realizó ninguna: la fase de acciones falló.'
export const message = 'Enviar un mensaje'
export const reserve = 'Reservar un monto'
export const code = 'Reemplazar el código'
export const library = 'Cambiar una biblioteca'
export const unknown = 'Una acción desconocida'
export const unreadable = 'La lista de acciones que dejó el contrato no se puede leer.'
export const mode = (mode: number) => `modo ${mode}`

const parts: [number, string][] = [
  [1, 'comisiones aparte del monto'],
  [2, 'se omite si falla'],
  [16, 'rebota si falla'],
  [32, 'elimina la cuenta si queda en cero'],
  [64, 'con el monto que llegó'],
  [128, 'con todo el saldo'],
]
/** A mode of sending, with its flags in words. */
export const flags = (mode: number) => {
  const named = parts.filter(([flag]) => mode & flag).map(([, words]) => words)
  return named.length > 0 ? `${mode}: ${named.join(', ')}` : `${mode}`
}
export const sendMode = (mode: number) => `modo ${flags(mode)}`
