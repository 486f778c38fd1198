import * as commonWords from '#words/common.ts'
import type { Outcome } from '../../domain/reason/outcome.ts'
import { Icon } from '../base/Icon.tsx'

/** Succeeded, failed or bounced, as a mark and a word. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const good = outcome.kind === 'succeeded'
  const word = outcome.bounced ? commonWords.bounced : good ? commonWords.succeeded : commonWords.failed
  return (
    <span className={`inline-flex items-center gap-1.5 font-600 ${good ? 'text-good' : 'text-bad'}`}>
      <Icon name={good ? 'circle-check' : 'circle-x'} />
      {word}
    </span>
  )
}
