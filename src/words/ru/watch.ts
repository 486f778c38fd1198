/** Words of the watch list, and of the file of a visitor's own names. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Список наблюдения'
export const description =
  'Адреса, за которыми вы следите: баланс, последнее движение и что изменилось с прошлого раза.'
export const lead =
  'Имена, заметки и этот список хранятся только в этом браузере: ни сервер, ни провайдер их не получает. Данные запрашиваются у toncenter и tonapi сразу обо всех аккаунтах: провайдеры видят адреса, но не имена.'
export const documentName = (changed: number) => (changed > 0 ? `(${changed}) ${title}` : title)

export const none = 'Вы пока ни за чем не следите'
export const noneWhy = 'Откройте адрес и нажмите под ним «Следить». Он появится здесь.'
export const findOne = 'Найти адрес'
export const status = 'С прошлого раза'
export const changed = 'Изменился'
export const unchanged = 'Без изменений'
export const notLoaded = 'не загружено'
export const lastActivity = 'Последняя активность'
export function changedCount(changed: number, unknown: number, all: number) {
  const same = all - changed - unknown
  if (changed === 0 && unknown === 0) return `Адресов в списке: ${all}, с прошлого раза ничего не изменилось`
  const known =
    changed > 0
      ? `С прошлого раза изменилось ${changed} из ${all}`
      : `Адресов в списке: ${all}${same > 0 ? `, без изменений с прошлого раза: ${same}` : ''}`
  return unknown > 0 ? `${known}, неизвестно: ${unknown}` : known
}
export const unmarked = 'tonapi не отвечает: его имён, отметок о скаме и последней активности нет.'
export const lookAgain = 'Посмотреть снова'
export const markSeen = 'Всё просмотрено'

export const others = 'Другие адреса с вашими именами и заметками'
export const note = 'Заметка'

export const file = 'Ваши имена в файле'
export const fileLead =
  'Перенесите их в другой браузер или сохраните копию: если очистить данные этого сайта, они пропадут. Можно прочитать и файл избранного Acton (acton-favorites).'
export const save = (count: number) =>
  `Сохранить ${count} ${plural(count, { one: 'адрес', few: 'адреса', other: 'адресов' })} в файл`
export const nothingToSave = 'Сохранять пока нечего'
export const choose = 'Прочитать файл'

export const unreadable = {
  'too large': 'Файл больше 5 МБ. Ничего не изменено.',
  'no json': 'Файл сломан, или это не JSON. Ничего не изменено.',
  foreign: 'В файле нет ни имён Nanoscope, ни избранного Acton. Ничего не изменено.',
  'later version': 'Версия файла новее, чем умеет читать этот сайт. Ничего не изменено.',
  damaged: 'Файл повреждён: там, где должен быть список, что-то другое. Ничего не изменено.',
}
export const cannotRead = 'Браузер не смог прочитать файл. Ничего не изменено.'
export const preview = 'Что изменит чтение этого файла'
export const counts = (news: number, changed: number, same: number, refused: number) =>
  `новых ${news}, изменённых ${changed}, без изменений ${same}, отклонённых ${refused}.`
export const otherNetwork = (theirs: string, ours: string) =>
  `Как сказано в файле, его адреса — из сети ${theirs}; этот сайт показывает ${ours}.`
export const where = 'Если есть и там и там'
export const keepMine = 'Оставить моё'
export const takeTheirs = 'Взять из файла'
export const merge = 'Объединить'
export const nothingToMerge = 'Объединять нечего'
export const dismiss = 'Отмена'
export const merged = (added: number, changed: number) => `Объединено: добавлено ${added}, изменено ${changed}.`

export const address = 'Адрес'
export const kind = 'Что это'
export const mine = 'У вас'
export const theirs = 'В файле'
export const kinds = { new: 'новый', changed: 'изменён', same: 'тот же', refused: 'отклонён' }
export const watched = 'наблюдается'
export const refusals = {
  'no address': 'не адрес',
  'nothing to keep': 'нет имени, заметки и наблюдения',
  twice: 'в файле больше одного раза',
}
export const nothing = '(ничего)'
