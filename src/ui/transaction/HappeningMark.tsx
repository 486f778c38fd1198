import type { Tone } from '../../domain/transaction/outcome.ts'
import type { Mark } from '../../domain/transaction/sentence.ts'
import { Icon } from '../base/Icon.tsx'
import type { IconName } from '../base/icons.ts'
import { TONE_COLOURS, TONE_ICONS } from './OutcomeMark.tsx'

const MARKS: Partial<Record<Mark, [icon: IconName, colour?: string]>> = {
  received: ['arrow-up', 'rotate-180 text-good'],
  returned: ['refresh'],
  nft: ['diamond'],
  system: ['circle-dashed'],
  call: ['chevron-right'],
  changed: ['alert-triangle', 'text-warn'],
}

/** What a transaction is about, at a glance, and of one that failed how gravely; its words stand beside it. */
export function HappeningMark({ mark, tone }: { mark: Mark; tone: Tone }) {
  const [icon, colour = ''] = mark === 'failed' ? [TONE_ICONS[tone], TONE_COLOURS[tone]] : (MARKS[mark] ?? ['arrow-up'])
  return (
    <span aria-hidden="true" className="inline-grid place-items-center shrink-0 size-7 rounded bg-raised text-muted">
      <Icon name={icon} className={colour} />
    </span>
  )
}
