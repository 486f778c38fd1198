/** Words about what a pasted message would do. */
export const title = 'Qué pasaría'
export const lead =
  'Prueba este mensaje con su destinatario tal como está ahora, en tu navegador. No se envía nada; a toncenter se le piden la cuenta y las reglas de la red: tres llamadas, y 2,1 MB una sola vez.'
export const forecast = 'Una previsión: nada de esto ha ocurrido'
export const basis = (seqno: string) =>
  `Probado con la cuenta tal como la dejó el bloque ${seqno} de la masterchain. Lo que ocurra antes de que llegue el mensaje puede cambiarlo, y también los números aleatorios.`
export const refused = (reason: string) => `La cuenta no lo aceptaría: ${reason}`
