/** Words about a replay that runs or has ended. */
export const cancel = 'Отмена'

export const asking = {
  proof: 'Доказывается состояние аккаунта…',
  head: 'Запрашивается новейший блок…',
  block: 'Запрашивается блок этой транзакции…',
  state: 'Запрашивается состояние аккаунта до неё…',
  history: 'Запрашиваются байты этой транзакции и тех, что были прямо перед ней…',
  configuration: 'Запрашивается конфигурация того времени…',
  libraries: 'Запрашиваются библиотеки контракта…',
}
export const queued = (provider: string) => `ожидание очереди к ${provider}`
export const retrying = (provider: string) => `${provider} отказал, повторный запрос`
export const fetching = (share: string) => `Загружается виртуальная машина: ${share}`
export const running = 'Выполняется…'

export const same = 'Повторено здесь: та же транзакция'
export const sameWhy =
  'У полученной транзакции тот же хеш. Значит, исходное состояние, сообщение и результат — те же, что в сети, и это её шаги.'
export const earlier = (count: number) =>
  count === 1
    ? 'Сначала выполнена одна более ранняя транзакция аккаунта'
    : `Сначала выполнены более ранние транзакции аккаунта: ${count}`
export const took = (milliseconds: string) => `${milliseconds} мс`
export const noRun = 'В этой транзакции код не выполнялся.'

export const notExact = 'Неточно'
export const notExactWhy = 'У полученной транзакции другой хеш. Поэтому ничего из этого запуска не показано как факт.'
export const notExactEarlier =
  'Более ранняя транзакция аккаунта, которую нужно выполнить первой, получилась другой. Поэтому ничего из этого запуска не показано как факт.'
export const refused = (reason: string) => `Виртуальная машина отказалась: ${reason}`
export const differs = 'В чём различие'
export const onChain = 'Сеть'
export const here = 'Здесь'
export const version = (network: number, emulator: number) =>
  `В сети действует версия правил ${network}, виртуальная машина здесь знает версию ${emulator}. Результат может отличаться.`
export const library = 'Не удалось получить библиотеку, которую называет контракт. Результат может отличаться.'
export const fields = {
  exitCode: 'Код завершения',
  gasUsed: 'Израсходовано газа',
  vmSteps: 'Шаги',
  resultCode: 'Результат фазы действий',
  actions: 'Действия',
  messages: 'Отправлено сообщений',
  totalFees: 'Комиссии всего',
  state: 'Состояние аккаунта после',
}
export const otherwise = 'Сравниваемые величины равны; различаются другие байты.'

export const unavailable = 'Повторить нельзя'
export const why = {
  block: 'Ни один индекс не называет блок этой транзакции, поэтому его случайное число неизвестно.',
  'old-state': 'У узла больше нет состояния до этой транзакции: узлы хранят старые состояния лишь несколько дней.',
  'other-state':
    'Состояние, которое прислал узел, — не то, с которого началась эта транзакция: оно не подходит к её собственным байтам.',
  'long-history': 'В этом блоке у аккаунта слишком много транзакций перед этой.',
  'too-large': 'Аккаунт больше, чем здесь читается: более 65 536 ячеек.',
  'no-code': 'У аккаунта нет кода, поэтому выполнять нечего.',
  kind: 'Виртуальная машина здесь не выполняет транзакции такого рода.',
}
export const failed = 'Не удалось получить то, что нужно для повтора'
export const broken = {
  download: 'Не удалось загрузить виртуальную машину. Проверьте соединение и попробуйте ещё раз.',
  engine:
    'Виртуальная машина не смогла это выполнить: не хватило памяти, WebAssembly выключен или вложенность сообщения для неё слишком велика.',
  time: 'Выполнение заняло больше минуты и было остановлено.',
}

export const changes = 'Что изменилось в аккаунте'
export const before = 'До'
export const after = 'После'
export const balance = 'Баланс'
export const status = 'Состояние'
export const code = 'Код'
export const none = 'нет'
/** In place of a get-method's result. */
export const methodFailed = 'ошибка'
export const unfinished = 'Стеки, get-методы и изменения аккаунта считались бы здесь слишком долго и опущены.'
export const sameData = 'Данные те же, что и раньше.'
export const data = 'Данные по ячейкам'
export const cell = (path: string) => (path ? `Ячейка ${path}` : 'Корневая ячейка')
export const moreCells = (count: number) => `и ещё ячеек: ${count}`

export const noInstruction = 'Байты, которые не являются инструкцией'
export const threw = (instruction: string) => `исключение вызвала инструкция ${instruction}`
export const threwAfter = (instruction: string, why: string) => `исключение вызвала инструкция ${instruction} (${why})`
export const gaveBefore = (value: string, name: string | null, method: string) =>
  name
    ? `${value} — это ${name.replaceAll('_', ' ')} из ${method} перед этим`
    : `${value} — это ответ ${method} перед этим`
export const raised = (instruction: string, error: string) => `${instruction}: ошибка «${error}»`
export const outOfGas = (instruction: string, used: string, limit: string) =>
  `для ${instruction} нужно всего ${used} газа, а лимит — ${limit}`
