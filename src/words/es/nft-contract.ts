/** Words about the contract behind an NFT. */
export const contract = 'Contrato'
export const contractAddress = 'dirección del contrato'
export const status = 'Estado del contrato'
export const standard = 'Estándar'
export const methods = 'Métodos del contrato'
export const recognised = 'como los reconoció el indexador'
export const asked = 'como los pide el estándar'
export const viewOn = (market: string) => `Ver en ${market}`
