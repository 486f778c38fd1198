/** Names of messages' bodies. */
export const transfer = 'Transferencia'
export const comment = 'Comentario'
export const binaryComment = 'Comentario binario'
export const encryptedComment = 'Comentario cifrado'
export const bounced = (original: string) => `Rebote: ${original}`
export const bouncedMessage = 'Mensaje rebotado'
export const unreadable = 'Cuerpo ilegible'
export const operation = (opcode: string) => `Operación ${opcode}`
export const signedRequest = 'Solicitud firmada'

const OPERATIONS = `
2FA: cancel delegation|2FA: cancelar delegación
2FA: delegation|2FA: delegación
2FA: remove extension|2FA: quitar extensión
2FA: send message|2FA: enviar mensaje
Airdrop: lock and claim|Airdrop: bloqueo y cobro
Change of owner|Cambio de propietario
Code upgrade|Actualización del código
Code upgrade accepted|Actualización del código aceptada
Config: new proposal|Configuración: propuesta nueva
Config: proposal accepted|Configuración: propuesta aceptada
Config: validator set accepted|Configuración: conjunto de validadores aceptado
Config: validator set refused|Configuración: conjunto de validadores rechazado
Config: vote|Configuración: voto
DNS auction top-up|Recarga de una subasta de DNS
DNS balance release|Liberación del saldo de DNS
DNS bid returned|Puja de DNS devuelta
DNS governance decision|Decisión de gobernanza de DNS
DNS record change|Cambio de un registro DNS
Deploy|Despliegue
Deploy by a factory|Despliegue por una fábrica
Deployed|Desplegado
Elections: stake request|Elección: solicitud de stake
Elector: answer to an unknown request|Elector: respuesta a una solicitud desconocida
Elector: new complaint|Elector: queja nueva
Elector: new stake|Elector: stake nuevo
Elector: new validator set|Elector: conjunto de validadores nuevo
Elector: stake accepted|Elector: stake aceptado
Elector: stake recovered|Elector: stake recuperado
Elector: stake recovery request|Elector: solicitud de recuperar el stake
Elector: stake returned|Elector: stake devuelto
Elector: vote on a complaint|Elector: voto sobre una queja
Excesses|Sobrante de gas
Highload wallet request|Solicitud a una billetera highload
Invoice|Factura
Jetton burn|Quema de jettons
Jetton burn notification|Aviso de quema de jettons
Jetton call to a wallet|Llamada a una billetera de jetton
Jetton change of admin|Cambio de administrador del jetton
Jetton change of metadata|Cambio de metadatos del jetton
Jetton claim of admin|Aceptación de la administración del jetton
Jetton drop of admin|Renuncia a la administración del jetton
Jetton internal transfer|Transferencia interna de jettons
Jetton mint|Emisión de jettons
Jetton transfer|Transferencia de jettons
Jetton transfer notification|Aviso de transferencia de jettons
Jetton upgrade|Actualización del jetton
Jetton wallet address|Dirección de la billetera de jetton
Jetton wallet address request|Consulta de la dirección de una billetera de jetton
Jetton wallet status|Estado de la billetera de jetton
Multisig: approval accepted|Multifirma: aprobación aceptada
Multisig: approval rejected|Multifirma: aprobación rechazada
Multisig: approve|Multifirma: aprobar
Multisig: execute|Multifirma: ejecutar
Multisig: execute internally|Multifirma: ejecutar internamente
Multisig: new order|Multifirma: orden nueva
Multisig: order|Multifirma: orden
NFT content edit|Edición del contenido de un NFT
NFT editorship assigned|Editor del NFT asignado
NFT editorship transfer|Traspaso de la edición del NFT
NFT ownership assigned|Propietario del NFT asignado
NFT static data|Datos fijos del NFT
NFT static data request|Consulta de los datos fijos del NFT
NFT transfer|Transferencia de NFT
Owner changed|Propietario cambiado
Plugin installed|Plugin instalado
Plugin payment|Pago a un plugin
Plugin payment request|Solicitud de pago de un plugin
Plugin removal|Eliminación de un plugin
Plugin removed|Plugin eliminado
Royalty|Regalías
Royalty request|Consulta de regalías
SBT destruction|Destrucción del SBT
SBT owner|Propietario del SBT
SBT owner request|Consulta del propietario del SBT
SBT ownership proof|Prueba de propiedad del SBT
SBT proof request|Solicitud de prueba del SBT
SBT revocation|Revocación del SBT
Sale: change of price|Venta: cambio de precio
Subscription: payment|Suscripción: pago
Telegram item: bid|Ítem de Telegram: puja
Telegram item: bid returned|Ítem de Telegram: puja devuelta
Telegram item: end of auction|Ítem de Telegram: fin de la subasta
Telegram item: start of auction|Ítem de Telegram: inicio de la subasta
Top-up|Recarga
Vesting: add to whitelist|Vesting: añadir a la lista blanca
Vesting: message sent|Vesting: mensaje enviado
Vesting: send message|Vesting: enviar mensaje
Vesting: whitelist extended|Vesting: lista blanca ampliada
Wallet request of an extension|Solicitud de una extensión a la billetera
Wallet request, relayed|Solicitud a la billetera, retransmitida
Wallet request, signed|Solicitud firmada a la billetera`
/** Of protocols: behind the protocol's name. */
const DEEDS = `
add liquidity|añadir liquidez
burn notification|aviso de quema
buy|compra
bought|comprado
sell|venta
sold|vendido
cancel deposit|cancelar depósito
deploy|despliegue
deploy wallet|despliegue de billetera
deposit|depósito
deposit both assets|depósito de ambos activos
deposit liquidity|depósito de liquidez
excesses|sobrante de gas
mint of LP tokens|emisión de tokens LP
new stake|stake nuevo
next swap|intercambio siguiente
payment|pago
payout|pago
payout of referral fee|pago de comisión de referido
pay out from pool|pago desde el pool
provide liquidity|aporte de liquidez
referral fee|comisión de referido
refund of TON|reembolso de TON
send stake|envío de stake
stake|stake
stake accepted|stake aceptado
swap|intercambio
swap TON|intercambio de TON
swap done|intercambio hecho
swap done, with referral|intercambio hecho, con referido
swap in pool|intercambio en el pool
swap refused, no liquidity|intercambio rechazado (sin liquidez)
swap refused, reserves|intercambio rechazado: reservas
transfer of TON|transferencia de TON
unstake|retiro de stake
withdrawal|retiro
withdrawal completed|retiro completado
withdrawal delayed|retiro aplazado
withdrawal paid|retiro pagado
withdrawals accepted|retiros aceptados`

const find = (table: string, name: string) => table.split(`\n${name}|`)[1]?.split('\n', 1)[0]

/** Operations, by their English names (`ton/operations`). */
export const named = (name: string): string => {
  const [protocol, deed] = name.split(': ')
  const own = deed && find(DEEDS, deed)
  return find(OPERATIONS, name) ?? (own ? `${protocol}: ${own}` : name)
}
