/** Transactions, in one sentence each; the shorter form stands beside its amount. A name in braces is filled with what it names. */
export const tick = 'Llamada del sistema al inicio del bloque'
export const tock = 'Llamada del sistema al final del bloque'
export const storage = 'El sistema cobró comisiones de almacenamiento'
export const split = 'El sistema dividió la cuenta'
export const merge = 'El sistema fusionó la cuenta'

export const sent = 'Enviado a {who}'
export const sentAmount = 'Enviado {amount} a {who}'
export const sentToSelf = 'Enviado a sí misma'
export const sentAmountToSelf = 'Enviado {amount} a sí misma'
export const received = 'Recibido de {who}'
export const receivedAmount = 'Recibido {amount} de {who}'
export const receivedOperation = '{operation} de {who}'
export const receivedOperationAmount = '{operation} de {who}, con {amount}'
export const sentOperation = '{operation} a {who}'
export const sentOperationAmount = '{operation} a {who}, con {amount}'
export const excesses = 'Sobrante de gas de {who}'
export const excessesAmount = 'Devuelto {amount} de gas sobrante de {who}'

export const paid = (count: number) => `Pagado a ${count} cuentas`
export const paidAmount = (count: number) => `Pagado {amount} a ${count} cuentas`
export const andMore = (count: number) => `{first} y ${count} ${count === 1 ? 'mensaje' : 'mensajes'} más`

export const passedOn = 'Salió hacia {who}'
export const passedAmountOn = 'Salió {amount} hacia {who}'
export const arrived = 'Llegó de {who}'
export const arrivedAmount = 'Llegó {amount} de {who}'
export const burned = 'Quemado'
export const burnedAmount = 'Quemado {amount}'
export const burnedBy = 'Quemado por {who}'
export const burnedAmountBy = '{who} quemó {amount}'
export const ordered = '{operation}, pagado a {who}'
export const orderedAmount = '{operation}: pagado {amount} a {who}'

export const extraCurrency = (amount: string, id: number) => `${amount} unidades de la moneda adicional ${id}`
export const moreCurrencies = (count: number) => `${count} ${count === 1 ? 'moneda' : 'monedas'} más`
/** Between two extra currencies. */
export const listed = ', '
export const withCurrencies = '{amount} y {text}'

export const swapped = 'Intercambiado {amount} por {got} en {exchange}'
export const partlySwapped = 'En parte: {amount} pasó a {got}; {exchange} no hizo todo el intercambio'
export const givenBack = 'Devuelto {amount}: {exchange} no hizo el intercambio'

/** Of jettons, where no jetton wallet of the account is known to have moved them. */
export const saidReceived = 'Según el contrato, de {who}'
export const saidReceivedAmount = 'Un contrato dice que llegó {amount} de {who}; sin comprobar'
export const askedToSend = 'Se pidió enviar a {who}'
export const askedToSendAmount = 'Se pidió enviar {amount} a {who}; sin comprobar'
export const askedToBurn = 'Se pidió quemar'
export const askedToBurnAmount = 'Se pidió quemar {amount}; sin comprobar'
export const askedOrder = '{operation}, pedido a {who}'
export const askedOrderAmount = '{operation}: se pidió pagar {amount} a {who}; sin comprobar'
export const saidToItself = '{amount} a sí misma; sin comprobar'
export const saidReceivedNft = 'Un contrato dice que llegó el NFT {item} de {who}; sin comprobar'
export const notChecked = '{first}; sin comprobar'

export const sentNft = 'Enviado el NFT {item} a {who}'
export const receivedNft = 'Recibido el NFT {item} de {who}'
export const handedOver = 'Entregado a {who}'
export const sentToSale = 'Enviado a la venta de NFT {who}'
export const sentAmountToSale = 'Enviado {amount} a la venta de NFT {who}'
export const sentToAuction = 'Enviado a la subasta de NFT {who}'
export const sentAmountToAuction = 'Enviado {amount} a la subasta de NFT {who}'
export const boughtNft = 'NFT {item} comprado'
export const boughtNftAmount = 'NFT {item} comprado; enviado {amount} por él'

export const staked = 'Stake puesto en la elección'
export const stakedAmount = 'Stake de {amount} puesto en la elección'
export const stakeBack = 'Stake devuelto por {who}'
export const stakeBackAmount = 'Devuelto un stake de {amount} por {who}'

export const outbid = 'Puja superada, según {who}'
export const outbidAmount = 'Recibido {amount}; según {who}, la puja fue superada'

export const sentOn = '{first}, reenviado {amount}'
export const sentBack = '{first}, devuelto {amount}'

/** Orders, as a part of a sentence. */
export const askedAmount = '{amount} a {who}'
export const askedAmountToSelf = '{amount} a sí misma'
export const askedAmountOf = (count: number) => `{amount} a ${count} cuentas`
export const wholeBalance = 'todo el TON de esta cuenta'
export const remainingValue = 'el resto del TON recibido'
export const askedOperation = '{operation} a {who}, con {amount}'
export const askedNft = 'NFT {item} a {who}'
export const aLog = 'un registro externo'
export const unreadOrders = (count: number) => `${count} ${count === 1 ? 'orden ilegible' : 'órdenes ilegibles'}`

export const notSent = 'No enviado: {asked}'
export const notSentFunds = 'No enviado: {asked} (TON insuficientes)'
export const partlySent = (left: number, of: number) =>
  `{first}; se ${left === 1 ? 'omitió' : 'omitieron'} ${left} de ${of}`
export const ignored = 'Solicitud ignorada: {asked}'
export const ignoredUnknown = 'Solicitud ignorada'
export const cameWithIt = '{first}; {amount} llegó con ella de {who}'
export const allLeftOut = 'No se envió nada: se omitió todo'
export const nothingChanged = 'Falló: no se envió ni cambió nada'
export const proposed = 'Propuesto: {asked}'
/** Of an order of a multisig that was approved, failed, and is not done again. */
export const orderDead = 'Orden perdida: {asked}'
export const orderDeadAmount = 'Orden perdida: {asked}; aquí quedó {amount}'
export const payingOut = 'Pagando {asked}'

export const setUp = 'Billetera activada'
export const contractSetUp = 'Contrato desplegado'
export const withSetUp = '{first}; con ello se activó la billetera'
export const unfrozen = 'Descongelado'
export const withUnfrozen = '{first}; con ello se descongeló la billetera'
export const toItself = '{amount} a sí misma'
export const alsoChanged = '{first}; {change}'

export const deployed = 'Desplegado por {who}'
export const deployedAmount = 'Desplegado por {who}, con {amount}'
export const unfrozenBy = 'Descongelado por {who}'
export const unfrozenByAmount = 'Descongelado por {who}, con {amount}'
export const requested = 'Solicitud firmada; no se envió nada'
export const calledFromOutside = 'Solicitud desde fuera de TON; no se envió nada'
export const ran = 'Se ejecutó por sí misma; no se envió nada'
export const logged = 'Se escribió un registro externo'

export const cameBack = 'Devuelto: rechazado por {who}'
export const cameBackAmount = 'Devuelto {amount}: {who} rechazó el mensaje'
export const cameBackOperation = 'Devuelto {amount}: {who} rechazó “{operation}”'
/** Of a row whose return is among the rows of its list. */
export const cameBackLater = '{first}; se devolvió'
export const partlyBack = (back: number, of: number) =>
  `{first}; se ${back === 1 ? 'devolvió' : 'devolvieron'} ${back} de ${of}`
export const refused = 'Rechazado, de {who}'
export const refusedAmount = 'Rechazado {amount} de {who}, devuelto {back}'
export const refusedOperation = 'Rechazado “{operation}” de {who}, devuelto {back}'
export const failed = 'Falló con un mensaje de {who}'
export const failedAmount = 'Falló con un mensaje de {who}, con {amount}'
export const failedOperation = 'Falló con “{operation}” de {who}, con {amount}'
export const failedOutside = 'Falló con una solicitud desde fuera de TON'
export const kept = 'Falló con un mensaje de {who}; el monto quedó aquí'
export const keptAmount = 'Falló con un mensaje de {who}; aquí quedó {amount}'
export const keptOperation = 'Falló con “{operation}” de {who}; aquí quedó {amount}'
export const inVain = '{first}; aquí el código falló al recibir el aviso'
export const lies = '{first}; aquí no había entonces un contrato desplegado'
