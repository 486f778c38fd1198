/** Words about who holds a jetton. */
export const failed = 'No se pudieron cargar los titulares'
export const none = 'No se encontraron titulares'
export const inAll = (count: string) => `${count} en total`
export const rank = 'Puesto'
export const percentage = 'Porcentaje'
/** Said of an account that the indexer calls no wallet, when no public list knows it. */
export const noWallet = 'no es una billetera'
export const jettonWallet = 'billetera de jetton'
export const exceedsSupply = 'Un titular tiene más que el suministro declarado: uno de los dos datos no es cierto.'
export const concentration = 'Concentración entre titulares'
export const largest = 'El mayor titular'
export const top = (count: number) => `Los ${count} mayores`
export const ofSupply = ' del suministro'
