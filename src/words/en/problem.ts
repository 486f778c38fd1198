/** Reasons why something could not be loaded; `who` is the provider that was asked. */
export const offline = 'This device seems to be offline.'
export const timeout = (who: string) => `${who} did not answer within 30 seconds.`
export const rateLimited = (who: string) =>
  `${who} limits how often it may be asked; it should answer in a few seconds.`
export const refused = (who: string) => `${who} did not accept the question.`
export const malformed = (who: string) => `${who} sent an answer that cannot be read, so nothing of it is shown.`
export const notFound = (who: string) => `${who} does not know it.`
export const notReady = (who: string) => `${who} does not hold it yet; it should in a few seconds.`
export const tooLong = (who: string) => `${who} finds this too long to list.`
export const broken = (who: string) => `${who} cannot be reached or has a fault.`
export const another = (who: string, what: string) => `${who} answered with another ${what}, so nothing of it is shown.`
export const unknown = 'Something in this page went wrong. Reloading it may help.'
