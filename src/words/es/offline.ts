/** Words of the links offered offline, after the message that there is no connection. */
export const kept = 'Guardado en este navegador:'
