/** An option: its name, its kind, and a detail that distinguishes it from others of the same name. Without `choose` it submits the text. */
export type Option = {
  name: string
  kind: string
  detail?: string
  /** other words by which it is found */
  also?: string | undefined
  /** path on this site; none for an action on this page */
  path?: string
  choose?: () => void
  /** the list stays open when it is chosen */
  stays?: boolean
  /** removes it from the list and from storage */
  forget?: () => void
}

/** Kind of a text, and its suggestions. */
export type Suggestions = { said: string; options: Option[] }
