export type Argument = string | number | undefined

/** Cache key of a query: its name, and its arguments up to the last one given. */
export const queryKey = (name: string, args: readonly Argument[]) =>
  [name, ...args.filter(arg => arg !== undefined)].join(':')
