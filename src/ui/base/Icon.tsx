import type { IconName } from './icons.ts'

type Props = {
  name: IconName
  className?: string
  /** accessible name; decorative without one */
  label?: string
}

/**
 * An icon from the page's sprite (`layouts/Icons.astro`), in text size and colour. Not a CSS mask: browsers create a document for each,
 * which took half of the time to the first paint.
 */
export const Icon = ({ name, className = '', label }: Props) => (
  <svg className={`icon ${className}`} role={label && 'img'} aria-label={label} aria-hidden={!label || undefined}>
    <use href={`#i-${name}`} />
  </svg>
)
