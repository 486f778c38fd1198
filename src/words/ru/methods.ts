/** Words about running a contract's get-methods. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Get-методы'
export const lead =
  'Что контракт отвечает, когда его спрашивают. Список читается из кода контракта в этом браузере; запуск — один запрос к toncenter, и он ничего не меняет.'
export const show = 'Показать get-методы'
export const failed = 'Не удалось загрузить код'
export const noCode = 'По этому адресу нет кода, так что спрашивать нечего.'
export const unlisted = 'Код контракта не перечисляет своих методов. Метод можно запустить по имени или номеру.'
export const unnamed = (id: number) => `метод ${id}`
export const other = 'Другой метод'
export const otherLabel = 'Имя или номер метода'
export const otherHint = 'имя или номер'
export const open = 'Открыть'
export const inspect = 'Прочитать его код'

export const kinds = { int: 'число', address: 'адрес', cell: 'cell', slice: 'slice', null: 'null' }
export const hints = {
  int: 'десятичное или hex после 0x',
  address: 'в любой форме',
  cell: 'bag of cells, hex или base64',
  slice: 'bag of cells, hex или base64',
  null: '',
}
export const argument = (place: number) => `Аргумент ${place}`
export const kindOf = (place: number) => `Вид аргумента ${place}`
export const add = 'Добавить аргумент'
export const remove = (place: number) => `Убрать аргумент ${place}`
export const run = 'Запустить'
export const running = 'Выполняется…'
export const faults = {
  empty: 'Здесь чего-то не хватает.',
  number: 'Это не число: нужны цифры или hex после 0x.',
  range: 'В этом числе больше 257 бит.',
  address: 'Это не адрес.',
  checksum: 'В этом адресе опечатка: контрольная сумма неверна.',
  boc: 'Это не hex и не base64.',
  bytes: 'Эти байты — не bag of cells.',
  roots: 'В этом bag of cells несколько корней; метод принимает одну ячейку.',
  size: 'Столько ячеек отправить нельзя.',
}

export const values = 'Результат'
export const nothing = 'Метод завершился успешно и ничего не вернул.'
export const value = (place: number) => `Значение ${place}`
/** Before `block`, which is in the genitive. */
export const afterBlock = 'Вычислено после'
export const block = (seqno: string) => `блока ${seqno}`
export const by = (source: string) => `провайдером ${source}`
export const unknownBlock = (source: string) =>
  `Вычислено провайдером ${source}, который не говорит, после какого блока`
export const gas = (gas: string) => `газ: ${gas}`
export const refused = 'Метод завершился ошибкой и ничего не вернул.'
export const exitCode = (code: number) => `Код выхода ${code}`
export const yes = 'да'
export const no = 'нет'
export const noAddress = 'адреса нет'
export const bits = (bits: number, refs: number) =>
  `${bits} ${plural(bits, { few: 'бита', other: 'бит' })}, ${refs} ${plural(refs, { one: 'ссылка', few: 'ссылки', other: 'ссылок' })}`
export const noBag = 'байты, которые не читаются'
export const aCell = 'ячейку'
export const aNumber = 'число'
export const aHash = 'хеш'
/** Before the meaning of a number that is guessed by its size. */
export const perhaps = 'возможно,'
export const entries = (size: number, keyBits: number) =>
  `${size} ${plural(size, { one: 'запись', few: 'записи', other: 'записей' })}, ключи по ${keyBits} ${plural(keyBits, { one: 'биту', few: 'бита', other: 'бит' })}`
export const moreEntries = (shown: number) => `Показаны первые: ${shown}.`
export const items = (count: number) =>
  `${count} ${plural(count, { one: 'элемент', few: 'элемента', other: 'элементов' })}`
export const empty = 'пусто'
export const nullValue = 'null'
export const notANumber = 'не число'
export const unsupported = 'значение, которое ни один провайдер не расписывает'
