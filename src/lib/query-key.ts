export type Argument = string | number | undefined

/** What a query's value is saved under: its name, and its arguments as far as they are given. */
export const queryKey = (name: string, args: readonly Argument[]) =>
  [name, ...args.filter(arg => arg !== undefined)].join(':')
