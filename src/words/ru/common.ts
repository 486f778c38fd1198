/** Words of every screen: waiting, what failed, what can be copied, what many lists call the same. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const fallback = 'Произошла ошибка'
export const queued = (provider: string) => `Ждём: ${provider} отвечает на один запрос раз в несколько секунд.`
export const asked = (provider: string) => `Ждём ответа от ${provider}.`
export const retrying = (provider: string) => `${provider} отказал; повторим через несколько секунд.`
export const lost = 'Часть этой страницы не загрузилась'
export const lostWhy = 'Сбой сети, или вышла новая версия сайта.'
export const reload = 'Обновить страницу'
export const tryAgain = 'Повторить'
export const unreadable = (count: number) =>
  `${count} ${plural(count, { one: 'запись', few: 'записи', other: 'записей' })} прочитать не удалось`

/** Between things of a list. */
export const between = ', '
/** Between parts of a sentence. */
export const comma = ', '
/** Between a label or a name and what it is. */
export const colon = ': '
/** Between a sentence without its stop and the next one. */
export const stop = '. '
/** Between two sentences, or a colon and what follows. */
export const gap = ' '

/** The state of an account, by its name on the chain. */
export const accountState = (state: string) =>
  new Map([
    ['active', 'активен'],
    ['uninitialized', 'не развёрнут'],
    ['uninit', 'не развёрнут'],
    ['frozen', 'заморожен'],
    ['nonexist', 'отсутствует'],
    ['unknown', 'неизвестно'],
  ]).get(state) ?? state

/** The title of a page in the browser's tab. */
export const documentTitle = (name: string) => `${name} · Nanoscope`

/** `what` is in the accusative. */
/** A label inside a sentence begins small; abbreviations stay. */
const small = (what: string) => (/^[А-ЯЁ][а-яё]/.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what)

export const copy = (what: string) => `Скопировать ${small(what)}`
export const copied = 'Скопировано'
export const notCopied = 'Не удалось скопировать'

/** Values that can be copied, as `copy` names them. */
export const anAddress = 'адрес'
export const anAmount = 'сумму'
export const ownerAddress = 'адрес владельца'
export const transactionHash = 'хеш транзакции'
export const codeHashValue = 'хеш кода'
export const rootHashValue = 'корневой хеш'
export const fileHashValue = 'хеш файла'

export const scam = 'скам'
export const received = 'получено'
export const sent = 'отправлено'

export const address = 'Адрес'
export const account = 'Аккаунт'
export const transaction = 'Транзакция'
export const transactions = 'Транзакции'
export const block = 'Блок'
export const age = 'Когда'
export const from = 'Откуда'
export const to = 'Куда'
export const fromTo = 'Откуда и куда'
export const amount = 'Сумма'
export const balance = 'Баланс'
export const comment = 'Комментарий'
export const fee = 'Комиссия'
export const value = 'Сумма'
export const owner = 'Владелец'
export const holders = 'Держатели'
export const codeHash = 'Хеш кода'
export const rootHash = 'Корневой хеш'
export const fileHash = 'Хеш файла'
export const globalId = 'Глобальный ID'
export const logicalTime = 'Логическое время'
export const viewAsAddress = 'Открыть как обычный адрес'
