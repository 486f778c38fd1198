/** Words that every screen may need: waiting, what failed, what could not be read. */
export const commonWords = {
  fallback: 'An error occurred',
  waiting: {
    queued: (provider: string) => `Waiting for a turn: ${provider} may be asked only every few seconds.`,
    asked: (provider: string) => `Waiting for an answer of ${provider}.`,
    retrying: (provider: string) => `${provider} refused; trying again in a few seconds.`,
  },
  lost: 'A part of this page could not be loaded',
  unreadable: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'} could not be read`,
}
