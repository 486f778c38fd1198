import type { ReactNode } from 'react'

const TONES = { good: 'bg-good', warn: 'bg-warn', bad: 'bg-bad', none: 'bg-edge' }
export type Tone = keyof typeof TONES

/** A live figure in a frame of fixed width, so that changes move nothing. */
export function Chip({
  tone,
  href,
  width,
  children,
}: {
  tone?: Tone
  href?: string
  width: string
  children: ReactNode
}) {
  const inside = (
    <>
      {tone && <span className={`w-2 h-2 shrink-0 rounded-full ${TONES[tone]}`} />}
      {children}
    </>
  )
  const shape = `chip ${width}`
  return href ? (
    <a className={`${shape} no-underline hover:border-edge`} href={href}>
      {inside}
    </a>
  ) : (
    <span className={shape}>{inside}</span>
  )
}
