/** Words about what a message says, and how jettons moved. */
export const bytes = (hex: string) => `Bytes ${hex}`
export const encrypted = 'Cifrado'
export const operation = (name: string) => `Operación ${name}`
export const privateToBoth = ', solo pueden leerlo el remitente y el destinatario'
export const hadBeenSent = 'se había enviado'
export const arrived = 'llegó'
export const moveFailed = ' falló'
/** Link to the trace below, for a message about jettons. */
export const noneListed = 'tonapi no muestra jettons que se movieran aquí; los pasos de abajo muestran lo que se pidió'
export const tooLong = 'Demasiadas transferencias para mostrarlas'
export const tooLongWhy = 'Esta transacción es parte de una traza demasiado larga para el indexador.'
