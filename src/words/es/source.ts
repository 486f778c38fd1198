/** Words about who said what is shown, and when. */
export const fromBrowser = (said: string) => `guardado aquí, ${said}`
export const fromList = 'de una lista'
/** Names of providers, in one text. */
export const list = (names: string[]) => new Intl.ListFormat('es').format(names)
export const justNow = 'ahora mismo'
export const refreshFailed = (why: string) => `No se actualizó: ${why}`
export const restComes = 'el resto está en camino'
export const refreshesIn = (seconds: number) => `se actualiza en ${seconds}\u00a0s`
export const refresh = 'Actualizar'
export const compare = 'Comparar'
export const compareHint = 'Preguntar lo mismo a los demás proveedores'
