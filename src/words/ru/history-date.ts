/** Words about a history that is shown from a date on back. */
export const label = 'Показать историю до дня включительно'
export const open = 'К дате'
export const go = 'Показать'
export const from = (day: string, source: string) => `По ${day} включительно, как перечисляет ${source}.`
export const none = (day: string) => `По ${day} ничего не происходило.`
export const failed = (day: string) => `История по ${day} не загрузилась.`
export const newest = 'К последним'
