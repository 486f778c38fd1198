/** Reasons why something could not be loaded; `who` is the provider that was asked. */
export const offline = 'Похоже, у этого устройства нет сети.'
export const timeout = (who: string) => `${who} не ответил за 30 секунд.`
export const rateLimited = (who: string) =>
  `${who} ограничивает частоту запросов; должен ответить через несколько секунд.`
export const refused = (who: string) => `${who} не принял запрос.`
export const malformed = (who: string) =>
  `${who} прислал ответ, который не читается, поэтому из него ничего не показано.`
export const notFound = (who: string) => `${who} этого не знает.`
export const notReady = (who: string) => `У ${who} этого ещё нет; должно появиться через несколько секунд.`
export const tooLong = (who: string) => `Для ${who} это слишком длинный список.`
export const broken = (who: string) => `${who} недоступен или неисправен.`
export const another = (who: string, what: string) => {
  const others = new Map([
    ['transaction', 'другую транзакцию'],
    ['account', 'другой аккаунт'],
    ['block', 'другой блок'],
    ['jetton', 'другой жетон'],
    ['NFT', 'другой NFT'],
    ['collection', 'другую коллекцию'],
    ['domain', 'другой домен'],
    ['trace', 'другую цепочку'],
  ])
  return `${who} прислал ${others.get(what) ?? `не то (${what})`}, поэтому из ответа ничего не показано.`
}
export const unknown = 'На этой странице что-то пошло не так. Может помочь обновление страницы.'
