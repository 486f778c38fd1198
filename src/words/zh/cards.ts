/** Words on the cards of tokens. */
export const noCollection = '无合集'
export const moreAttributes = (count: number) => `+${count} 项`
export const mixedAlphabets = '混用字母表'
export const mixedAlphabetsHint = '名称中有单词混用了外形相似的字母'
export const onSale = '在售'
