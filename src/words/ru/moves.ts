/** Words about what a message says, and how jettons moved. */
export const bytes = (hex: string) => `Байты ${hex}`
export const encrypted = 'Зашифровано'
export const operation = (name: string) => `Операция ${name}`
export const privateToBoth = ', прочесть могут только отправитель и получатель'
export const hadBeenSent = 'было отправлено'
export const arrived = 'дошло'
export const moveFailed = ' — ошибка'
/** Link to the trace below, for a message about jettons. */
export const noneListed = 'tonapi не показывает здесь переводов жетонов; что запрашивалось, видно по шагам ниже'
export const tooLong = 'Переводов слишком много для списка'
export const tooLongWhy = 'Эта транзакция входит в цепочку, которая слишком длинна для индексатора.'
