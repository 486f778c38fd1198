/** Words of the command palette and the keyboard shortcuts. */
export const title = 'Поиск и действия'
export const hint = 'Имя, адрес, хеш, блок или действие'
export const close = 'Закрыть'
export const foot = 'Enter открывает, Delete забывает запрос, Escape закрывает.'
export const help = 'Клавиши'
export const helpLead = 'Не в поле ввода и без Ctrl, Alt или ⌘, если они не названы.'
export const copied = 'Скопирована постоянная ссылка на эту страницу'
export const notCopied = 'Не удалось скопировать'

export const ctrlK = 'Ctrl K'
export const commandK = '⌘ K'

/** Descriptions of the keyboard shortcuts. */
export const opens = 'Поиск и действия'
export const helps = 'Этот список клавиш'
export const goes = (screen: string) => `Перейти: ${screen}`
export const earlier = 'Предыдущий блок или страница'
export const later = 'Следующий блок или страница'
export const rowDown = 'Следующая строка списка'
export const rowUp = 'Предыдущая строка списка'
export const copies = 'Скопировать постоянную ссылку на эту страницу'

/** Search synonyms of each screen, by path. */
export const screens = {
  '/blocks': 'мастерчейн, шарды, seqno',
  '/transactions': 'платежи, переводы',
  '/jettons': 'токены, монеты',
  '/nft': 'коллекции, предметы',
  '/staking': 'пулы, доходность, APY, номинаторы',
  '/validators': 'выборы, раунд',
  '/rates': 'цена, рынки, биржи, конвертер',
  '/dns': 'домены, имена',
  '/dns-explorer': 'ставки, домены',
  '/stats': 'комиссии, время блока, состояние сети',
  '/checks': 'доказательства, файл доказательства, данные в браузере, провайдеры',
  '/inspect': 'BoC, bag of cells, байты, ячейки',
  '/watch': 'избранное, имена',
} as const
