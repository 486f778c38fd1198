import type { Mark } from '../../domain/transaction/sentence.ts'
import { Icon } from '../base/Icon.tsx'
import type { IconName } from '../base/icons.ts'

const MARKS: Partial<Record<Mark, [icon: IconName, colour?: string]>> = {
  received: ['arrow-up', 'rotate-180 text-good'],
  failed: ['circle-x', 'text-bad'],
  returned: ['refresh'],
  nft: ['diamond'],
  system: ['circle-dashed'],
  call: ['chevron-right'],
  warning: ['alert-triangle', 'text-warn'],
}

/** Icon of a transaction's kind; decorative. */
export function HappeningMark({ mark }: { mark: Mark }) {
  const [icon, colour = ''] = MARKS[mark] ?? ['arrow-up']
  return (
    <span aria-hidden="true" className="inline-grid place-items-center shrink-0 size-7 rounded bg-raised text-muted">
      <Icon name={icon} className={colour} />
    </span>
  )
}
