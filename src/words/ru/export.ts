/** Words about saving an account's transactions as a file. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const open = 'Экспорт'
export const shown = 'Сохранить показанное'
export const shownHint = (rows: number) =>
  `${rows} ${plural(rows, { one: 'транзакция', few: 'транзакции', other: 'транзакций' })}, без новых запросов`
export const asCsv = 'Сохранить CSV'
export const asJson = 'Сохранить JSON'
export const range = 'Диапазон дат'
export const from = 'С (UTC)'
export const to = 'По (UTC)'
export const format = 'Формат'
export const csv = 'CSV'
export const json = 'JSON'
export const koinly = 'Koinly'
export const cointracking = 'CoinTracking'
export const start = 'Начать'
export const reversed = 'Первый день позже последнего.'

/** Goes into the two lines below: "около 3 минут" is in both. */
export const duration = (seconds: number) => {
  const minutes = Math.round(seconds / 60)
  if (seconds < 60) return 'меньше минуты'
  return seconds < 120 ? 'около минуты' : `около ${minutes} ${plural(minutes, { one: 'минуты', other: 'минут' })}`
}
export const estimate = (pages: number, time: string) =>
  `Около ${pages === 1 ? 'одной страницы' : `${pages} ${plural(pages, { one: 'страницы', other: 'страниц' })}`}, ${time} в темпе провайдеров.`

/** Progress: rows are lines of the file. */
export const progress = (rows: number, count: string, day: string | null) =>
  `${count} ${plural(rows, { one: 'строка', few: 'строки', other: 'строк' })}${day ? `, дошли до ${day} (UTC)` : ''}`
export const left = (time: string) => `осталось ${time}`
export const checking = 'Проверяются балансы и жетоны.'
export const pause = 'Пауза'
export const goOn = 'Продолжить'
export const cancel = 'Отменить'
export const pausedHere = 'Приостановлен.'
export const pausedReload = 'Приостановлен: вы ушли со страницы.'
export const pausedElsewhere = 'Этот экспорт продолжается в другой вкладке.'
export const pausedFailed = 'Приостановлен: не загрузилась одна из страниц.'
export const pausedFull = 'Приостановлен: этот браузер не смог сохранить строки.'

export const notKept =
  'Этот браузер не может хранить строки: его база данных запрещена, повреждена или занята другой вкладкой. Не уходите с этой страницы, пока файл не сохранён.'
export const damaged =
  'Файл не сохранён: строки, которые хранились в этом браузере, пропали или повреждены. «Новый экспорт» загрузит их заново.'

export const complete = 'Полный по TON: каждая транзакция называет предыдущую, и ни одна не пропущена.'
export const cancelled = 'Неполный: отменён раньше, чем дошёл до первого дня. Это указано в имени файла.'
export const gap = 'Неполный: провайдеры пропустили транзакцию в середине. Это указано в имени файла.'
export const historyEnds =
  'Неполный: более старых транзакций этого аккаунта у провайдеров нет. Это указано в имени файла.'
export const uncertainEnd =
  'Неполный: конец диапазона дат найден по индексу, а он может отставать. Более новых транзакций может не хватать. Это указано в имени файла.'
export const deletedBetween =
  'Неполный: за это время аккаунт был удалён и создан снова. Более ранние транзакции перечисляет только индекс, и некоторых может не хватать. Это указано в имени файла.'
export const balances = (opening: string, moved: string, closing: string) =>
  `Начальный баланс ${opening}, движение с комиссиями ${moved}, конечный баланс ${closing}.`
export const addUp = 'Они сходятся.'
export const differ = 'Они не сходятся: провайдер что-то пропустил или показывает неверно.'
/** Shown at the end of a file for a tax program. */
export const leftOut = (movements: number, count: string) =>
  movements === 0
    ? 'Ни одно движение не пропущено как непроверенное.'
    : `В файл не вошло непроверенных движений: ${count}. В CSV и JSON они есть.`
/** Check of jettons, shown after a complete export. Figures are net sums over all rows. */
export const jettonsUnchecked = {
  unlisted: 'Список жетонов этого аккаунта получить не удалось, поэтому движения жетонов не проверены.',
  incomplete: 'Жетоны не проверены: tonapi не дал полной их истории.',
  'too long': 'Жетоны не проверены: их история в tonapi длиннее, чем читает этот сайт.',
  failed: 'Жетоны не проверены: их история из tonapi не загрузилась.',
  cancelled: 'Жетоны не проверены: проверка отменена.',
}
export const jettonsHold = (count: number) =>
  count === 1
    ? 'Единственный жетон в нём сходится с тем, что говорит история tonapi.'
    : `Все жетоны в нём (${count}) сходятся с тем, что говорит история tonapi.`
export const jettonDiffers = (rows: string, history: string) =>
  `По строкам выходит ${rows}, по истории tonapi ${history}: для поступлений без уведомления и поздно вернувшихся переводов строк нет, а непроверенные движения не учтены.`
export const save = 'Сохранить файл'
export const discard = 'Новый экспорт'

/** In the files themselves; smallest units, net. */
export const jettonSums = (rows: string, history: string | null) =>
  history === null ? `по строкам ${rows}` : `по строкам ${rows}, по истории ${history}`
export const movement = (place: number, of: number) => `движение ${place} из ${of}`
export const extraCurrency = (id: number) => `дополнительная валюта ${id}`
export const failedTransaction = 'неудачная транзакция'
