/** Words about who said what is shown, and when. */
export const fromBrowser = (said: string) => `из этого браузера, ${said}`
export const fromList = 'из списка'
/** Names of providers, in one text. */
export const list = (names: string[]) => new Intl.ListFormat('ru').format(names)
export const justNow = 'только что'
export const refreshFailed = (why: string) => `Не обновилось: ${why}`
export const restComes = 'остальное загружается'
export const refreshesIn = (seconds: number) => `обновится через ${seconds} с`
export const refresh = 'Обновить'
export const compare = 'Сравнить'
export const compareHint = 'Спросить то же у других провайдеров'
