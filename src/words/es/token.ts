/** Words of the indexer's moderators on a token; its lists keep their English names. */
export const trustWord = (trust: string) =>
  new Map([
    ['whitelist', 'lista blanca'],
    ['graylist', 'lista gris'],
    ['blacklist', 'lista negra'],
    ['none', 'no verificado'],
    ['unknown', 'desconocido'],
  ]).get(trust) ?? trust
/** The unit of a jetton whose symbol could be taken for coins. */
export const likeMoney = (symbol: string, isUnverified: boolean) =>
  `“${symbol}” (jetton${isUnverified ? ' no verificado' : ''})`
/** `trust`: the name of a list, or "none". */
export const judged = (trust: string) =>
  trust === 'none' ? 'El indexador no lo ha evaluado' : `Evaluación del indexador: ${trustWord(trust)}`

export const showPicture = 'Mostrar su imagen'
export const hostLearns = (host: string) => `Está en ${host}, que así conocerá tu dirección de red.`
