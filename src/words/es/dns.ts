/** Words about a domain. */
export const title = 'TON DNS'
export const description = 'Adónde lleva un dominio .ton, de quién es y a qué apunta.'
export const lead = 'Adónde lleva un dominio. Si no indicas una zona, se añade “.ton”.'
export const domain = 'Dominio'
export const example = 'ejemplo.ton'
export const failed = 'No se pudo resolver el dominio'
export const notFound = 'Dominio no encontrado'
export const noRecords = 'Este dominio no apunta a nada: no tiene registros.'
export const noRecordsWhy = 'Nadie ha dicho adónde lleva.'
/** Of records by an index that knows some kinds alone, and no end of a name. */
export const partial = 'Puede haber otros registros. No se sabe si el nombre venció: uno vencido todavía lleva aquí.'
export const endUnknown = 'desconocido: puede haber vencido'

/** Reasons why the form refuses what was typed. */
export const isAddress = 'Esto es una dirección, no un nombre: el buscador de arriba la encuentra.'
export const isOtherLink = 'Este enlace no contiene ningún dominio de TON.'

export const records = 'Registros DNS'
export const resolved = 'Lleva a la dirección'
export const resolvedAddress = 'dirección a la que lleva el dominio'
/** Names what is copied of a name that ran out. */
export const warnedAddress = (warning: string) => `dirección a la que lleva el dominio. ${warning}`
export const storage = 'Bolsa de TON Storage'
export const storageId = 'ID de la bolsa'
export const nextResolver = 'Siguiente resolutor'
export const nextResolverAddress = 'siguiente resolutor'
export const picture = 'Imagen'
export const site = 'Sitio'
export const siteInTon = 'Sitio (ADNL)'
export const siteAddress = 'dirección del sitio'

export const registration = 'Titularidad'
export const beingAuctioned = 'aún ninguno: será de quien gane la subasta'
export const item = 'Ítem (NFT)'
export const collection = 'Colección'
export const runsOut = 'Vence'
export const ranOut = 'Venció'
export const never = 'nunca'
export const ranOutOn = (day: string) => `Este nombre venció el ${day}: puede quedárselo quien puje por él.`

export const bids = 'Pujas'
export const bid = 'Puja'
export const bidder = 'Postor'
export const noBids = 'Sin pujas'

export const explanation = 'Qué dice un dominio'
/** `{zone}` is ".ton", drawn strong. */
export const aboutOwner = 'Un dominio {zone} es un NFT (TEP-81). El propietario del NFT decide adónde lleva el nombre.'
/** `{record}` is `walletRecord`, drawn strong. */
export const aboutWallet =
  'Su {record} indica adónde van los pagos al nombre. No tiene por qué ser el propietario ni la dirección del propio NFT: se muestran los tres, cada uno con su nombre.'
export const walletRecord = 'registro wallet'
export const aboutOthers =
  'Otros registros llevan a un sitio, a una bolsa de TON Storage o a otro contrato que resuelve los subdominios.'
export const aboutRenewal = 'Un dominio que no se renueva en un año vence y vuelve a subastarse.'
