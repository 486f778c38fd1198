import type { IconName } from './icons.ts'

type Props = {
  name: IconName
  className?: string
  /** what it says where no word beside it does; decoration without */
  label?: string
}

/**
 * A picture from the page's own store of them (`layouts/Icons.astro`), as high as the text it is in and of its colour. Not a mask in
 * the styles: a browser makes a document of each, which took half the time to the first paint.
 */
export const Icon = ({ name, className = '', label }: Props) => (
  <svg className={`icon ${className}`} role={label && 'img'} aria-label={label} aria-hidden={!label || undefined}>
    <use href={`#i-${name}`} />
  </svg>
)
