import { Fragment, type ReactNode } from 'react'

/** A text with its `{name}` slots replaced by the nodes of `slots`. */
export const Filled = ({ text, slots }: { text: string; slots: Record<string, ReactNode> }) =>
  text.split(/[{}]/).map((part, place) => <Fragment key={place}>{place % 2 === 1 ? slots[part] : part}</Fragment>)
