/** Exit codes of Storm's contracts, of its markets and of the accounts that trade on them: a line each, the code and its meaning. */

export const stormMarket = `
157 Bóveda no válida
158 Mercado no válido
401 No lo envió el administrador
404 TON insuficientes para el gas
405 No lo envió la posición
407 No lo envió la bóveda
409 Margen insuficiente
411 Tamaño incorrecto
412 La posición debe más de lo que tiene
413 Hora incorrecta de la posición
414 Monto incorrecto
415 La orden movería demasiado el precio
416 Los precios están demasiado lejos entre sí
417 Se supera el máximo que puede estar abierto
418 No se alcanzó el precio stop
419 La orden no se puede ejecutar
420 Reserva incorrecta del activo base
421 Reserva incorrecta del activo de cotización
422 ID incorrecto
423 Coinciden muy pocos oráculos
424 El precio es demasiado antiguo o del futuro
425 Los precios difieren demasiado
426 Apalancamiento incorrecto
427 El precio cambió demasiado
428 El trader quedaría debiendo margen
429 La orden venció
430 Liquidez incorrecta
431 Monto no válido del activo base
432 En pausa
433 Las posiciones solo se pueden cerrar
434 El mercado está abierto
435 El mercado está cerrado
436 Ítem de referido incorrecto
437 Ítem de ejecutor incorrecto
438 El inicio ya está fijado
439 El final ya está fijado
440 Aún no empezó
441 Ya terminó
442 Fecha de inicio incorrecta
443 Fecha de final incorrecta
444 Ejecutor incorrecto
445 Las posiciones no se pueden aumentar directamente
446 Las posiciones no se pueden cerrar directamente
447 Tipo de precio desconocido
448 Precio incorrecto de un oráculo
449 Precio incorrecto de dos oráculos
450 Pausa incorrecta
451 El mercado está en pausa
452 Ganancia insuficiente
453 Las órdenes juntas moverían demasiado el precio
454 La pausa empezaría después de su final
455 Demasiado cerca de la liquidación
456 El final de la pausa no está fijado
457 Inicio de la pausa no válido
458 Final de la pausa no válido
459 El trading diario está desactivado
460 Demasiado pronto para cerrar por la pausa
461 Apalancamiento insuficiente
462 Hora del precio no válida
463 El margen es suficiente
464 Precio del mercado no válido
470 Cuenta inteligente incorrecta
471 Se cerró demasiado pronto después de abrirse
1000 Mensaje de precio no válido
1001 Contenido del precio no válido
1002 Número de precios no válido
1003 Precio del índice no válido
1004 Precio no válido del activo de liquidación
1005 Número de propiedades no válido
1006 Propiedad no válida
1007 Firma del precio no válida
1008 Tipo de mercado no válido`

export const stormVault = `
100 Jetton incorrecto
101 Cantidad de jettons no válida
102 TON insuficientes para el gas
103 No lo envió la posición
104 No lo envió un mercado
106 No lo envió el jetton de sus participaciones
107 No lo envió el administrador
108 Ítem de referido incorrecto
109 Ítem de ejecutor incorrecto
110 La operación no vale en un lote
111 Ajustes incorrectos del fondo de reserva
112 No lo envió quien puede cobrar
113 El jetton de sus participaciones no está fijado
114 La fábrica de cuentas inteligentes no está fijada
115 Las claves no se pueden configurar
116 En pausa
117 Claves no válidas`

export const smartAccount = `
158 Mercado no válido
170 Hora de creación no válida
171 Ya está procesado
172 Cuenta inteligente no válida
173 Mensaje para enviar no válido
174 Ya está procesado
180 Firma incorrecta del propietario
190 Cuenta inteligente no válida
191 Dirección de la operación no válida
192 TON insuficientes para el gas
401 No lo envió quien puede hacerlo
402 Clave pública desconocida
403 Demasiadas claves públicas
404 Bóveda desconocida
405 Fondos insuficientes
406 TON insuficientes para el gas
407 query_id no válido
408 Destino no válido
409 Posición no válida
410 La posición está en uso
411 Operación no válida
412 La solicitud anterior no está procesada
413 Trader no válido
414 Fábrica no válida
415 Remitente no válido
416 Demasiados referentes
417 Falta la actualización
418 Falta el código nuevo
419 Descuento no válido
420 Reembolso no válido
421 Versión no válida
422 Falta el referente
423 Referente no válido
424 Participaciones de los referentes no válidas
425 Se gastó otro monto
426 Demasiadas solicitudes a la vez
427 Los fondos reales son insuficientes`

export const smartAccountFactory = `
150 TON insuficientes para el despliegue
401 No lo envió quien puede hacerlo
406 TON insuficientes para el gas
710 Workchain incorrecta`

export const stormReferral = `
301 No lo envió el propietario
302 TON insuficientes para las bóvedas
303 Una bóveda en una workchain incorrecta
304 La bóveda ya es conocida
305 TON insuficientes para un ítem nuevo
306 Tipo de referido incorrecto
307 Este ítem no se puede transferir
308 Se pagaría más de lo que hay
309 No lo envió la colección
311 Monto demasiado pequeño
312 TON insuficientes para las comisiones
313 La bóveda no se añadió
314 TON insuficientes para el cobro
315 Bóveda desconocida
316 No lo envió quien puede pedir un lote`

export const stormExecutor = `
351 No lo envió el propietario
352 TON insuficientes para las bóvedas
353 No lo envió quien puede pedir un lote
354 Una bóveda en una workchain incorrecta
355 La bóveda ya es conocida
356 TON insuficientes para un ítem nuevo
357 Se pagaría más de lo que hay
358 No lo envió la colección
359 Monto demasiado pequeño
360 La bóveda no se añadió
361 TON insuficientes para el cobro
362 Bóveda desconocida`

export const stormPosition = `
500 La posición está en uso
501 No lo envió el mercado
502 No lo envió el trader
504 No encontrado
505 La posición ya existe
507 No lo envió la bóveda
508 Tipo de orden incorrecto
509 La orden ya existe
510 Ajustes incorrectos de la orden
511 No existe esa posición
512 Venció
513 No hay lugar para otra orden
514 No existe esa orden
515 El mercado rechazó la orden
516 Demasiadas órdenes
517 La orden se canceló
518 TON insuficientes para el gas
519 TON insuficientes para la orden
520 TON insuficientes para cancelar la orden
521 No lo envió el referido
522 Aún sin activar
523 Ya está activada
524 La activó una dirección incorrecta
525 Demasiado tarde para migrar
526 Una posición en el sentido contrario
527 La orden a precio de mercado se canceló`
