/** Words about who holds a jetton. */
export const failed = 'Не удалось загрузить держателей'
export const none = 'Держателей не найдено'
export const inAll = (count: string) => `всего ${count}`
export const rank = 'Место'
export const percentage = 'Доля'
/** Said of an account that the indexer calls no wallet, when no public list knows it. */
export const noWallet = 'не кошелёк'
export const jettonWallet = 'кошелёк жетона'
export const exceedsSupply = 'У держателя больше, чем заявленная эмиссия: одно из двух неверно.'
export const concentration = 'Концентрация у держателей'
export const largest = 'Крупнейший держатель'
export const top = (count: number) => `Топ-${count}`
export const ofSupply = ' эмиссии'
