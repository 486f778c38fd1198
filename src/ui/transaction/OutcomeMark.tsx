import type { End, Tone } from '../../domain/transaction/outcome.ts'
import { Icon } from '../base/Icon.tsx'
import type { IconName } from '../base/icons.ts'

export const TONE_COLOURS: Record<Tone, string> = {
  good: 'text-good',
  none: 'text-muted',
  warn: 'text-warn',
  bad: 'text-bad',
}

const ICONS: Record<Tone, IconName> = {
  good: 'circle-check',
  none: 'circle-dashed',
  warn: 'alert-triangle',
  bad: 'circle-x',
}

/** Outcome of a transaction as icon and text. */
export function OutcomeMark({ end: { tone, name } }: { end: End }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-600 ${TONE_COLOURS[tone]}`}>
      <Icon name={ICONS[tone]} />
      {name}
    </span>
  )
}
