/** Words about replaying a transaction in this browser. */
export const title = 'Повтор'
export const lead =
  'Выполняет эту транзакцию ещё раз в вашем браузере, на виртуальной машине самого TON. Если у результата тот же хеш, его шаги и есть шаги сети. Это 4–6 запросов и один раз 2,1 МБ.'
export const start = 'Повторить'

/** Reason of a failure, followed by the check that threw. */
export const checked = (reason: string, failure: string) => `${reason} · проверено повтором: ${failure}`
