/** Words about how far something was proved in this browser. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')
const ofValidators = (count: number) => plural(count, { one: 'валидатора', other: 'валидаторов' })

export const prove = 'Доказать'
export const proving = 'Доказываем…'
export const how = 'Как?'
export const hide = 'Скрыть'
export const grade = (reached: number, most: number) => `Доказано ${reached} из ${most}`

export const nothingYet = 'В этом браузере ещё не доказано'
export const bytesMatch = 'Байты соответствуют хешу, проверено здесь'
export const inBlock = 'Есть в своём блоке, проверено здесь'
export const committed = (seqno: string) => `Зафиксировано блоком мастерчейна ${seqno}, проверено здесь`
export const signed = (signers: number, of: number) =>
  `Подписали ${signers} из ${of} ${ofValidators(of)}, проверено здесь`
export const signedByNamed = 'Подписали валидаторы, которых называет только toncenter'
export const signedByAgreed = 'Подписали валидаторы, которых называют оба провайдера, но не эта сборка'
export const doesNotFit = 'Доказательство не сходится'

export const title = 'Как это доказано'
export const save = 'Сохранить доказательство'
export const saveEvidence = 'Сохранить улики'
export const saving = 'Сохраняем…'

/** A block's name follows five of these, in the nominative. */
export const ofHeader = (time: string) => `Судя по заголовку, созданному ${time}, это`
export const ownBytes = 'Хеш этих байтов —'
export const stands = 'Эта транзакция находится здесь:'
export const afterBlock = 'Это аккаунт после того, как применён'
export const absent = 'Такого аккаунта нет после того, как применён'
export const block = (seqno: string) => `блок ${seqno}`
export const masterchainBlock = (seqno: string) => `блок мастерчейна ${seqno}`
export const thisMasterchainBlock = (seqno: string) => `Блок мастерчейна ${seqno}`
export const commits = 'фиксирует этот блок'
export const precedes = 'Этот блок появился раньше, чем'
export const signersOf = (signers: number, of: number, share: string) =>
  `${signers} из ${of} ${ofValidators(of)} подписали его, это ${share}\u00a0% их веса`
export const pinned = (day: string) => `Их набор закреплён в этой сборке, обновлён ${day}`
export const rotated = (rotations: number, day: string) =>
  `Их набор следует из закреплённого в этой сборке (${day}), через ${rotations} ${plural(rotations, { one: 'смену', few: 'смены', other: 'смен' })}`
export const agreed = (provider: string) =>
  `${provider} называет тех же валидаторов; набора, близкого к этому, сборка не знает`
export const named =
  'Этих валидаторов называет только toncenter: набора, близкого к этому, в сборке нет, а tonapi их не подтвердил'
export const namedInFile =
  'Этих валидаторов называет только сам файл: никого не спрашивали, и набора, близкого к этому, в сборке нет. Тот, кто создал файл, мог создать и их'
export const olderList = (made: string, seen: string) =>
  `Используется список закреплённых валидаторов от ${made}; этот браузер уже видел список от ${seen}. Возможно, хост отдаёт старую сборку.`
export const noList = 'Не удалось загрузить список валидаторов, закреплённых в этой сборке.'
export const kept = 'хранится здесь'
export const bytes = (size: string, took: string) => `${size}, проверено за ${took}`
export const milliseconds = (ms: string) => `${ms} мс`

export const statuses = { nonexist: 'отсутствует', uninit: 'не развёрнут', frozen: 'заморожен', active: 'активен' }
export const unsigned = 'Не доказано: этих значений не подписали валидаторы, известные этой сборке.'
export const asOf = 'На момент'

export const asking = 'Запрашиваем следующие байты. Каждого провайдера спрашиваем не чаще, чем он разрешает.'
export const contradicted = {
  title: 'То, что прислал провайдер, противоречит заявленному.',
  titleOfFile: 'То, что лежит в файле, противоречит заявленному в нём.',
  expected: 'Заявлено',
  found: 'В доказательстве',
  nothing: 'ничего',
  bytes: (why: string) => `Эти байты — не доказательство: ${why}.`,
  signatures: (wrong: number) =>
    `${wrong} ${plural(wrong, { one: 'подпись неверна', few: 'подписи неверны', other: 'подписей неверны' })}.`,
  meaning:
    'Кто-то ошибается или лжёт. Прежде чем на это полагаться, сравните с другим обозревателем и сохраните улики.',
  meaningOfFile: 'Файл изменён или сделан для обмана: не полагайтесь ни на что из него.',
}
export const subjects = {
  block: 'Это доказательство о другом блоке.',
  file: 'У байтов блока другой хеш.',
  header: 'У блока другое место в блокчейне.',
  'key block': 'Блок не называет валидаторов.',
  state: 'Это состояние другого блока.',
  transaction: 'На этом месте другая транзакция, или её нет.',
  account: 'Это другой аккаунт, а не тот, который доказывается.',
  'shard block': 'Мастерчейн фиксирует другой блок.',
  'previous block': 'Перед ним стоит другой блок.',
  'older block': 'На этом месте другой блок мастерчейна.',
  'signed block': 'Подписи — под другим блоком.',
  order: 'Блоки идут не в том порядке.',
  shard: 'Блок из другого шарда, в котором ничего этого нет.',
  validators: 'Валидаторы другие.',
  configuration: 'toncenter прислал другую конфигурацию сети.',
  link: 'Звенья доказательства идут не в том порядке, или одно из них повторяется.',
}
export const incomplete = 'В байтах нет того, что нужно. Но и против ничто не говорит.'
export const tooLarge = 'Доказательство слишком велико, чтобы проверить его здесь.'
export const tooLittle = (share: string) =>
  `Подписали валидаторы только с ${share}\u00a0% веса; нужно больше двух третей.`
export const otherRound = (from: string, until: string, made: string) =>
  `Подписали валидаторы другого раунда: их раунд — с ${from} по ${until}, а блок создан ${made}.`
export const noEd25519 =
  'Этот браузер не может проверить эти подписи (Ed25519), или страница открыта не по https. Более новый браузер может.'
export const noMore = 'Дальше сейчас не продвинуться.'
export const meaning =
  'Доказано, что это часть блокчейна, который подписали эти валидаторы. Не доказано, что после не появилось ничего новее.'

export const proveSteps = (steps: number) => `Доказать все шаги: ${steps}`
export const proveReadable = (steps: number) => `Доказать читаемые шаги: ${steps}`
export const stepsProved = (proved: number, steps: number, isMinimum: boolean) =>
  `${proved} из ${isMinimum ? 'не менее чем ' : ''}${steps} ${plural(steps, { one: 'шага', other: 'шагов' })} ${plural(proved, { one: 'подписан', other: 'подписано' })} валидаторами`
export const stepsPinned = 'набор которых закреплён в этой сборке'
export const stepsLeft = (left: number) => `осталось ${left}`
export const stepNotProved = 'Не доказано:'
