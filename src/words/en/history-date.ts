/** Words about a history that is shown from a date on back. */
export const label = 'Show the history up to a day'
export const open = 'Go to a day'
export const go = 'Show'
export const from = (day: string, source: string) => `From ${day} on back, as ${source} lists it.`
export const none = (day: string) => `Nothing happened up to ${day}.`
export const failed = (day: string) => `The history up to ${day} was not loaded.`
export const newest = 'Back to the newest'
