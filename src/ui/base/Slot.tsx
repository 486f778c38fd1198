import { factOf } from '../../lib/facts.ts'

type Props = {
  /** name of the fact; without one it is only a placeholder */
  name?: string | undefined
  /** a text of the expected length, invisible: it wraps as the real one will, so that nothing moves */
  like?: string
  /** text shown until then */
  text?: string
  className?: string
}

/**
 * The place of a fact in a screen that waits. The script in the page's head writes it there as soon as it has the answer, seconds before
 * React is there, so React leaves the text alone while it hydrates.
 */
export const Slot = ({ name, like, text, className }: Props) => (
  <span data-slot={name} data-like={like} className={className} suppressHydrationWarning>
    {(name && factOf(name)) || text || ''}
  </span>
)
