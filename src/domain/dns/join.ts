/** Names that tonapi lists, those of them that were there first in their places. */
export const joinNames = (index: readonly string[], confirmed: readonly string[]): string[] => [
  ...index.filter(name => confirmed.includes(name)),
  ...confirmed.filter(name => !index.includes(name)),
]
