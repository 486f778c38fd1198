/** Reasons for a transaction's end that are no exit codes. */
export const noState = 'По этому адресу нет контракта'
export const badState = 'Код, который пришёл с сообщением, не от этого адреса'
export const noGas = 'Слишком мало TON, чтобы заплатить за газ'
export const suspended = 'Этот адрес заблокирован сетью'
export const frozen = 'Аккаунт заморожен: плата за хранение не внесена'
export const lies = 'По этому адресу тогда не было контракта; сумма осталась там'
export const keptPlain = 'Слишком мало TON, чтобы запустить контракт; сумма осталась у него'
export const ignored =
  'Контракт отработал без ошибки и отправил меньше, чем поручено: тот, кто поручал, не имеет на это права'
export const returned = 'Получатель отказался от сообщения и вернул его'
export const aborted = 'Прервано'
export const actionsSkipped = (skipped: number, all: number) =>
  `Действий пропущено: ${skipped} из ${all}, так что отправлено не всё, что поручено`
/** Sentence appended to a reason. */
export const retryUntil = (moment: string) => `. Тот же запрос можно повторять до ${moment}`
