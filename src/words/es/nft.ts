/** Words about one NFT item or collection. */
export const title = 'NFT'
export const description = 'Un NFT o una colección de la red TON: imagen, propietario, atributos, contrato.'
/** Noun with its article. */
export const anNft = 'un NFT'
export const item = 'NFT'
export const collection = 'Colección NFT'
export const itemOrCollection = 'NFT ni colección'
export const itemFailed = 'No se pudo cargar el NFT'
export const collectionFailed = 'No se pudo cargar la colección NFT'
export const collectionsFailed = 'No se pudieron cargar las colecciones NFT'
export const notFound = 'NFT no encontrado'
export const notKnown = (what: string) =>
  `El indexador no conoce ${what === collection ? 'ninguna colección NFT' : `ningún ${what}`} en esta dirección. Puede ser una cuenta de otro tipo.`
export const forms =
  'Un NFT se encuentra por su dirección: 48 caracteres que empiezan por EQ o similar, o 0: y 64 caracteres hexadecimales.'

export const none = 'ninguna'
export const items = 'Ítems'
export const notNumbered = 'sin numerar'
export const authorLinks = 'Enlaces del autor'
export const withheld = 'No se muestra: la colección está en la lista negra'

export const attributes = (count: number) => `Atributos (${count})`
export const onSaleFor = 'En venta por'
export const heldBySale = 'En manos del contrato de venta'
export const market = 'Mercado'
export const marketAddress = 'dirección del mercado'
export const priceNotStated = 'no declarado'
export const ofCollection = 'Colección'
export const confirmed = 'que confirma que el ítem es suyo'
export const unconfirmed = 'que no confirma que el ítem sea suyo'
export const confirmationUnknown = 'no se sabe si confirma que el ítem es suyo'
export const index = 'Índice'
export const domain = 'Dominio'
