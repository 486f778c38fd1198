/** Words about an account and what it holds. */
export const title = 'Dirección'
export const description = 'Una cuenta de la red TON: saldo, transacciones, jettons y NFT.'
export const documentName = (start: string) => `Dirección ${start}…`
export const lookingUp = (domain: string) => `Buscando la dirección de ${domain}`
export const failed = 'No se pudo cargar la dirección'
export const notFound = 'Dirección no encontrada'
export const forms =
  'Una dirección tiene 48 caracteres y empieza por EQ, UQ, Ef, Uf o similar, o se escribe como 0: y 64 caracteres hexadecimales.'

export const testOnly = 'Abriste la forma solo de prueba de esta dirección; es la misma cuenta.'
export const own = 'Ponerle nombre'
export const skipToTabs = 'Ir a transacciones, jettons y NFT'
export const otherForms = 'Otras formas y código QR'
export const active = 'activa'
export const uninitialized = 'sin inicializar'
export const frozen = 'congelada'
export const unknownState = 'desconocido'
export const openAsJetton = 'Abrir como jetton'
export const openAsCollection = 'Abrir como colección NFT'
export const openAsNft = 'Abrir como NFT'
export const lastActivity = 'Última actividad'

export const held = 'Qué hizo y qué tiene esta cuenta'
export const jettons = 'Jettons'
export const nfts = 'NFT'
export const status = 'Estado'

export const counterparty = 'Contraparte'
export const technical = 'Información técnica'
export const accountStatus = 'Estado de la cuenta'
export const addressType = 'Tipo de dirección'
export const contract = 'Contrato'
export const byCodeHash = 'por el hash de su código'
export const unknownContract = 'El hash del código no es de ningún contrato conocido aquí'
export const lastTransaction = 'Última transacción'
export const lastTransactionHash = 'hash de la última transacción'
export const dataHash = 'Hash de los datos'
export const dataHashValue = 'hash de los datos'

export const noJettons = 'No se encontraron jettons'
export const jettonTransfers = 'Transferencias de jettons'
export const noJettonTransfers = 'No se encontraron transferencias de jettons'
export const noNewJettonTransfers = (count: number) =>
  `Ninguna transferencia de jettons entre los ${count} eventos más recientes`
/** Beside a sum of money: of how many jettons it is. */
export const pricedOf = (priced: number, all: number) =>
  priced === all ? 'en total, a los precios de tonapi' : `en total, con precio de tonapi para ${priced} de estos ${all}`
export const under = (least: string) => `<${least}`
export const jettonsFailed = 'No se pudieron cargar los jettons'
export const cappedJettons =
  'El indexador muestra las primeras 1\u00a0000 billeteras de jetton de una cuenta; puede haber más.'
export const unmarkedJettons = 'tonapi no responde: faltan las marcas de confianza y los precios.'
/** Button of a list whose marks and prices came after its rows. */
export const sortByTrust = 'Ordenar por confianza y valor'
export const direction = 'Sentido'
export const sent = 'Enviado'
export const received = 'Recibido'
export const minted = 'Emitido'
export const burned = 'Quemado'
export const moveFailed = ', falló'

export const noNfts = 'No se encontraron NFT'
export const nft = 'NFT'
export const nftTransfers = 'Transferencias de NFT'
export const noNftTransfers = 'No se encontraron transferencias de NFT'
/** Of jettons or NFTs. */
export const olderTransfers = 'Puede haber transferencias más antiguas.'
export const cappedNfts = 'Los indexadores muestran los primeros 1\u00a0000 NFT de una cuenta; puede haber más.'
export const unmarkedNfts = 'tonapi no responde: faltan las marcas de confianza y las imágenes.'
export const nftsFailed = 'No se pudieron cargar los NFT'
