/** Words about the items of a collection. */
export const notOnSale = '未出售'
export const offers = (count: number) => (count === 0 ? '无在售' : `${count} 件在售`)
export const floor = '，最低'
export const owners = (count: number) => `${count} 位所有者`
export const ofPage = (count: number) => `仅就所示的 ${count} 件藏品而言`
/** Words on the card of a collection. */
export const itemCount = (count: string) => `${count} 件藏品`
