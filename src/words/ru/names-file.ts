/** Words of the file of a visitor's own names. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

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
