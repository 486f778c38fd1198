/** tonapi's list of names. Names that the index listed too come first, in the index's order. */
export const joinNames = (index: readonly string[], confirmed: readonly string[]): string[] => [
  ...index.filter(name => confirmed.includes(name)),
  ...confirmed.filter(name => !index.includes(name)),
]
