/** Words of the page that reads bytes. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Разбор'
export const description =
  'Вставьте или перетащите bag of cells: что это, что в нём сказано, его код и каждая его ячейка. Из браузера ничего не уходит.'
export const lead = 'Читает любые байты TON. Они остаются в этом браузере: ни одного запроса, работает и без сети.'

export const input = 'Байты'
export const inputLead =
  'Bag of cells в hex или base64, как его пишут обозреватели, кошельки и инструменты. Файл можно перетащить в любое место этой страницы.'
export const bytes = 'Bag of cells в hex или base64'
export const example = 'te6cc… или b5ee9c72…'
export const read = 'Прочитать'
export const clear = 'Очистить'
export const file = 'Или файл'
export const reading = 'Читаем…'
export const fromFile = (name: string) => `Прочитано из файла ${name}.`

export const problems = {
  empty: 'Байтов пока нет: вставьте их или выберите файл.',
  'no bytes': 'Это не hex и не base64.',
  words: 'Это текст, а не байты: вставьте bag of cells в hex или base64.',
  'no bag': 'Эти байты — не bag of cells: он начинается с b5ee9c72, в base64 это te6cc.',
  'cut off': 'Эти байты обрезаны: bag of cells продолжается после их конца.',
  'too many bytes': 'Слишком много: читается не больше 10 МБ.',
  'too many cells': 'Слишком много: читается не больше 262 144 ячеек.',
  'too deep': 'Слишком глубоко: друг под другом может быть не больше 1 024 ячеек.',
  cyclic: 'Здесь цикл: ячейка ссылается на себя или на ячейку перед собой, чего в bag of cells быть не может.',
}
export const meant: Record<string, string> = {
  address: 'адрес',
  transaction: 'хеш транзакции',
  domain: 'домен',
  block: 'блок',
}
export const looksLike = (what: string) => `Похоже на ${what}:`
export const openIt = 'открыть'
export const damaged = (why: string) => `Этот bag of cells повреждён: ${why}.`

export const sizeOf = (bytes: string, roots: number) =>
  `байт: ${bytes}, ${roots} ${plural(roots, { one: 'корень', few: 'корня', other: 'корней' })}`
export const shownRoots = (shown: number) => `Показаны первые: ${shown}.`
export const indexOfBegins =
  'В его индексе — места, где ячейки начинаются, как пишет TonWeb; по стандарту там места, где они заканчиваются. В остальном всё как положено.'
export const hex = 'hex'
export const base64 = 'base64'
export const link = 'Ссылка на эти байты'
export const aLink = 'ссылку на эти байты'
export const linkTooLong = 'Для ссылки слишком длинно.'

export const rootTitle = (place: number, count: number, name: string) => `Корень ${place} из ${count}: ${name}`
export const or = ' или '
export const several = (count: number) =>
  `Эти байты подходят под разные формы (${count}). Ничто в них не говорит, какая имелась в виду.`
export const names = {
  transaction: 'Транзакция',
  message: 'Сообщение',
  internal: 'Внутреннее сообщение',
  'external-in': 'Внешнее сообщение',
  'external-out': 'Сообщение-лог',
  request: 'Запрос к кошельку',
  body: 'Тело сообщения',
  block: 'Блок',
  state: 'Состояние шарда',
  account: 'Аккаунт',
  init: 'State init',
  proof: 'Доказательство Меркла',
  update: 'Обновление Меркла',
  content: 'Метаданные токена',
  link: 'Ссылка на метаданные токена',
  code: 'Код контракта',
  library: 'Ссылка на библиотеку',
  cells: 'Ячейки',
}

export const hash = 'Хеш'
export const wrongHash = 'нет: ячейка Меркла внутри не соответствует тому, что держит'
export const size = 'Размер'
export const cellsOf = (cells: string, bits: string, depth: string) =>
  `ячеек: ${cells}, бит: ${bits}, глубина: ${depth}`

export const workchainUnknown = 'Байты не называют воркчейн; предполагается бейсчейн.'
export const time = 'Время'
export const previous = 'Предыдущая транзакция'
export const incoming = 'Входящее сообщение'
export const outgoing = (place: number, count: number) => `Исходящее сообщение ${place} из ${count}`
export const moreMessages = (count: number) => `Ещё ${count} — среди ячеек.`
export const bounces = 'С возвратом'
export const body = 'Тело'
export const readAs = (wallet: string) => `Запрос, прочитан по формату: ${wallet}`
export const wallets: Record<string, string> = {
  wallet_v1: 'кошелёк v1',
  wallet_v2: 'кошелёк v2 или restricted',
  wallet_v3: 'кошелёк v3, vesting или lock-up',
  wallet_v4: 'кошелёк v4',
  wallet_highload_v2: 'кошелёк highload v2',
  wallet_highload_v3: 'кошелёк highload v3',
  wallet_preprocessed: 'кошелёк preprocessed',
  wallet_v5: 'кошелёк v5',
  wallet_v5beta: 'кошелёк v5 (бета)',
  'multisig-v1': 'первый мультисиг',
  'multisig-v2': 'мультисиг v2',
  vesting: 'кошелёк vesting',
  contract: 'контракт',
}
export const unreadOrders = (count: number) =>
  `Из сообщений, которые он просит отправить, не удалось прочитать: ${count}.`
export const sendMode = 'Режим отправки'
export const asked = (place: number, count: number) => `Сообщение ${place} из ${count}, которое он просит отправить`

export const seqno = 'Seqno'
export const shard = 'Шард'
export const shardOf = (workchain: number, shard: string) => `${workchain}:${shard}`
export const keyBlock = 'Ключевой блок'
export const yes = 'да'
export const no = 'нет'
export const previousBlocks = 'Предыдущие'
export const headerPruned = 'Заголовок этого блока обрезан.'
export const status = 'Статус'
export const dataHash = 'Хеш данных'
export const lastTransaction = 'Последняя транзакция'
export const lastLt = 'Последнее логическое время'
export const deploys = 'Адрес, который получится'
export const proved = 'Доказываемый хеш'
export const before = 'Хеш до'
export const after = 'Хеш после'
export const about = 'О чём оно'
export const aboutCells = 'Ничего известного: только ячейки.'
export const uri = 'Ссылка'
export const attributeKey = (key: string) => `${key.slice(0, 8)}…`
export const noText = 'текста нет'
export const library = 'Хеш кода'
export const libraryNote = 'Сам код — в библиотеке мастерчейна, а не в этих байтах.'

export const methods = 'Методы'
export const methodCount = (count: number) =>
  `${count} ${plural(count, { one: 'метод', few: 'метода', other: 'методов' })}`
export const blockTitle = (block: number) => `блок ${block}`
export const noMethods = 'В этом коде нет словаря методов.'
export const entry = 'вход'
export const entryName = 'Где начинается выполнение'
export const listing = (name: string) => `Код: ${name}`
export const back = 'Назад'
export const codeTooLarge = 'Кода больше, чем читается: часть его здесь не показана.'
export const emptyBlock = 'Инструкций нет.'
export const disassembling = 'Читаем код…'

export const cells = 'Ячейки'
export const cellMeta = (bits: number, refs: number, depth: number) =>
  `${bits} ${plural(bits, { few: 'бита', other: 'бит' })} · ${refs} ${plural(refs, { one: 'ссылка', few: 'ссылки', other: 'ссылок' })} · глубина ${depth}`
export const placeOf = (ref: number, parent: number) => `ссылка ${ref} из #${parent}`
export const levelOf = (level: number) => `уровень ${level}`
export const exotic: Record<number, string> = {
  1: 'обрезанная ветвь',
  2: 'библиотека',
  3: 'доказательство Меркла',
  4: 'обновление Меркла',
}
export const cellNumber = (number: number) => `#${number}`
export const openCell = (number: number) => `Ячейка ${number}: на что она ссылается`
export const sameAs = 'та же ячейка, что и'
export const cellData = 'данные ячейки'
export const cellHash = 'хеш ячейки'
export const noData = 'данных нет'
export const openAll = 'Раскрыть все'
export const closeAll = 'Свернуть все'
