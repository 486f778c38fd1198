/** Words of the indexer's moderators on a token; its lists keep their English names. */
export const trustWord = (trust: string) =>
  new Map([
    ['whitelist', 'белый список'],
    ['graylist', 'серый список'],
    ['blacklist', 'чёрный список'],
    ['none', 'не проверен'],
    ['unknown', 'неизвестно'],
  ]).get(trust) ?? trust
/** The unit of a jetton whose symbol could be taken for coins. */
export const likeMoney = (symbol: string, isUnverified: boolean) =>
  `«${symbol}» (жетон${isUnverified ? ', не проверен' : ''})`
/** `trust`: the name of a list, or "none". */
export const judged = (trust: string) =>
  trust === 'none' ? 'Индексатор его не оценивал' : `По оценке индексатора: ${trustWord(trust)}`

export const showPicture = 'Показать изображение'
export const hostLearns = (host: string) => `Оно лежит на ${host}, и этот хост узнает ваш сетевой адрес.`
