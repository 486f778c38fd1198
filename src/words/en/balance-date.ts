/** Words about an account as it was on a date. */
export const title = 'Balance on a date'
export const lead =
  'As of the last block of a day on your calendar, proved here: the block that toncenter finds for it, the account after it, and the signatures of validators.'
export const label = 'Day'
export const go = 'Prove balance'
export const finding = 'Looking for the block of that day …'
export const notOver = 'That day has not ended yet: the balance of now stands above.'
export const none = (day: string) => `The network did not exist on ${day}.`
export const failed = (day: string) => `The block of ${day} was not found.`
export const found = (seqno: string, day: string) => `Masterchain block ${seqno}, the newest by the end of ${day}`

export const asset = 'Of'
export const jetton = (unit: string, address: string) => `${unit} · ${address}`
export const jettons = 'Jettons held'
export const coins = 'Its own balance'
/** Of a jetton; whose word it is that a contract is its wallet. */
export const ofWallet =
  'Of {wallet}. That this is the account’s wallet of that jetton is the index’s word, and not proved.'
export const unreadable = 'The data of this jetton wallet are laid out in a way that is not known here.'
