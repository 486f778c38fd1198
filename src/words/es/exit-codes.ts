/** Exit codes with which a transaction fails: a line each, the code and its meaning; a contract's own, by kind of contract. */

/** Of the virtual machine: the same for every contract. */
export const machine = `
2 Pila insuficiente
3 Pila desbordada
4 Desbordamiento de entero
5 Entero fuera de rango
6 Instrucción no válida
7 Valor de un tipo incorrecto
8 Celda desbordada
9 Faltan datos en una celda: el mensaje es más corto de lo esperado
10 Error de diccionario
11 Error desconocido, a menudo un método desconocido
12 Error imposible
13 Gas agotado
14 Error de virtualización
-14 Gas agotado`

/** Of the action phase: the same for every contract. */
export const actions = `
32 Lista de acciones no válida
33 Demasiadas acciones
34 Acción no válida o no admitida
35 Dirección de origen no válida en un mensaje saliente
36 Dirección de destino no válida en un mensaje saliente
37 TON insuficientes
38 Otra moneda insuficiente
39 Un mensaje saliente no cabe en una celda
40 TON insuficientes para procesar un mensaje saliente
41 Referencia de biblioteca vacía
42 Falló una acción de biblioteca
43 Demasiadas celdas de biblioteca
50 El estado de la cuenta creció demasiado`

/** Used by many kinds of contracts. */
export const common = `
333 Workchain incorrecta
65535 Operación desconocida`

/** Of contracts compiled from Tact; whether one was compiled so cannot be seen, and others use the same numbers. */
export const tact = `
128 referencia nula
129 prefijo de serialización no válido
130 mensaje entrante no válido
131 restricción incumplida
132 acceso denegado
133 contrato detenido
134 argumento no válido
135 código no encontrado
136 dirección no válida
138 no es una dirección de la basechain`

export const wallet = `
33 seqno incorrecto
34 ID de billetera incorrecto
35 Firma incorrecta o vencida
36 Venció
37 Solicitud desconocida
80 TON insuficientes para un plugin`

export const walletV4 = `
35 Firma incorrecta
39 El plugin no está instalado`

export const walletV5 = `
132 Las solicitudes firmadas están desactivadas
133 seqno incorrecto
134 ID de billetera incorrecto
135 Firma incorrecta
136 Venció
137 Modo de envío sin “ignorar errores”
138 Prefijo del mensaje no válido
139 La extensión no se puede añadir
140 La extensión no se puede quitar
141 Acción no admitida
142 Sin extensiones, las solicitudes firmadas no se pueden desactivar
143 Las solicitudes firmadas ya están en ese modo
144 La última extensión no se puede quitar con las solicitudes firmadas desactivadas
145 Extensión en una workchain incorrecta
146 Solo una extensión puede cambiar el modo de firma
147 Acciones no válidas`

export const highload = `
33 Firma incorrecta
34 ID de billetera incorrecto
35 Hora de creación incorrecta
36 Ya está ejecutado
37 Mensaje para enviar no válido
38 Plazo incorrecto`

export const highloadV2 = `
32 Ya está ejecutado`

export const multisig = `
100 TON insuficientes
101 No lo envió la orden
102 Los firmantes cambiaron desde entonces
103 Los firmantes o proponentes están mal numerados
108 La orden no es de esta billetera
109 Número de firmas necesarias no válido
110 Firmantes no válidos
111 Venció
1007 No lo envió un firmante ni un proponente
1008 La orden nueva tiene un número incorrecto`

export const multisigOrder = `
104 No la creó su billetera
105 Ya está creada
106 No lo envió un firmante
107 Este firmante ya la aprobó
111 Venció
112 Ya está ejecutada`

export const jetton = `
45 La billetera de jetton está bloqueada
47 Jettons insuficientes
48 TON insuficientes para el gas
49 Mensaje no válido
72 Operación desconocida
73 No lo envió el propietario
74 No lo envió una billetera de este jetton
75 TON insuficientes para la respuesta
76 No lo envió el administrador
705 No lo envió el propietario
706 Jettons insuficientes
707 No lo envió el maestro ni una billetera de este jetton
708 Datos de reenvío mal formados
709 TON insuficientes para el gas
710 TON insuficientes para la quema`

export const nft = `
399 Demasiados ítems a la vez
401 No lo envió el propietario
402 Índice incorrecto o TON insuficientes para las comisiones
403 Índice incorrecto o ya revocado
405 No lo envió la colección
410 No lo envió el editor
411 No lo envió el propietario
413 Ligado a su propietario: no se puede transferir`

export const dns = `
199 Las subastas no han empezado
200 El nombre es demasiado corto
201 El nombre es demasiado largo
202 Nombre no válido
203 Caracteres que un nombre no puede tener
204 Por debajo del precio mínimo
401 No lo envió el propietario
402 TON insuficientes para las comisiones
405 No lo envió la colección
407 La puja es demasiado baja
410 No lo envió el editor
411 No lo envió el propietario`

export const sale = `
401 No lo envió el ítem
404 Ya se vendió o se canceló
405 El modo de envío 32 no está permitido
406 Ahora no se puede hacer
408 El precio y las comisiones no concuerdan
409 El precio y las comisiones no concuerdan
410 El precio y las comisiones no concuerdan
450 TON insuficientes para el precio
451 La venta es defectuosa: las regalías, la comisión o la ganancia serían negativas
457 TON insuficientes para cancelar la venta
458 No lo envió el vendedor
459 Solo se vende por un jetton
500 No la abrió el ítem ni el mercado
501 El ítem no se entregó antes
4501 Jettons insuficientes para el precio`

export const auction = `
403 No lo envió quien puede hacerlo
1000 La puja es demasiado baja
1001 Ya está abierta
1002 El ítem no se entregó antes
1003 El ítem no se entregó antes
1005 Ya terminó
1006 Ya empezó
1008 TON insuficientes
1009 Ya hay una puja
1010 La subasta continúa
1014 La subasta es defectuosa: duraría demasiado
1015 La subasta no ha empezado
1016 La subasta es defectuosa
1017 Una puja en la moneda incorrecta`

export const explained = (meaning: string, code: number) => `${meaning} (código de salida ${code})`
export const refused = (code: number) => `Rechazado por el contrato (código de salida ${code})`
export const refusedTact = (code: number, meaning: string) =>
  `Rechazado por el contrato (código de salida ${code}; en Tact: ${meaning})`
export const byAction = (meaning: string, code: number) => `${meaning} (código de resultado ${code})`
export const unknownAction = 'Falló una acción'
