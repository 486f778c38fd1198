/** Words about what a search says of what was typed. */
export const invalid = 'Такой запрос не подходит. Введите верный адрес, хеш транзакции, номер блока или домен.'
export const checksum = 'Похоже на адрес, но его контрольная сумма неверна. Проверьте, нет ли опечатки.'
/** Reasons of a refused query, after the general line. */
export const tooLarge = 'Номер блока — не больше 4 294 967 295.'
export const hashLength = (digits: number) => `В хеше 64 шестнадцатеричные цифры, здесь ${digits}.`
export const rawLength = (digits: number) =>
  `В адресе в форме raw после двоеточия 64 шестнадцатеричные цифры, здесь ${digits}.`
export const addressLength = (characters: number) => `В адресе 48 символов, здесь ${characters}.`
export const otherDomain = 'Домены TON заканчиваются на .ton или .t.me.'
export const username = 'Имя пользователя Telegram — от 4 до 32 букв, цифр и подчёркиваний, начинается с буквы.'
export const search = 'Найти'

/** Search by name, which asks tonapi on Enter. */
export const askNames = (name: string) => `Искать «${name}» по имени`
export const asksTonapi = 'запрос к tonapi'
export const isAsking = 'Спрашиваем это имя у tonapi…'
export const foundByName =
  'Имена в tonapi, которые так начинаются. Взять имя может кто угодно: смотрите на отметку и адрес.'
export const noName = 'И tonapi ничего с таким именем не знает.'
export const noOtherName = 'tonapi не знает имён, которые так начинаются. Что уже видел этот браузер:'
export const noNames = 'Поискать по имени не удалось: tonapi не отвечает.'
/** Words of tonapi's moderators on what it found. */
export const trusts = {
  whitelist: 'в белом списке',
  graylist: 'в сером списке',
  blacklist: 'в чёрном списке, считается скамом',
  none: 'без оценки',
  unknown: 'без оценки',
}

export const suggestions = 'Подсказки'
/** Kinds of a text, while it is typed. */
export const is = {
  transaction: 'Хеш транзакции',
  address: 'Адрес, контрольная сумма верна',
  'raw address': 'Адрес в форме raw, без контрольной суммы',
  'masterchain block': 'Номер блока мастерчейна',
  'shard block': 'Блок шарда',
  domain: 'Домен',
  link: 'Ссылка на страницу этого сайта',
  'wrong-checksum': 'Адрес, контрольная сумма неверна',
  unknown: 'Не адрес, не хеш, не номер блока и не домен',
  name: 'Возможно, это имя: при поиске спросим о нём tonapi',
}
/** The kind of a suggestion, shown beside its name. */
export const kinds = {
  block: 'блок',
  address: 'адрес',
  transaction: 'транзакция',
  domain: 'домен',
  link: 'страница',
  recent: 'искали раньше',
  own: 'имя, данное вами',
  jetton: 'жетон',
  collection: 'коллекция NFT',
  account: 'имя от tonapi',
  screen: 'перейти',
  action: 'на этой странице',
}
export const publicLabel = (category: string, list: string) => `${category || 'метка'}, по словам ${list}`
export const forget = 'Забыть этот запрос (Delete)'
export const forgetAll = 'Забыть все запросы'
/** A text in place of an address. */
export const noAddress = '«{text}» — не адрес.'
