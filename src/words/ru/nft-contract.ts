/** Words about the contract behind an NFT. */
export const contract = 'Контракт'
export const contractAddress = 'адрес контракта'
export const status = 'Статус контракта'
export const standard = 'Стандарт'
export const methods = 'Методы контракта'
export const recognised = 'как их распознал индексатор'
export const asked = 'каких требует стандарт'
export const viewOn = (market: string) => `Открыть на ${market}`
