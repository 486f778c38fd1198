/** Words about an unregistered domain. */
export const notRegistered = (name: string) => `Nadie ha registrado ${name}, hasta donde sabe el índice.`
export const firstBid = (least: number, coin: string) => `La primera puja es de ${least} ${coin} o más.`
export const howTo = 'Con ella empieza una subasta. Cuando termina, el nombre es del mejor postor.'
/** The box's title and the document's. */
export const isFree = (name: string, least: number, coin: string) => `${name} está libre: desde ${least} ${coin}`
