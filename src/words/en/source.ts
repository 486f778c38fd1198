/** Words about who said what is shown, and when. */
export const fromBrowser = (said: string) => `from this browser, ${said}`
export const fromList = 'from a list'
/** Names of providers, in one text. */
export const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names)
export const justNow = 'just now'
export const refreshFailed = (why: string) => `Refresh failed: ${why}`
export const restComes = 'the rest is on its way'
export const refreshesIn = (seconds: number) => `refreshes in ${seconds}s`
export const refresh = 'Refresh'
export const compare = 'Compare'
export const compareHint = 'Ask the other providers for the same'
