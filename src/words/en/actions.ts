/** Words about the actions that a contract asked for in its run. */
export const title = (count: number) => (count === 1 ? 'Action' : `Actions (${count})`)
export const noneDone = (count: number) =>
  count === 1
    ? 'The contract asked for this, and it was not carried out: the action phase failed.'
    : 'The contract asked for these, and none was carried out: the action phase failed.'
export const message = 'Send a message'
export const reserve = 'Keep back'
export const code = 'Replace the code'
export const library = 'Change a library'
export const unknown = 'An action that is not known'
export const unreadable = 'The list of actions that the contract left cannot be read.'
export const mode = (mode: number) => `mode ${mode}`

const parts: [number, string][] = [
  [1, 'fees apart from the amount'],
  [2, 'skipped on failure'],
  [16, 'bounces on failure'],
  [32, 'deletes the account at zero'],
  [64, 'with the amount that came in'],
  [128, 'with the whole balance'],
]
/** A mode of sending, with its flags in words. */
export const flags = (mode: number) => {
  const named = parts.filter(([flag]) => mode & flag).map(([, words]) => words)
  return named.length > 0 ? `${mode}: ${named.join(', ')}` : `${mode}`
}
export const sendMode = (mode: number) => `mode ${flags(mode)}`
