/** Words of the steps of a replayed transaction. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const title = 'Шаги виртуальной машины'
export const stepCount = (count: number, digits: string) =>
  `${digits} ${plural(count, { one: 'шаг', few: 'шага', other: 'шагов' })}`
export const lastSteps = (shown: string, all: string) =>
  `Последние шаги, ${shown} из ${all}: лог предыдущих длиннее того, что хранит эмулятор.`
export const noSteps = 'Шагов нет: виртуальная машина не запускалась.'
export const noLog = 'В логе нет инструкций этого запуска.'

export const list = 'Шаги'
export const instruction = 'Инструкция'
export const gas = 'Газ'
export const stackTop = 'Вершина стека'
export const keys =
  'Стрелки, Page Up, Page Down, Home и End выбирают шаг. При поиске n ведёт к следующему результату, N — к предыдущему.'
export const stepNumber = (number: string) => `Шаг ${number}`
export const raised = 'исключение'

export const search = 'Найти инструкцию или значение'
export const example = 'SENDRAWMSG, 706, EQ…'
export const noResults = 'Ничего не найдено'
export const resultCount = (digits: string) => `найдено: ${digits}`
export const resultOf = (at: string, count: string) => `${at} из ${count}`
export const next = 'Следующий результат'
export const previous = 'Предыдущий результат'

export const goTo = 'Перейти'
export const jumps = {
  exception: 'Исключения',
  'out of gas': 'Газ закончился',
  message: 'Отправка сообщений',
  reserve: 'Резервы',
  code: 'Замена кода',
  method: 'Вход в методы',
  gas: 'Лимит газа задан',
}
export const jumpTo = (name: string, at: number, count: number) => `${name}: ${at} из ${count}`

export const gasUsed = 'Израсходовано газа'
export const gasLeft = 'Осталось газа'
export const cell = 'Ячейка'
export const aCellHash = 'хеш ячейки'
export const bit = 'Бит'
export const part = 'Часть кода'
export const exception = 'Исключение'
export const endedBy = (code: string) => `код выхода ${code}, выполнение на этом закончилось`
export const handled = (code: string) => `код выхода ${code}, контракт его обработал`
export const outOfGas = (used: string, limit: string) => `израсходовано ${used}, разрешено ${limit}`
export const condition = 'Условие'
export const result = (statement: string, held: boolean) => `${statement}: ${held ? 'верно' : 'неверно'}`
export const beginsWith = (value: string, prefix: string) => `${value} начинается с ${prefix}`
export const signedBy = (what: string, key: string) => `${what} — подписано ключом ${key}`
export const isEmpty = (value: string) => `${value} — пусто`
export const isNull = (value: string) => `${value} — null`
export const notes = 'Лог'

export const stack = 'Стек перед шагом, с вершины'
export const aStack = 'стек'
export const emptyStack = 'Стек пуст.'
export const unknownStack = 'Неизвестен: эмулятор хранит стеки только последних шагов.'
export const moreEntries = (digits: string) => `Ниже есть ещё: ${digits}. В копии будут все.`
export const cutEntry = 'обрезано; в копии будет всё'

export const code = (name: string) => `Код: ${name}`
export const codeAround = 'Код вокруг'
export const foreignCode = 'Эта ячейка не относится к коду аккаунта.'

export const gasTables = 'Газ по инструкциям и по частям кода'
export const byInstruction = 'Газ по инструкциям'
export const byPart = 'Газ по частям кода'
export const count = 'Шаги'
export const share = 'Доля'
export const cellPart = (hash: string) => `ячейка ${hash}`
export const noPart = 'неявные переходы и возвраты'
export const gasKnown = (known: string, all: string) => `Шаги с известным газом: ${known} из ${all}.`
export const firstRows = (shown: number) => `Показаны первые: ${shown}.`

export const save = 'Сохранить в JSON'
export const saving = 'Сохраняем…'
