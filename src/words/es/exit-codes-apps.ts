/** Exit codes of single applications' contracts: a line each, the code and its meaning; by kind of contract. */

export const subscription = `
460 TON insuficientes
461 Cobro antes de tiempo
462 Cobros demasiado frecuentes
463 No lo envió la billetera
464 Aún sin activar
465 Ya está activada
466 No lo envió el propietario
467 No lo envió el beneficiario
468 Fecha de cobro no válida
469 Reducción del pago no válida
470 La suscripción no está activa
471 La billetera es la dirección a la que se paga`

export const bidask = `
83 TON insuficientes para el gas`

export const coffeeMev = `
100 No hay nada que reenviar
101 La orden de DeDust está vacía
200 Contenido no válido de una orden de jettons
201 Contenido no válido de una orden de TON
300 No lo envió el administrador`

export const coffeeCross = `
100 No hay nada válido que reenviar
101 La orden de DeDust está vacía
102 La orden de TON por proxy está vacía
103 La orden de BidAsk está vacía
200 No lo envió el administrador`

export const coffeeStaking = `
80 Monto no válido
81 Billetera de jetton desconocida
82 Valor no válido en un diccionario
99 Aún sin activar
100 Ya está activado
110 Las duraciones no coinciden
111 No habría recompensa
200 La recompensa no se entregó
403 No lo envió quien puede hacerlo
500 Demasiado pronto para desbloquear
501 Demasiado tarde para prolongar
502 No hay nada en staking
503 Período incorrecto
504 Orden inesperada`

export const coffee = `
250 Mensaje inesperado
252 Remitente incorrecto
253 No lo envió la fábrica
254 No lo envió el administrador
255 Workchain incorrecta
256 Activos incorrectos
257 Los dos activos son el mismo
258 Firma incorrecta
259 Saldo no válido
260 Maestro de jetton no válido
262 Falló la fórmula del intercambio
263 Ajustes del pool no válidos
264 Liquidez no válida
265 Comisión no válida
266 Condición no válida
267 Tipo de activo no válido
268 Demasiado tarde: venció el plazo
269 El precio cambió demasiado: saldría menos de lo pedido
270 El pool ya existe
271 Las reservas no concuerdan
272 Ya está activo
273 No está activo`
