/** An option: name, kind, and a detail that distinguishes equal names. Without `choose` it submits the text. */
export type Option = {
  name: string
  kind: string
  detail?: string
  /** other words that match */
  also?: string | undefined
  /** path on this site; absent for an action on this page */
  path?: string
  choose?: () => void
  /** the list stays open after choosing it */
  stays?: boolean
  /** removes it from the list and from storage */
  forget?: () => void
}

/** Description of a text, and suggestions for it. */
export type Suggestions = { said: string; options: Option[] }
