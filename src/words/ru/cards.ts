/** Words on the cards of tokens. */
export const noCollection = 'Без коллекции'
export const moreAttributes = (count: number) => `и ещё ${count}`
export const mixedAlphabets = 'смесь алфавитов'
export const mixedAlphabetsHint = 'В одном слове названия смешаны похожие буквы разных алфавитов'
export const onSale = 'В продаже'
