/** Words about the share of sales that a collection names for its author. */
export const royalty = 'Роялти'
export const ask = 'Спросить коллекцию'
export const share = (percent: string, source: string) => `${percent} от каждой продажи, по данным ${source}`
export const none = 'Не указаны: коллекция не отвечает так, как требует TEP-66'
export const failed = 'Спросить не удалось'
