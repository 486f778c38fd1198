/** Words about the list of recent transactions. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Последние транзакции'
export const description = 'Последние транзакции сети TON, всех шардов.'
export const lead = 'Последние 50 из всех шардов. Список сам обновляется каждые 10 секунд.'
/** Opens the rest of a row on phones. */
export const more = 'Подробнее'
export const hash = 'Хеш'
export const none = 'Последних транзакций не найдено'
export const newRows = (count: number) =>
  `${count} ${plural(count, { one: 'новая транзакция', few: 'новые транзакции', other: 'новых транзакций' })}`
export const gaps = (read: number, of: number) =>
  `Из последних блоков мастерчейна прочитано ${read} из ${of}: сеть быстрее, чем её можно читать отсюда.`
export const isOld = (age: string) =>
  `Самая новая транзакция здесь — ${age}: сеть стоит, индекс отстал или часы этого устройства идут неверно.`
export const unmarked = 'tonapi не отвечает: имён и отметок о скаме нет.'
export const failedShards = (count: number) =>
  `${count} ${plural(count, { one: 'блок', few: 'блока', other: 'блоков' })} шардов прочитать не удалось.`

export const tips = 'Как искать'
export const tipHash =
  'Транзакцию находит её хеш в hex, base64 или base64url, а также хеш сообщения, которое её запустило.'
export const tipAddress = 'Адрес ведёт ко всем своим транзакциям, в какой бы форме он ни был записан.'
export const tipNumber = 'Число — это блок мастерчейна; транзакции пользователей — в его блоках шардов.'
/** `{key}` is the key to press. */
export const tipKey = 'Чтобы искать с любой страницы, нажмите {key}.'
