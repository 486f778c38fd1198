export type Argument = string | number | undefined

/** Cache key of a query: its name and arguments, without undefined ones. */
export const queryKey = (name: string, args: readonly Argument[]) =>
  [name, ...args.filter(arg => arg !== undefined)].join(':')
