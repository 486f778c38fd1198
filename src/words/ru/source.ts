/** Words about who said what is shown, and when. */
export const fromBrowser = 'из этого браузера,'
export const fromList = 'из списка'
export const and = ' и '
export const justNow = 'только что'
export const refreshFailed = (why: string) => `Не обновилось: ${why}`
export const restComes = 'остальное загружается'
export const refreshesIn = (seconds: number) => `обновится через ${seconds} с`
export const refresh = 'Обновить'
export const compare = 'Сравнить'
export const compareHint = 'Спросить то же у другого провайдера'
