/** Words of the palette and of the keys. */
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

/** Descriptions of the keys. */
export const opens = 'Поиск и действия'
export const helps = 'Этот список клавиш'
export const goes = (screen: string) => `Перейти: ${screen}`
export const earlier = 'Предыдущий блок или страница'
export const later = 'Следующий блок или страница'
export const rowDown = 'Следующая строка списка'
export const rowUp = 'Предыдущая строка списка'
export const copies = 'Скопировать постоянную ссылку на эту страницу'
