/** Words of which rows of a history are shown, each before how many there are. */
export const show = 'Mostrar'
export const all = (count: number) => `Todas ${count}`
export const received = 'Recibido'
export const sent = 'Enviado'
export const tokens = 'Tokens'
export const comments = 'Comentarios'
export const failed = 'Fallidas'
export const counterparty = 'Con quién'
export const everybody = 'Con todos'
export const none = 'Ninguna de las filas cargadas cumple ambas condiciones.'
