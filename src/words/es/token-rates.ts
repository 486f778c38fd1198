/** Words about the rates of tokens. */
export const title = 'Precios de tokens'
export const failed = 'No se pudieron cargar los precios'
export const none = 'No hay precios'
export const day = '24\u00a0h'
export const week = '7 días'
export const month = '30 días'
