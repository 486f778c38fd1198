/** Words about what a search says of what was typed. */
export const invalid =
  'Búsqueda no válida. Escribe una dirección, un hash de transacción, un número de bloque o un dominio.'
export const checksum =
  'Parece una dirección, pero su suma de comprobación es incorrecta. Revisa si hay un carácter mal escrito.'
/** Reasons of a refused query, after the general line. */
export const tooLarge = 'El número de un bloque es como máximo 4\u00a0294\u00a0967\u00a0295.'
export const hashLength = (digits: number) => `Un hash tiene 64 dígitos hexadecimales; este tiene ${digits}.`
export const rawLength = (digits: number) =>
  `Una dirección en forma raw tiene 64 dígitos hexadecimales después de los dos puntos; esta tiene ${digits}.`
export const addressLength = (characters: number) => `Una dirección tiene 48 caracteres; esta tiene ${characters}.`
export const otherDomain = 'Los dominios de TON terminan en .ton o .t.me.'
export const username =
  'Un nombre de usuario de Telegram tiene de 4 a 32 letras, dígitos y guiones bajos, y empieza por una letra.'
export const search = 'Buscar'

/** Search by name, which asks tonapi on Enter. */
export const askNames = (name: string) => `Buscar “${name}” por nombre`
export const asksTonapi = 'consulta a tonapi'
export const isAsking = 'Consultando este nombre a tonapi…'
export const foundByName =
  'Nombres en tonapi que empiezan así. Cualquiera puede usar un nombre: fíjate en la marca y la dirección.'
export const noName = 'tonapi tampoco conoce nada con ese nombre.'
export const noOtherName = 'tonapi no conoce nombres que empiecen así. Lo que ha visto este navegador:'
export const noNames = 'No se pudo buscar por nombre: tonapi no responde.'
/** Words of tonapi's moderators on what it found. */
export const trusts = {
  whitelist: 'en la lista blanca',
  graylist: 'en la lista gris',
  blacklist: 'en la lista negra, se considera una estafa',
  none: 'sin evaluar',
  unknown: 'sin evaluar',
}

export const suggestions = 'Sugerencias'
/** Kinds of a text, while it is typed. */
export const is = {
  transaction: 'Un hash de transacción',
  address: 'Una dirección, con la suma de comprobación correcta',
  'raw address': 'Una dirección en forma raw, que no tiene suma de comprobación',
  'masterchain block': 'El número de un bloque de la masterchain',
  'shard block': 'Un bloque de un shard',
  domain: 'Un dominio',
  link: 'Un enlace a una página de este sitio',
  'wrong-checksum': 'Una dirección, con la suma de comprobación incorrecta',
  unknown: 'No es una dirección, un hash, un número de bloque ni un dominio',
  name: 'Quizá sea un nombre: al buscar se consulta a tonapi',
}
/** The kind of a suggestion, shown beside its name. */
export const kinds = {
  block: 'bloque',
  address: 'dirección',
  transaction: 'transacción',
  domain: 'dominio',
  link: 'página',
  recent: 'búsqueda anterior',
  own: 'tu nombre',
  jetton: 'jetton',
  collection: 'colección NFT',
  account: 'nombre de tonapi',
  screen: 'ir a',
  action: 'en esta página',
}
export const publicLabel = (category: string, list: string) => `${category || 'etiqueta'}, según ${list}`
export const forget = 'Borrar esta búsqueda (Supr)'
export const forgetAll = 'Borrar todas las búsquedas'
/** A text in place of an address. */
export const noAddress = '“{text}” no es una dirección.'
