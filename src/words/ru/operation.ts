/** Words about an operation whose name is not known here. */
export const ask = 'Спросить имя у API узла'
export const asking = 'Спрашиваем toncenter…'
export const failed = 'Имя не загрузилось.'
export const noName = 'У toncenter тоже нет для неё имени.'
export const byNodeApi = 'так её называет API узла'
