/** Words about validators. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Валидаторы'
export const description = 'Валидаторы сети TON: их число, стейки и адреса.'
export const lead = 'Данные обновляются каждую минуту.'
export const about = 'О валидаторах TON'
export const aboutText =
  'Валидаторы проверяют транзакции и договариваются о следующем блоке. Каждый вносит в стейк монеты, свои и часто номинаторов, и теряет часть, если нарушает правила. На раунд их избирают по стейкам: набор валидаторов меняется примерно каждые 18 часов, а стейк возвращается через несколько часов после конца раунда. Номер валидатора — его место по весу.'
export const failed = 'Не удалось загрузить валидаторов'
export const none = 'Данных о валидаторах сейчас нет'
export const unavailable = 'Данные о валидаторах недоступны'
export const hint =
  'Для данных о валидаторах нужны специальные API. Загляните позже или откройте официальные обозреватели.'
export const fallback = 'Данные о валидаторах временно недоступны. Попробуйте позже.'

export const total = 'Всего валидаторов'
export const inRound = 'в текущем раунде'
export const totalStake = 'Общий стейк'
export const ofAll = (coin: string) => `${coin}, у всех валидаторов`
export const minStake = 'Мин. стейк'
export const toStand = (coin: string) => `${coin}, для кандидатов`
export const electionDate = 'Начало раунда'
export const roundBegan = (time: string) => time

export const distribution = 'Распределение веса'
/** Stand below a number of validators. */
export const holdThird = (count: number) =>
  count === 1
    ? 'валидатор в одиночку держит треть веса'
    : `${plural(count, { one: 'крупнейший валидатор держит', few: 'крупнейших валидатора держат', other: 'крупнейших валидаторов держат' })} треть веса`
export const holdHalf = (count: number) =>
  count === 1
    ? 'валидатор в одиночку держит половину веса'
    : `${plural(count, { one: 'крупнейший валидатор держит', few: 'крупнейших валидатора держат', other: 'крупнейших валидаторов держат' })} половину веса`

export const round = 'Текущий раунд'
export const since = 'Начало'
export const until = 'Конец'
export const submitted = 'Внесено стейков'
export const effective = 'Из них учтено'

export const counts =
  'Каждый внесённый стейк учитывается в пределах наименьшего стейка среди избранных, умноженного на собственный множитель валидатора; учтённая часть и есть вес валидатора.'

export const byWeight = 'Вес, по убыванию'
export const byWeightUp = 'Вес, по возрастанию'
export const byStake = 'Стейк, по убыванию'
export const byStakeUp = 'Стейк, по возрастанию'
export const byAddress = 'Адрес'
export const byAddressDown = 'Адрес, в обратном порядке'
export const byAdnl = 'Адрес ADNL'
export const byAdnlDown = 'Адрес ADNL, в обратном порядке'

export const active = 'Активные валидаторы'
export const listed = (count: string) => `в списке ${count}`
export const changed = (count: number) =>
  `${count} ${plural(count, { one: 'новый стейк', few: 'новых стейка', other: 'новых стейков' })}`
export const stake = 'Стейк'
export const rank = 'Место'
export const factor = 'Множитель'
/** In front of it, on a phone. */
export const factorBefore = 'множитель'
/** Stands beside the stake submitted. */
export const counted = 'учтено {amount}'
export const weightUnknown = 'Доли — от внесённых стейков: множители неизвестны.'
export const notAllListed = 'В списке не все избранные валидаторы: вес неизвестен.'
export const maybeNotAllListed = 'Неизвестно, все ли избранные валидаторы есть в списке, поэтому вес не показан.'
export const weightNote = 'Вес — доля в учтённых стейках; по ней считается подпись валидатора.'
export const adnl = 'Адрес ADNL'
export const adnlValue = 'адрес ADNL'

export const weight = 'Вес'
