/** Words about names that no provider gives: the visitor's own, and public lists. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const yours = 'имя, данное вами'
export const mayHaveRunOut = '(по индексу, который не знает, не истёк ли их срок)'
export const burnAddress = 'адрес сжигания'
export const burnWhy = 'это видно по форме: одни нули, ключа от него ни у кого быть не может'
export const lookAlike = 'двойник'
export const scamBy = (list: string) => `скам, по словам ${list}`

/** Plainer words for a list's kinds of accounts. */
export const categories: Readonly<Record<string, string>> = {
  CEX: 'биржа',
  DEX: 'децентрализованная биржа',
  defi: 'DeFi',
  tradingbot: 'торговый бот',
}
/** Author of a label, in a line: the list and its revision, the day it was taken, and the kind of account, which may be empty. */
export const labelBy = (list: string, made: string, category: string) =>
  `публичная метка от ${list}, взята ${made}${category && `: ${category}`}`
export const ofList = 'публичная метка'

export const editTitle = 'Ваше имя для этого адреса'
export const editLead = 'Хранится только в этом браузере: ни сервер, ни провайдер его не получит.'
export const name = 'Имя'
export const note = 'Заметка'
export const watchIt = 'Следить'
export const isWatched = 'Отслеживается'
export const watch = 'Следить за этим адресом'
export const watchWhy = 'Он появится в списке наблюдения с балансом и отметкой, было ли движение.'
export const save = 'Сохранить'
export const saved = 'Сохранено'
export const remove = 'Удалить'
export const removed = 'Удалено'
export const close = 'Закрыть'
export const toWatchList = 'Список наблюдения'

export const storageFull =
  'В этом браузере больше нет места для этого сайта: ничего не изменено. Удалите имена или заметки, которые больше не нужны, и попробуйте ещё раз.'
export const storageForbidden = 'Этот браузер не разрешает сайту ничего хранить: ничего не изменено.'
export const tooMany = (most: number) =>
  `Имена и заметки могут быть не больше чем у ${most} адресов: ничего не изменено.`
export const tooManyWatched = (most: number) => `Следить можно не больше чем за ${most} адресами: ничего не изменено.`

export const yourNote = 'Ваша заметка:'
/** `{name}` is drawn in its place. */
export const providerName = 'tonapi называет его {name}'
export const publicLabel = (category: string, list: string, made: string) =>
  `Публичная метка: {name}${category && ` (${category})`} — ${list}, на ${made}`
export const labelWarning = (list: string, made: string) =>
  `Публичный список ${list}, на ${made}, называет этот аккаунт мошенническим. Ничего на него не отправляйте и не верьте ничему, что с него приходит.`

export const alikePaid =
  'Один из адресов здесь похож на тот, на который с этого аккаунта уже отправляли, но это другой адрес.'
export const alikeNamed = 'Один из адресов здесь похож на тот, которому вы дали имя, но это другой адрес.'
export const alikeSelf = 'Один из адресов здесь похож на сам этот аккаунт, но это другой адрес.'
export const alikeBelow = (count: number) =>
  count === 1
    ? 'Один из адресов в истории ниже похож на известный здесь, но это другой адрес.'
    : `В истории ниже есть адреса, похожие на известные здесь, но это другие адреса: ${count}.`
export const compareThem = 'Сравнить'
export const suspect = 'Адрес здесь:'
export const paidBefore = 'Прежний получатель:'
export const namedByYou = 'Названный вами:'
export const itself = 'Этот аккаунт:'
export const alikeLead =
  'Прежде чем скопировать адрес, сравните его целиком: отправители с похожими адресами надеются, что им заплатят по ошибке. Буквы, которые различаются, подчёркнуты.'
export const moreAlike = (count: number) =>
  `Ещё ${count} ${plural(count, { one: 'адрес похож', few: 'адреса похожи', other: 'адресов похожи' })} на известные здесь.`
