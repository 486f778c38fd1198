import { factOf } from '../../lib/facts.ts'

type Props = {
  /** name of the fact; a plain placeholder without one */
  name?: string | undefined
  /** invisible text of the expected length, which wraps like the fact, so that nothing moves */
  like?: string
  /** text shown until the fact is loaded */
  text?: string
  className?: string
}

/** Placeholder of a fact. The script in the page's head fills it when its answer arrives, seconds before hydration, which keeps the text. */
export const Slot = ({ name, like, text, className }: Props) => (
  <span data-slot={name} data-like={like} className={className} suppressHydrationWarning>
    {(name && factOf(name)) || text || ''}
  </span>
)
