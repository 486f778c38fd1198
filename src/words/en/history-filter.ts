/** Words of which rows of a history are shown, each before how many there are. */
export const show = 'Show'
export const all = (count: number) => `All ${count}`
export const received = 'Received'
export const sent = 'Sent'
export const tokens = 'Tokens'
export const comments = 'Comments'
export const failed = 'Failed'
export const counterparty = 'With whom'
export const everybody = 'With everybody'
export const none = 'None of the rows that are loaded is of both.'
