import type { Outcome } from '../domain/outcome.ts'

/** Succeeded, failed or bounced, as a mark and a word. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const good = outcome.kind === 'succeeded'
  const word = outcome.bounced ? 'Bounced' : good ? 'Succeeded' : 'Failed'
  return (
    <span className={`inline-flex items-center gap-1.5 font-600 ${good ? 'text-good' : 'text-bad'}`}>
      <span className={good ? 'i-tabler-circle-check' : 'i-tabler-circle-x'} />
      {word}
    </span>
  )
}
