/** Words of the page on which this browser shows that it can check. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Проверки'
export const description =
  'Проверить сохранённое доказательство, узнать, верно ли проверяет этот браузер и что в нём хранится.'
export const lead = 'Что этот браузер умеет проверять, что знает и что хранит. Отсюда никому ничего не отправляется.'

export const file = 'Проверить сохранённое доказательство'
export const fileLead =
  'Файл доказательства, который создаёт кнопка «Сохранить доказательство». Его можно перетащить и на любую страницу. Он читается здесь, в том числе без сети.'
export const choose = 'Файл доказательства'
export const notKept =
  'Перетащенный файл слишком велик, чтобы передать его с одной страницы на другую. Выберите его здесь или перетащите на эту страницу.'
export const checking = 'Проверяем…'
export const unreadable = {
  'no proof': 'Этот файл — не доказательство.',
  'later version':
    'Форма этого доказательства новее, чем умеет читать эта сборка. Обновите страницу или попросите у того, кто его сохранил, доказательство в старой форме.',
  damaged: 'Доказательство повреждено: какой-то части нет или она другой формы.',
}
export const claimed = 'Заявлено:'
export const aTransaction = 'транзакция'
export const anAccount = 'аккаунт'
export const aBlock = 'блок'
export const savedOf = (isThisNetwork: boolean, made: string) =>
  `Сохранено ${made}, ${isThisNetwork ? 'из этой сети' : 'из другой сети'}, по словам самого файла`
export const proved = (most: number) => `Доказано ${most} из ${most}: каждое звено, которое есть в файле.`
export const notProved = (most: number) =>
  `Доказано 0 из ${most}: звенья файла не ведут к валидаторам, известным этой сборке.`

export const self = 'Этот браузер'
export const selfLead =
  'Известные байты из mainnet и из стандартов сверяются с тем, что должно получиться. Ложные должны быть отвергнуты.'
export const run = 'Запустить проверки'
export const names = {
  hash: 'Хеш ячейки',
  body: 'Тело сообщения, прочитано (TEP-74)',
  account: 'Аккаунт mainnet, доказан',
  'false account': 'Он же с одним неверным битом, отвергнут',
  'shard block': 'Блок mainnet, доказан',
  'false shard block': 'Он же с одним неверным битом, отвергнут',
  signature: 'Подпись, проверена (Ed25519, RFC 8032)',
  'false signature': 'Она же для другого сообщения, отвергнута',
}
export const replay = 'Виртуальная машина'
export const replayLead =
  'Записанная транзакция, выполненная ещё раз на виртуальной машине, которую использует «Повтор»: один раз 2,1 МБ. С ложными входными данными она должна получиться другой.'
export const runReplays = 'Повторить запись'
export const replays = {
  replay: 'Контракт с исключением: повторён, тот же хеш',
  'false state': 'С одним неверным битом состояния: другая транзакция',
  'false message': 'С одним неверным битом сообщения: другая транзакция',
  'false configuration': 'С другой ценой газа: другая транзакция',
}
export const outcomes = { passed: 'пройдено', failed: 'не пройдено', impossible: 'браузер не умеет' }
export const took = (ms: string) => `${ms} мс`

export const providers = 'Провайдеры'
export const perCall = (seconds: number) => `один запрос в ${seconds.toLocaleString('ru')} с`
export const answered = 'Последний ответ'
export const never = 'неизвестно'
export const nextTurn = 'Следующий запрос возможен'
export const free = 'сейчас'
export const inSeconds = (seconds: number) => `через ${seconds} с`

export const calls = 'Запросы за последние десять минут'
export const noCalls = 'За последние десять минут в этом браузере не записано ни одного запроса.'
export const noLog = 'Этот браузер не разрешает сайту вести журнал запросов.'
export const newestCalls = (count: number) => `Это последние ${count}: больше журнал не хранит.`
export const call = 'Запрос'
export const provider = 'Провайдер'
export const answer = 'Ответ'
export const when = 'Когда'
export const status = (code: number) => `статус ${code}`
export const noAnswer = 'читаемого ответа нет'
export const statusUnknown = 'завершён'
export const after = (ms: number) => `за ${ms} мс`

export const stored = 'Хранится в этом браузере'
export const storedSum = (answers: number, others: number, size: string) =>
  `${answers} ${plural(answers, { one: 'ответ', few: 'ответа', other: 'ответов' })} и ${others} ${plural(others, { one: 'настройка', few: 'настройки', other: 'настроек' })}, всего ${size}. Это остаётся здесь: ни другой сайт, ни сервер этого не читает.`
export const nothingStored = 'Ничего не хранится.'
export const what = 'Что'
export const from = 'Откуда'
export const learnt = 'Получено'
export const size = 'Размер'
export const showAll = (count: number) => (count === 1 ? 'Ответ' : `Все ответы: ${count}`)
export const forget = 'Забыть всё'
export const forgetNames = (count: number) =>
  `Это сотрёт и ваши имена и заметки для ${count} ${plural(count, { one: 'адреса', other: 'адресов' })}, другой копии которых нет. Сначала их можно сохранить в файл на странице «Список наблюдения».`
export const forgotten = 'Стёрто. Следующая страница начнёт с чистого листа.'

export const build = 'Эта сборка'
export const buildName = 'Сборка'
export const built = 'Собрана'
export const commit = 'Коммит'
