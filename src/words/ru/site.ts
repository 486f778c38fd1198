/** Words around every page: head, header and footer. */

/** The language of these words, as `lang` of the pages. */
export const language = 'ru'
/** Start of the paths of its pages: `/` and the language, but for English. */
export const start = '/ru'
/** Its name in itself, and what offers its pages to those who read them in another language. */
export const ownName = 'Русский'
export const offer = 'Эта страница есть и на русском:'
export const offerTaken = 'открыть по\u2011русски'
export const offerRefused = 'Не нужно'
export const languages = 'Языки'
export const name = 'Nanoscope'
export const homeTitle = 'Nanoscope, обозреватель TON'
export const homeLabel = 'Nanoscope, на главную'
export const skip = 'Перейти к содержанию'
export const isOffline = 'У вас нет сети. Показано то, что получено раньше; нового узнать нельзя.'
export const needsScript =
  'Эту страницу ваш браузер читает прямо из сети TON, и для этого нужен JavaScript. На сервере ничего из этого не хранится.'

export const mainLabel = 'Главное меню'
export const more = 'Ещё'
export const home = 'Главная'
export const jettons = 'Жетоны'
export const nft = 'NFT'
export const staking = 'Стейкинг'
export const validators = 'Валидаторы'
export const blocks = 'Блоки'
export const transactions = 'Транзакции'
export const rates = 'Курсы'
export const dns = 'DNS'
export const auctions = 'Аукционы'
export const statistics = 'Статистика'
export const checks = 'Проверки'
export const inspect = 'Разбор'
export const watch = 'Наблюдение'

export const about = (network: string) =>
  `Nanoscope читает сеть TON (${network}) из вашего браузера. Без регистрации и трекеров.`
export const licenses = 'Лицензии'
export const moreScreens = 'Другие разделы'
export const elsewhere = 'Другие сайты'
export const documentation = 'Документация TON'
export const source = 'Исходный код'
export const newTab = 'откроется в новой вкладке'

export const searchHint = 'Адрес, хеш, блок или домен .ton'
export const searchAll = 'По всей сети'
export const searchSite = 'По сайту'
export const search = 'Поиск'

export const networkTitle = (network: string) => `Только для показа: на данные это не влияет, они из сети ${network}.`
